### What the tables and fields of packs for Imperial Miners are called in the editor, in English.

entry-surface = Surface
entry-side = Side of a research board
entry-event = Event
entry-card = Mine card
field-id = Short name
field-effect = Effect
field-board = Research board
field-side = Side
field-step-1 = Step 1
field-step-2 = Step 2
field-step-3 = Step 3
field-step-4 = Step 4
field-step-5 = Step 5
field-step-6 = Step 6
field-step-7 = Step 7
field-step-8 = Step 8
field-step-9 = Step 9
field-step-10 = Top
field-level = Level
field-cost = Cost
field-first = First effect
field-second = Second effect
field-faction = Factions (none, one or two)
field-carts = Full half carts of each copy
field-name = Name
