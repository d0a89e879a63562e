### The rules page of Ginkgopolis: each section has a title and its paragraphs (.p1, .p2 …).
### A line that begins with '- ' is an item of a list; **bold** and *italic* are understood. Only the page reads this file.

rules-idea = What it is about
    .p1 = You and the others build one city together: outwards, by new buildings at its edge, and upwards, by new floors on what stands there already. Each round you secretly choose one card, perhaps with a tile on it, and everybody’s choice is then carried out in turn.
    .p2 = Buildings you put up feed you with resources, tiles and points. The cards you keep make every later action pay more. When tiles or resources run out, the districts of the city are counted, and **whoever has most points wins**. One to five can play; alone you play against Hal.

rules-material = What is in the box
    .p1 =
        - **60 tiles** in red, blue and yellow, numbered 1 to 20 in each colour; each exists once.
        - **60 building cards**, one for every tile.
        - **12 urbanization cards** with the letters A to L and **12 tokens** with the same letters.
        - **27 characters**: 12 red, 9 blue, 6 yellow.
        - **25 resources** in each of five colours, a screen for each player, two new-hand tokens each, point tokens, construction markers and the card of the first player.
    .p2 = Points and construction markers lie ready for everybody; there are always enough of them here.

rules-buildings = Buildings
    .p1 = A building is a stack of tiles on one square of the grid. **The top tile says everything**: the building’s colour and its number. Its height is the number of tiles in the stack, and there is no limit to it.
    .p2 = A red building gives **resources**, a blue one **tiles**, a yellow one **points**; the higher it is, the more. The building card of the same colour and number as the top tile points at this building.
    .p3 = Whoever has resources on a building owns it: always as many as it is high, all of one colour. The nine buildings of the start city belong to nobody until somebody builds on them. They can be used and built over like any other, and they belong to districts, but they count for no one.
    .p4 = Neighbours are squares that share an edge. Corners never count.

rules-tokens = Tokens at the edge
    .p1 = The twelve lettered tokens lie on empty squares around the city. They are the only places where a new building can begin. An urbanization card points at the square where its token lies at the moment the card is carried out, not where it lay when you chose.

rules-goods = Resources, tiles and points
    .p1 = Your resources lie in one of three places: in your supply, behind your screen, or on buildings. **Only what is behind your screen can be spent.** Gaining a resource means moving it from your supply behind the screen; if your supply is empty, the gain is lost. You never use another colour.
    .p2 = A tile is drawn face down and at random from the tile supply. Points come from a stock that never runs out, and you can never have fewer than none. Everything you gain goes behind your screen at once, and you cannot refuse a gain.

rules-setup = Laying the table
    .p1 = The nine tiles with the numbers 1, 2 and 3 form a random block of three by three. The tokens go round it clockwise in alphabetical order: A, B, C above, D, E, F to the right, G, H, I below, J, K, L to the left; the corners stay empty.
    .p2 = The other 51 tiles are the face-down supply. The urbanization cards and the building cards 1 to 3 are shuffled into a deck of 21. All other building cards wait until their building stands and the deck is made anew.
    .p3 =
        - **1 to 3 players**: six tiles leave the game unseen (45 remain), and the top seven cards go to the discard pile (14 remain).
        - **4 or 5 players**: all 51 tiles and all 21 cards are used.
        - **Resources for each player**: 25 with one or two, 20 with three, 18 with four, 16 with five.

rules-people = What each player gets
    .p1 = Everybody has a colour, a screen and two new-hand tokens, and three characters that lie face up for the whole game. For a first game there are six ready-made sets of three; each player gets one at random.
    .p2 = Your characters show what you begin with: so many resources, tiles and points, nothing else. *Example: set 2 begins with 4 resources, 2 tiles and 2 points.* Then everybody is dealt four cards. Who goes first is chosen at the table or by chance.

rules-draft = Drafting characters
    .p1 = Instead of ready-made sets you can draft. All 27 characters are shuffled and everybody gets four. Keep one in secret and pass three to the left; keep one of the three you receive and pass two; keep one of those two. What is left over goes back to the box.
    .p2 = When everybody has three, all are revealed together and the starting goods are taken. Until then only you know what you picked and what passed through your hands.

