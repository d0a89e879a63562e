### The rules page of Underwater Cities: each section has a title and its paragraphs (.p1, .p2 …).
### A line that begins with '- ' is an item of a list; **bold** and *italic* are understood. Only the page reads this file.

rules-idea = What it is about
    .p1 = You build cities on the sea floor: domes, tunnels between them, farms, desalination plants and laboratories. Three times in the game everything that is connected produces, and then the cities must be fed. **Whoever has most points at the end wins.**
    .p2 = The heart of a turn is a pair: a card from your hand and a slot of the main board. If both have the same colour you get the slot *and* the card; if not, only the slot. The game has 10 rounds: 4 in the first era, 3 in the second, 3 in the third. Each era ends with a production.

rules-material = What is in the box
    .p1 =
        - a main board with a side for one or two players and one for three or four; a player board each, with a basic and an advanced side;
        - **180 era cards**: 66, 57 and 57; **25 special cards**, 10 of which cost 3 credits; 8 government contracts;
        - 16 metropolises, 11 blue and 5 brown; 46 tunnels; 17 white and 13 violet domes; 37 markers of each kind of building;
        - for each player 3 tiles, markers for points, order and track, a personal assistant; and one cloning tile.
    .p2 = Kelp, steelplast, science, credits, biomass and building markers never run out.

rules-supplies = What can run out
    .p1 = **46 tunnels**, **17 white domes** and the violet domes are for everybody together; the starting cities come out of the 17. With two players there are 7 violet domes, with three 10, with four 13. When a kind is used up, nobody can build it.
    .p2 = When the era deck is empty its discard pile is shuffled. If that is empty, too, nobody draws. Only six of the special cards for 3 credits take part in a game; a cheaper special card that is discarded goes under its deck.

rules-setup = Laying the table
    .p1 = The deck of the first era is shuffled; the other eras wait. Six of the special cards for 3 credits lie open, the cheaper ones form a deck whose top card lies open. With four players the cloning tile is there.
    .p2 = Everybody gets a different board, all with the same side up. A white city stands at the bottom right of each. One brown metropolis goes to the top left, two blue ones to the two other places, all by chance.

rules-players = What each player gets
    .p1 = You begin with **1 kelp, 1 steelplast, 1 science and 2 credits**, and with your personal assistant, an action card that lies before you from the start.
    .p2 = You draw 6 cards of the first era and keep 3 of them; the others go to the discard pile. Everybody chooses at the same time, and nobody sees what the others keep. The same holds for later choices that all make at once.

rules-order = The first order of turns
    .p1 = The first order is chance. Whoever is first starts below the federation track, the second on its space 4, the third on 3 with 1 more credit, the fourth on 2 with 1 more credit and 1 more steelplast. Nobody gets a bonus for standing there.

rules-round = A round
    .p1 = The players take turns in order, three times round: **3 turns each**, with a tile each time. Then the round ends:
        - all tiles come home, the cloning tile, too;
        - the new order follows the federation track: whoever is farthest ahead is first, in a stack the upper marker; who is below the track keeps the old order;
        - all markers go below the track;
        - after rounds 4, 7 and 10 there is a production.
    .p2 = The order does not change within a round. It is also settled after the last one, because it decides ties.

rules-turn = A turn
    .p1 = Choose **one card from your hand and one free slot**, both together, and lay a tile on the slot. A slot with a tile is taken until the end of the round. Carry out the slot, and the card if it matches. Then draw 1 card.
    .p2 = A slot can only be chosen if you carry out at least one step of it. If a matching card that comes first makes this possible, that is enough; the page offers only what works out.

rules-match = Card and slot
    .p1 = Cards and slots are green, yellow or red. **Same colour: slot and card. Different colour: only the slot, and the card is discarded.** Green cards are the strongest, but green slots the weakest; with yellow it is the other way round, red lies between. The number of a card matters only when you play alone.
    .p2 = With a match you decide whether the card or the slot comes first. You may use only a part of either, and even leave the card’s effect. Goods, cards and points that cost nothing are always taken; everything else may be waived. Where a slot says *or*, you get exactly one side. Building through a slot costs what it always costs.

