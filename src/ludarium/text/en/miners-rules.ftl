### The rules page of Imperial Miners: each section has a title and its paragraphs (.p1, .p2 …).
### A line that begins with '- ' is an item of a list; **bold** and *italic* are understood. Only the page reads this file.

rules-idea = What it is about
    .p1 = Everybody digs a mine of their own under the same mountain. In each of **10 rounds** an event is turned over, then all add one card to their mine at the same time. A card works when it is dug, and after it one card in every row above, up to the surface.
    .p2 = Cards bring gold, crystals, machines, carts and research. **Whoever has most points after 10 rounds wins.** One to five can play; nobody ever touches another player’s mine.

rules-material = What is in the box
    .p1 =
        - **136 mine cards**: 36 of level I, 43 of level II, 43 of level III, 14 of level IV.
        - **18 events**, of which a game uses 10.
        - **3 research boards** with two different sides each, and a pickaxe in each of 5 colours.
        - **5 surface boards**, which differ in nothing but colour.
        - Gold in pieces of 1 and 5 (132 in all), crystals worth 1, 5 and 10 points (275 in all), 44 machines, 24 collapses and 40 cart tokens.
    .p2 = Gold, crystals and tokens never run out, and change is free: here they are simply numbers. All cards of level IV are alike.

rules-setup = Laying the table
    .p1 = Each research board lies with a random side up. The mine cards form one deck for each level, with a discard pile of its own. Of the 18 events 10 become the event deck, unseen; the other 8 leave the game unseen.
    .p2 = Mines begin empty, gold and points at nothing, and every pickaxe stands below the boards, on no space. The setup is the same for any number of players. The event deck is also the clock: as many cards as it has, so many rounds are to come, and anybody may count it.

rules-hands = First hands
    .p1 = **Normal**: draw 2 cards of level I, 3 of level II and 3 of level III, keep any 4 of the 8 and discard the others openly. All choose at the same time and in secret.
    .p2 = **Beginner**: draw 2 cards of each of the first three levels and keep all 6. Each player may have either hand; both can occur in one game.

rules-cards = What a card shows
    .p1 = A card has a name, a level, a cost in gold, none, one or two of the six factions, one or two effects, and six half carts on its border, each full or empty. Its level is the row in which it must be dug.
    .p2 = Cards of levels I and IV cost nothing, cards of level II cost 2 gold, cards of level III between 0 and 13. A card of two factions counts as both everywhere. Of two effects one activation performs at most one, and the choice is made anew each time. Cards of level IV have one effect, all others two.

rules-events = Events
    .p1 = Each round begins with the top event, which concerns everybody. It works **at once** (11 of them), **all this round** (4, which change costs, research, collapses or the surface) or **at the end of the round** (3, after everybody has dug). It is used in its round only.
    .p2 = Events must be carried out as far as possible, unless they say “may”. No event does harm. Where an event has a price that you cannot or will not pay, it does nothing for you; where it finds nothing to work on, that part is lost. *Example: “discard 2 cards, gain 4 gold” is carried out with a single card, too; “discard 2 cards for 4 gold” is not.*

rules-choosing = Choosing a card
    .p1 = Everybody chooses one card of the hand in secret; then all are revealed together. A card can be played if you can pay for it now and there is a place for it. In round 1 only level I has one.
    .p2 = If none of your cards can be played, you draw the top card of level I and play it. You may not do so by choice, and you may not pass. Should level I have no card at all any more, you dig nothing this round. *Example: with 1 gold, a card of level II in hand and nothing else, you dig blindly.*

rules-paying = Paying
    .p1 = The cost is paid when the card is revealed, before it is placed and before any effect: gold that the way up brings cannot pay for the card that started it.
    .p2 = All reductions add up, but a card never costs less than 0 and no gold comes back. A reduction for “the next card” waits for the next card you play, in whatever round, and is used up by it even if the card was cheaper.

rules-placing = Placing the card
    .p1 = A card goes into the row of its level: row I lies under the surface, II under I, III under II, IV under III. Rows are shifted by half a card. **A card must touch at least one card of the row above**; under the surface there is room everywhere, with gaps as you like (the picture leaves room for ten cards on either side of the first).
    .p2 = A card has up to 2 neighbours above, 2 below and 2 beside it, 6 in all; in row I at most 4, because the surface is no card. Half carts never forbid a place. What is dug stays where it is.

rules-activating = Activating a card
    .p1 = The card just placed is activated first: you perform one of its effects, or none. Then the way up begins. Every card is activated **at most once in a round**; the mark is set when its activation begins and cleared when the next round begins.
    .p2 = You take an effect as a whole or leave it as a whole; a collapse that it puts down belongs to it. Its parts are carried out in their order, as far as they go, and counts are taken at that moment. “For each 2” counts full pairs only.
    .p3 = A price must be met in full: an effect that you cannot pay cannot be chosen.

rules-way = The way up
    .p1 = When a card is finished, choose one of the cards that touch it from above and activate that one, and so on up to the surface. A card in row III thus leads to one card in each of the rows III, II and I, and then to the surface.
    .p2 = The way itself is not optional, only effects are. You may choose a collapsed card, or one that was activated already: it does nothing, and the way goes on from it. When everybody is up, an event of the end of the round is carried out, and the next round begins.