rules-secrets = What is open and what is hidden
    .p1 = Open for all: the city with heights and owners, construction markers, tokens, everybody’s supply of resources, characters, kept cards and new-hand tokens, who goes first, and how many cards and tiles the piles have.
    .p2 = Hidden: your hand, your chosen card and tile until your turn, and what is behind your screen. That a tile lies on a card can be seen once the actions begin; which one, only when it is revealed. A tile that you have to take back has been seen by everybody. Gains and payments are made openly, so the log tells them; only the faces of tiles stay secret. Nobody looks through the discard pile. You know the three cards you passed to your left neighbour, but not the fourth one drawn there.

rules-round = A round
    .p1 = Every round has three parts. **1.** All choose a card at the same time. **2.** Starting with the first player and going clockwise, each reveals the choice and carries out the whole action, bonuses included, before the next one reveals. Everybody has exactly one action. **3.** The next round is prepared.
    .p2 = To prepare it, all pass their three unused cards to the left at the same time, and the first-player card goes along to the left. Then everybody, beginning with the new first player, draws one card and has four again. With two players, left is the other player.

rules-choosing = Choosing a card
    .p1 = Choose exactly one card of your hand. You may lay **one** of your tiles on it. Without a tile, the card will be exploited; with a tile you will build. You cannot pass: without tiles you simply play a card alone.
    .p2 = Nothing is checked or paid now. You may choose something you cannot pay for yet, hoping that resources come back to you before your turn. You can take your choice back until everybody has chosen; whoever chooses last cannot.

rules-new-hand = A new hand
    .p1 = If you like none of your cards, hand in a new-hand token before you choose: the whole hand goes to the discard pile and you draw four new cards. You cannot keep some of them. With two tokens you can do this twice in a game, even twice in one round.
    .p2 = If the deck runs out meanwhile, it is made anew at once, and the cards you have just discarded are in it. Several requests are served in the order in which they come. A token you never use is worth **2 points** at the end, a used one nothing.

rules-actions = Three actions
    .p1 =
        - **Any card alone**: you exploit.
        - **An urbanization card with a tile**: you urbanize.
        - **A building card with a tile**: you build a floor.
    .p2 = What you chose is what you do; you cannot take the tile back just because you have changed your mind. Your action meets the city as it is on your turn, with everything others have built before you in this round. What an action gives you comes too late to pay for that same action.

rules-unpaid = When you cannot pay
    .p1 = On your turn, before anything happens, it is looked at once whether you can pay for card and tile. Urbanizing takes one held resource. A floor takes one resource for each level of the new height, one more if the colour changes, and points if the number is lower. Your own resources on that building come back first, so they count.
    .p2 = If anything is missing, resources or points, the tile goes back behind your screen and the card is played alone. Then it is an exploit in every respect: exploit bonuses are paid, no resources return to anybody, the card is discarded and not kept.
    .p3 = *Example: red 8 is yours and 3 high, and you hold one resource. With red 12 you need 4 and have 1 + 3: it works. With blue 12 you would need 5: you exploit the building for 3 resources instead and keep the tile.*

rules-exploit = Exploit: a card alone
    .p1 = A **building card** gives you as many goods as its building is high: resources from a red one, tiles from a blue one, points from a yellow one. It does not matter whose building it is; the owner gets nothing and nothing changes there.
    .p2 = An **urbanization card** gives you one resource or one tile, as you like; if one of them has run out, take the other. Its token stays where it is.
    .p3 = Then your exploit bonuses pay, and the card is discarded. *Example: red 9 is 2 high and you have exploit bonuses of one tile and one point: you get 2 resources, 1 tile and 1 point.*

rules-urbanize = Urbanize: a letter with a tile
    .p1 = Put the tile where the token of that letter lies now: a new building of height 1. Put one held resource on it, so it is yours, and a construction marker. Colour and number of the tile cost nothing. The token moves on (see below).
    .p2 = Then **every neighbouring building gives its goods**, as many as it is high, whoever owns it and even if it is still under construction. This does not count as exploiting: no exploit bonuses. After that your urbanization bonuses pay, and the card is discarded.
    .p3 = *Example: you urbanize beside a red building of height 1 and a blue one of height 2, with a bonus of one resource. You place 1 resource and get 1 resource, 2 tiles and 1 resource more.* In the start city every token has just one neighbour.