rules-slots = The slots for three and four players
    .p1 =
        - **Yellow**: 1 science, 1 steelplast and 1 kelp · up to two tunnels · use an action card and take a special card · a city and a building · 2 science, or upgrade up to three structures.
        - **Red**: up to two farms · a tunnel and a city · 2 steelplast and 1 kelp · up to two laboratories · use an action card, and build a structure and upgrade that same one.
        - **Green**: two steps on the track · up to two desalination plants · a city or 1 kelp · use an action card and gain 1 steelplast · a tunnel, or a step, two cards and 1 credit.
    .p2 = *Example: with the personal assistant ready, the fourth green slot gives its 1 steelplast and one use of the assistant.*

rules-slots-two = The slots for one and two players
    .p1 = Nine slots are the same. The others are: use an action card and gain two different goods out of kelp, steelplast, science and credits (yellow) · two farms or two laboratories, not one of each · a tunnel and an action card · a special card (red) · a city · two cards, and an upgrade or 1 kelp (green).
    .p2 = There are again 5 slots of each colour. Where the books leave the places open, ours are written as data of the game.

rules-always = The slot that is always open
    .p1 = One slot has no colour and takes any number of tiles: **2 cards and 2 credits**. The card played with it has no effect and is discarded; a special card goes where discarded special cards go. It never counts as taken, you may use it several times in a round, and because of it a turn is always possible.

rules-cloning = The cloning tile
    .p1 = With four players, once in a round somebody may pay 1 credit first, take the cloning tile and use a slot on which a tile of another player lies but none of their own. The card is played as always and matches by the colour of that slot. At the end of the round the cloning tile comes back.

rules-timing = What comes when
    .p1 = The steps of an effect may be done in any order. Card and slot never mix: one is finished before the other begins. But what is *triggered* happens at once, even in the middle: bonuses of sites, spaces of the track, permanent cards. What it brings can be spent for the rest.
    .p2 = “Build a structure and upgrade it” is one step: it can only begin if the science will be there when it is due. What the building triggers comes before the upgrade is paid. When an action card is used within an effect, its own steps are finished first. If several things are triggered together, you choose their order.
    .p3 = *Example: you have 1 credit less than you need. First use the action card that gives one, then build.*

rules-types = Instant and permanent cards
    .p1 = There are five types of cards: instant, permanent, action, production and scoring. A matching **instant** card is carried out and discarded.
    .p2 = A matching card of any other type is **claimed**: it lies open beside your board for the rest of the game. Without a match it is discarded. You may have any number of permanent, production and scoring cards.
    .p3 = A **permanent** card works from the moment you claim it: when something happens, as a discount, or once in each of your turns.

rules-actions = Action cards
    .p1 = An action card waits until a slot or a card lets you *use an action card*; that may be in the same turn. Each can be used **once in an era** and is ready again after the production; some cards make one ready sooner.
    .p2 = You may own at most 4, the personal assistant included. Claiming another one means discarding one of the older ones; if that one was not used in this era, you may use it a last time. The assistant gives 1 steelplast or 1 credit, and it can be discarded like any other.

rules-later = Production and scoring cards
    .p1 = A claimed **production** card works in every production from then on: it produces itself, or it changes what your pieces produce. A claimed **scoring** card works once, at the end: it rewards what you have built, or it sells goods for points.

rules-discarding = Where cards go
    .p1 = Discarded cards go to the discard pile of the present era. A card of an earlier era leaves the game instead, also when it is played as an instant card.

rules-specials = Special cards
    .p1 = Special cards come to your hand only by a slot with their sign. Then they are played like any card, but their effect must be **paid** when it is carried out, so credits from the slot can pay it if the slot comes first.
    .p2 =
        - Take one of the open cards for 3 credits; it is not replaced.
        - Or take the open card of the cheaper deck.
        - Or put that card under the deck, look at the next three in secret, keep one, and put the others under the deck.
    .p3 = Without a match, without payment or discarded, a cheaper one goes under its deck and one for 3 credits leaves the game. A paid instant one is kept under your board. All cards for 3 credits are scoring cards.

rules-resources = Goods
    .p1 = A sign of a good gives that good, a card sign a card of the era deck (never a special card), a star a point. Costs are paid in full from what you have at that moment.
    .p2 = **Biomass** stands for kelp or steelplast when you build, one for one, also for surcharges, and for food. It stands for nothing else, and nothing stands for the biomass that a symbiotic city costs. *Example: a white city for 1 steelplast, 2 biomass and 1 credit.*