rules-surface = The surface
    .p1 =
        - **Pay office**: gain 2 gold.
        - **Scouts**: draw 3 cards.
        - **Academy**: pay 4 gold for 2 steps of research, or 8 gold for 5 steps.
    .p2 = At the surface one of the three must be performed; that ends your round. If an event lets you perform two, they must be different ones; paying 4 and paying 8 are the same. The first is finished before you choose the second. *Example: with 3 gold you take 2, own 5, and pay 4 at the academy.*

rules-carts = Carts
    .p1 = Where two cards touch, their halves meet. Two full halves are a **full cart**, worth 1 point at the end; a full and an empty one are a half-full cart; two empty ones are nothing. Carts exist as soon as a card is placed, so a card counts those that it makes itself.
    .p2 = A **cart token** on a half-full cart of your mine makes it full for every purpose. It never goes on two empty halves or on a full cart, there is one at most on a cart, and it stays. Without a half-full cart you take no token. The surface makes no carts: upper halves of row I and lower halves of row IV never meet anything.

rules-machines = Machines
    .p1 = Some effects put machines on cards of your mine. A card holds at most 3; what has no room is not taken. “Here” is the card that works; otherwise any of your cards with room may hold them, whatever its faction. Many effects grow with machines.

rules-collapses = Collapses
    .p1 = A card holds at most one collapse. **When a collapsed card is activated, the collapse is removed and nothing else happens**; that was its activation for the round, and the way goes on as usual.
    .p2 = A collapsed card still counts for factions, neighbours, machines and carts. If the way meets a card that was activated earlier in the round and has collapsed since, nothing happens and the collapse stays. Some effects remove collapses or pay for those that lie there.

rules-special = Activations besides
    .p1 = Some effects let you activate another card of your mine: one that was not activated this round and that the effect allows; a collapsed one may be chosen. It works alone, without a way up. If the way meets it later, it does nothing more. Such activations can follow from one another and are finished before the way goes on.

rules-drawing = Drawing cards
    .p1 = Cards are drawn one at a time. For each you choose the deck of level I, II or III, knowing what you drew before; if a level is named, it is that deck. Cards of level IV come only from research boards and certain events.
    .p2 = **At most 8 cards stay in hand.** That is checked when an effect is finished, not before; who has more discards down to 8, each card to the pile of its level. *Example: with 7 cards you draw 3, look at all 10 and discard 2.* When a card is needed and a deck is empty, its discard pile is shuffled and becomes the deck; if that is empty too, the deck gives nothing.

rules-searching = Looking for a faction
    .p1 = A faction draw: name the faction if you may choose it, choose a deck of level I, II or III and turn its cards over until one belongs to that faction. It goes to your hand; the others are shuffled back. Everybody sees what is turned over, the card that you take as well.
    .p2 = If the deck has no such card, it is shuffled and you look through another one; its discard pile is not added. If no deck has one, you draw nothing. A card of two factions serves for either.

rules-research = Research
    .p1 = Research moves your pickaxe up, one step at least and at most as many as it says. **Only the space where it stops gives its effect.** At the first research you choose a board; putting the pickaxe on its lowest space costs no step, and that space gives nothing.
    .p2 = The 10th step is the top. Whoever reaches it gets its effect, has completed the board, loses what steps are left over, and chooses a different board on whose lowest space the pickaxe goes on; it may be one completed earlier. Players do not block each other.
    .p3 = *Example: the pickaxe stands on step 8 and you have 5 steps. You stop on 9, or on the top and lose 3.*

rules-factions = The six factions
    .p1 =
        - **Scots** spend gold on strong effects; each Scots card of your mine, the working one too, takes 1 gold off that price, never below 0.
        - **Barbarians** have strong effects that bury their own cards, and some that clear rubble or live on it.
        - **Egyptians** climb the research boards fastest and profit from their height.
    .p2 =
        - **Japanese** grow with Japanese cards and with different factions in the mine.
        - **Atlanteans** collect machines.
        - **Romans** care for neighbours and full carts, and place cart tokens.
    .p3 = Cards of two factions have one effect of each; cards without a faction bring plain amounts.

rules-secrets = What is open and what is hidden
    .p1 = Hidden are hands, the order of decks, the 8 events that are not used, and the card you choose until all reveal. Everything else is open: mines, tokens, gold, points, pickaxes, discard piles, the number of cards in hand.
    .p2 = All dig at the same time and nobody waits for anybody; only the reveal, an event at once and the end of the round wait for all. Decks serve players in the order in which they draw. Programs that move several players take them one after the other, each to the end of the round.

rules-end = The end
    .p1 = After the mine phase of round 10, and an event of its end, points are counted: **crystals and 1 point for each full cart**. Gold, cards, machines, collapses and research are worth nothing. *Example: 31 points in crystals and 8 full carts are 39.*
    .p2 = With equal points more gold wins, then more full carts; who is still equal shares the victory.

rules-solo = Alone
    .p1 = The rules are the same. At the end your points give you a grade:
    .p2 =
        - below 35: navvy
        - 35 to 45: tunneller
        - 46 to 55: novice miner
        - 56 to 60: mining engineer
        - 61 to 65: veteran hewer
        - 66 and more: ruler of the deep

rules-content = Our own cards
    .p1 = The cards, events and research boards here are our own, made for these rules: 89 designs for the 136 cards. Costs, effects and halves follow a plan that keeps factions, levels, boards and events close to each other in worth, and programs that play thousands of games check it.
    .p2 = Effects speak of yourself only, nothing is left to chance but draws, and every card has an effect without a price.