rules-token-moves = Where the token goes
    .p1 = After urbanizing, its token moves to an empty square that shares an edge with the square it lay on: no building, no other token. You choose; the order of the alphabet does not matter, and a gap inside the city is allowed.
    .p2 = If there is no such square, the token goes to any free square at the edge where the letters stay in order along the outline of the city, between the letter before and the letter after. If there is none either, you first move one of these two neighbours to a free square that fits it. If even that does not help, any free square at the edge will do. The table offers you exactly the squares that are allowed.

rules-floor = Build a floor: a building card with a tile
    .p1 = First the resources on the building go back behind their owner’s screen. **If the owner is somebody else, that player gets one point for each of them.** Your own come back without points and can be used at once. Nobody can keep you from building; a building without owner gives nothing back.
    .p2 = Then lay your tile on top, pay what it costs extra (see below), put as many resources on it as it is high now, and a construction marker. The building is yours. Your floor bonuses pay. Last, you **keep the card** face up: its bonus is yours from now on, but not yet for this floor. Neighbours give nothing when you build a floor.
    .p3 = *Example: blue 5 is 2 high and belongs to Faye. Nell plays blue 5 with red 4: Faye gets 2 resources and 2 points. Nell pays 1 point (5 − 4) and 1 resource (another colour), places 3 resources, gets her floor bonuses and keeps blue 5.*

rules-floor-price = What a floor costs extra
    .p1 =
        - **A lower number** than the tile you cover costs the difference in points. A higher one costs and gives nothing.
        - **Another colour** costs one held resource, which goes back to your supply.
    .p2 = Both can apply together. Only the top tile counts for the comparison. A building of the start city takes 2 resources, 3 with another colour, and never points, because your tiles start at 4.

rules-bonuses = Bonus cards
    .p1 = Characters and kept cards in front of you pay bonuses. **Permanent bonuses** have an occasion: exploit, urbanize or floor. Every time you carry out that action yourself, each of your cards with that occasion pays once. Cards in your hand pay nothing, and other players’ actions pay you nothing.
    .p2 = **End-game cards** wait until the final scoring. Here your cards are sorted by occasion; that is only for your eyes. Bonuses pay in a fixed order: characters first, then kept cards in the order in which you kept them.
    .p3 = *Example: with urbanization bonuses of 1 resource, of 1 resource and 1 point, and of 1 tile, one urbanization brings all of these together.*

rules-permanent-cards = Cards 1 to 9 and characters
    .p1 = Building cards 1, 4 and 7 pay when you exploit, 2, 5 and 8 when you urbanize, 3, 6 and 9 when you build a floor. Cards 1 to 6 give one good of their colour: red a resource, blue a tile, yellow a point. Cards 7 to 9 give one point more.
    .p2 = A character gives one good of its colour on its occasion. For each occasion there are four red, three blue and two yellow characters.

rules-end-cards = Cards 10 to 20
    .p1 =
        - **10 to 13**: 1 point for each of your resources on buildings of the colour shown.
        - **14**: 1 point for each of your buildings of height 1 or 2.
        - **15**: 3 points for each of your buildings of height 3 or more.
        - **16, 17, 18**: 2 points for each of your cards with an exploit, urbanization or floor bonus, characters included.
        - **19**: 2 points for each of your cards of its colour, characters and the card itself included.
        - **20**: 9 points.
    .p2 = Every card is counted on its own; the same building or card may count for several. A card that gives two goods is still one card.
    .p3 = The colours shown: red 10 and 13 count red, red 11 yellow, red 12 blue; blue 10 and 13 blue, blue 11 red, blue 12 yellow; yellow 10 and 13 yellow, yellow 11 red, yellow 12 blue.

rules-deck = The deck and construction markers
    .p1 = As soon as the last card of the deck is drawn, a new deck is made at once, even in the middle of a draw. For every building with a construction marker its card joins the discard pile; that pile is shuffled and becomes the deck; with one to three players the top seven cards are discarded again; all markers are taken away.
    .p2 = So a building that has just been put up cannot be used by card or built over until the next deck. As a neighbour of an urbanization it gives its goods all the same. Cards in hands, chosen cards and kept cards take no part. A card in your hand always has its building: whoever covers a building keeps its card.

rules-tiles-run-out = When the tiles run out for the first time
    .p1 = At that moment, even in the middle of an action, everybody may return any number of held tiles, also ones just drawn, for **1 point each**. All decide in secret; then the tiles are shown, paid for and shuffled into a new supply. Whoever is still owed tiles goes on drawing.
    .p2 = A tile that lies on a chosen card cannot be returned. If nobody returns anything, the supply is empty for the second time at once and the end is near. This happens only once in a game, also if the last round has begun already.