rules-costs = What building costs
    .p1 =
        - white city: 2 steelplast, 1 kelp, 1 credit · symbiotic city: 1 steelplast, 1 kelp, 1 biomass, 2 credits
        - tunnel: 1 steelplast, 1 credit
        - farm: 1 kelp · desalination plant: 1 credit · laboratory: 1 steelplast
    .p2 = A card that names no cost means this one; a cost that a card names stands in its place.

rules-cities = Cities
    .p1 = Where an effect says *city*, you choose white or symbiotic. A new city goes on an empty site **next to a site with a city**: a tunnel site must join the two, but the tunnel need not be built, and the old city need not be connected. There must be a dome left.

rules-buildings = Farms, plants, laboratories
    .p1 = A building goes on an empty building site whose city site has a city, **or could get one now**; money and domes do not matter for that. Any kind fits on any site. Each city has one expansion site besides, which only certain cards open.

rules-tunnels = Tunnels
    .p1 = A tunnel goes on an empty tunnel site that touches your starting city, or a city site that **built tunnels join to it**; the way may lead over empty city sites. Tunnels to a metropolis follow the same rule, but no way leads through a metropolis. Each piece may open sites for the next piece of the same effect.

rules-network = What is connected
    .p1 = The starting city and every built tunnel are connected. Another city is connected as soon as **one built tunnel touches its site**, and its buildings with it. On the page what is connected is lit.
    .p2 = What is not connected produces nothing, eats nothing and counts for nothing: not for the conditions of cards, and not in the final scoring.

rules-discounts = Discounts and surcharges
    .p1 = Discounts add up, lower only their own good, and never below nothing; they lower a named cost, too. What is free stays free. A surcharge of a site comes on top of everything, even of what is free, but only for building, never for upgrading. *Example: with 2 credits off, a tunnel costs 1 steelplast, and nothing comes back.*

rules-upgrading = Upgrading
    .p1 = Buildings and tunnels can be upgraded **once**, usually for 1 science, when a slot or a card allows it. They need not be connected, and they still count as farm, plant, laboratory or tunnel. Cities are not upgraded. One single card turns a white city into a symbiotic one: no bonus, no surcharge; the white dome returns to the supply.

rules-track = The federation track
    .p1 = Markers enter at space 4 and go on to 3, 2 and 1. Space 3 gives 1 credit, space 2 gives 1 steelplast, space 1 a point; every space you enter counts. Steps that you cannot take at the front give a point each, and your marker goes on top.
    .p2 = From the second round on all begin below the track. Whoever is farthest ahead at the end of a round is first in the next one.

rules-bonuses = Bonuses of sites
    .p1 = Whoever builds on a site with a printed bonus gains it at once, connected or not, and may spend it for the next step. A bonus may have two parts, such as a step and a card. *Example: 1 steelplast and 2 credits build two tunnels if the first site gives 1 steelplast.*

rules-metropolises = Metropolises
    .p1 = A **blue** metropolis is connected by the tunnel at its side, the **brown** one needs both of its tunnels. Blue ones give something at once, some also in every production; brown ones give points at the end. A metropolis is no city.
    .p2 = The brown ones: 3 points for each connected metropolis · 5, 7 or 9 points for 8, 9 or 10 tunnels beside cities · 4, 8 or 12 points for 5, 6 or 7 connected cities · 2 points for each paid special card · 4 points for each set of an upgraded farm, plant, laboratory and tunnel. A tile that a card brings lies beside the board and counts as connected.

rules-hand = The hand
    .p1 = At the end of your turn you draw 1 card on top of all others you gained. The **limit of 3 cards** only matters at the beginning of your turn and of an era; meanwhile you may hold more. A card that raises the limit makes it 4 at these moments and gives no card itself.

rules-production = Production
    .p1 = All produce at once. What is connected gives:
        - **tunnel** beside a city: 1 credit, upgraded 1 point more;
        - **farm**: 1 kelp, upgraded 1 point more; two upgraded ones at a city together 1 kelp and 1 point more;
        - **desalination plant**: 1 credit, upgraded 1 biomass more; a pair 1 credit more;
        - **laboratory**: 1 science, upgraded 1 steelplast more; a pair 1 steelplast more;
        - **symbiotic city**: 2 points. A white city gives nothing itself.
    .p2 = A pair counts once for each kind and city. Then come production cards, then metropolises, then the feeding. *Example: two upgraded laboratories at one city give 2 science and 3 steelplast.*

rules-era = The end of an era
    .p1 = After the production action cards are ready again and the cities are fed. The old deck leaves the game. Everybody draws 3 cards of the new era, then keeps cards up to the limit and discards the others. Your hand and your claimed cards stay otherwise. After the third era there are no new cards: feeding, then the final scoring.

