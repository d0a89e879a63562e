### What the tables and fields of packs for Ginkgopolis are called in the editor, in English.

entry-table = Setting up
entry-urbanization = Urbanization card (A to L)
entry-building = Building card
entry-character = Character
field-players = Players
field-resources = Resources of each player
field-tiles-removed = Tiles taken out
field-cards-discarded = Cards taken out
field-new-hands = Tokens for a new hand
field-id = Which one
field-cell = Place in the city
field-effect = Bonus
field-colour = Colour
field-set = Beginner set (0: none)
field-start = At the start
field-name = Name