rules-end = The end of the game
    .p1 = The end is triggered when the tile supply is empty **for the second time**, or when a player places resources and then has **none left**, neither behind the screen nor in the supply.
    .p2 = The round is then played to its end, so everybody has had the same number of actions. Resources that come back later do not change that. Tiles you should draw from an empty supply are lost. A resource paid for another colour goes to your supply, so such a floor cannot be the one that ends the game. No cards are passed or drawn after the last action.

rules-scoring = Counting points
    .p1 = Add up:
        - the points behind your screen,
        - your end-game cards,
        - 2 points for each new-hand token left,
        - your points for districts.
    .p2 = Tiles, resources and permanent bonuses are worth nothing now. The highest total wins; with equal totals the victory is shared.

rules-districts = Districts
    .p1 = A district is a group of **two or more buildings of one colour** that hang together edge to edge. In each district everybody’s resources are counted. Buildings without owner connect, but add nothing.
    .p2 =
        - **Most resources**: as many points as there are resources of all players in the district.
        - **Second**: as many points as you have resources there.
        - **All others**: nothing. If only one player has resources there, that player gets both: twice the number.
    .p3 = If players have equally many, the higher building in that district decides, then the higher number on it. There is always a winner, and the loser of that comparison is second.
    .p4 = *Example: in a blue district Faye has 3 resources, Miley 2 and Nell 2. Faye gets 7. Miley and Nell have buildings of the same height, but Miley’s shows 17 and Nell’s 8: Miley gets 2, Nell nothing. Miley alone has 3 resources in a yellow district: 6 points.*

rules-solo-setup = Alone against Hal: set-up
    .p1 = Hal is an opponent played by the rules; he has a colour of his own. The table is laid as for two, with 25 resources each. You begin with **6 resources, 6 tiles and 6 points**, without characters and without new-hand tokens, so there is no new hand. Hal begins with nothing and takes resources straight from his supply and tiles straight from the tile supply.
    .p2 = You are always first. Everything not named here is as in the game with several players, your kept cards and their bonuses included.

rules-solo-round = Alone against Hal: a round
    .p1 = You draw three cards, then one is laid face down for Hal. You choose and carry out your action as usual; your other two cards are discarded at the end of the round. Then Hal’s card is revealed and a tile is drawn for him. He always builds, he never exploits.
    .p2 =
        - **With a letter** he puts the tile there with one resource and a marker and gets points for the heights of all neighbours, whatever their colour. You move the token.
        - **With a building card** he builds a floor with as many resources as it is high and keeps the card. Lower numbers and other colours cost him nothing.
    .p3 = If he builds over you, you get your resources and a point for each; if you build over him, he gets a point for each and his resources go to his supply. For building over himself he gets none. Permanent bonuses never pay him.

rules-solo-end = Alone against Hal: the end
    .p1 = The end comes when the tile supply is empty for the **first** time (nobody returns tiles), when you have no resources left after placing, or when Hal has none left in his supply after placing. After your trigger Hal still has his turn, if there is a tile for him.
    .p2 = If Hal has too few resources for his floor, the game ends at once and nothing of his action happens. His own resources on that building count for him.
    .p3 = Hal scores his points, his end-game cards and his districts; for the cards that count cards, everything printed on his kept cards counts. You need more points than he has; equal is a draw.

rules-expert = Expert variant
    .p1 = Only the choice of Hal’s card changes. If it is an urbanization card, one more card is drawn. If that is a building card and Hal can pay for the floor, he plays it. If it is an urbanization card that would bring him more points at this moment, he plays that one. Otherwise he stays with the first. The card he does not play is discarded, and there is only one exchange a round. His tile is drawn after that.

rules-accounts = How this table keeps its books
    .p1 = Nothing gets lost: every resource, tile and card is always somewhere, all twelve tokens lie at the edge (only a token that is just being moved is in nobody’s place), every owned building has as many resources as it is high, and the table checks this all the time.
    .p2 = The rules here follow the published rulebook of the basic game, without expansions. Where it is silent or open to two readings we have decided; the list of these rulings with their reasons is in the project’s catalogue of rules. This is an unofficial implementation, told in our own words.