rules-feeding = Feeding
    .p1 = **Every connected city eats 1 kelp**, the starting city, too. If kelp is missing, biomass is paid for it, and for every city that stays hungry you lose **3 points**, but you never fall below nothing. All this is compulsory. *Example: 4 connected cities, 2 kelp, 1 biomass: one stays hungry.*

rules-scoring = The final scoring
    .p1 = In this order: the brown metropolis if both its tunnels are built; scoring cards; cities; goods.
    .p2 = A connected city is worth **2, 3, 4 or 6 points** with none, one, two or three kinds of buildings beside it; how many there are and whether they are upgraded does not matter. Then each biomass becomes 2 credits, and every 4 of credits, kelp, science and steelplast together give a point.
    .p3 = Cards that sell goods come before that; what they take is gone. You decide how often and in which order.

rules-winner = Who wins
    .p1 = Most points win. A tie is won by whoever comes first in the order that was settled after the last round: farther ahead on the track, or, below it, earlier in the old order.

rules-contracts = Government contracts
    .p1 = An option for two to four players: three contracts lie open. Whoever first meets all conditions of one in their own turn or in a production gets it with its reward, without being asked; if several do so in a production, the order decides. A contract that is taken is not replaced. The last chance is the third production.

rules-advanced = The advanced boards
    .p1 = On the other side the cities have different numbers of building sites, and some sites cost more and give more:
        - a city site for 3 steelplast and 3 credits more, where a connected symbiotic city produces 6 points;
        - a city site for 2 science and 2 credits more that gives 6 points at once;
        - a tunnel site for 1 credit more that produces three times; a pair of tunnel sites that give 2 credits together;
        - a tunnel to a metropolis for 1 credit and 1 steelplast more, with which it produces 2 points more;
        - building sites that produce twice.
    .p2 = A multiplier repeats what the piece itself produces, upgrade included, but no pair, and only in a production.

rules-solo = Alone
    .p1 = You play on an advanced board and the side for one or two players, with any number of violet domes and without contracts. Three neutral tiles lie on the first slot of each colour, and after each round each of them moves one slot clockwise. If you did not advance on the track, a fourth one comes for one round: the digits of the top card’s number are added and counted from the first green slot; if that slot is taken, the next free one.
    .p2 = **You win with at least 7 connected cities and 100 points.** For cards that speak of another player the neutral tiles count as one; one metropolis is left out.

rules-words = Words on cards
    .p1 = Cards work for you alone and never in the turn of another player. *Connected* means connected in your network; a *building* is a farm, a plant or a laboratory; a *structure* is a building or a tunnel; *per 3* is rounded down.
    .p2 = *Pay* and *exchange* happen once unless more is said, and without the payment there is no gain. *Upgrade up to two farms*: each is paid by itself. *Produce with an upgraded structure*: you gain what that structure alone would produce. *Use a slot*: a second action without tile and card; *a free slot* means the always open one, too, on era cards but not on special cards; *a slot of another player* has no tile of yours and is never the always open one.
    .p3 = The cards that the books describe have kept their effects; their names are ours.

rules-occasions = When something happens
    .p1 = *The second laboratory of a city* means exactly the second and needs a connected city; *the second upgraded farm* counts upgraded ones only. *The second tunnel of a turn* is counted over slot, card and action cards together, and happens once, right after it.
    .p2 = *When you use this slot* also works if a card lets you use it. *When a slot gives steelplast* means what is printed on it, not the track. *At the end of the turn* comes after card and slot and before you draw. Being *on space 3* means being there now.

rules-open = What is open
    .p1 = Hands are secret. Goods, points, claimed cards, discard piles and the special cards for 3 credits are open to all. The three special cards that somebody looks at are secret; the others only learn that one was taken.

rules-editions = Where the books differ
    .p1 = Two editions of the rules stand behind this one, and in some points they differ. Then the reading counts that the English edition shares; the catalogue of rules lists every such point with its reason, so that you can look it up.

rules-design = Cards and boards made here
    .p1 = The books name only a few cards. The others, the metropolises, contracts and boards were designed for this implementation, by measures of their own: how many of each colour and type an era has, what a card is worth, which conditions can be met and when, how boards differ and still are equally good.
    .p2 = Programs check these measures and simulations play thousands of games with them; the notes on balance show the results.
