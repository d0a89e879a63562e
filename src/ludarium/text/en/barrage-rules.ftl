### The rules page of Barrage: each section has a title and its paragraphs (.p1, .p2 …).
### A line that begins with '- ' is an item of a list; **bold** and *italic* are understood. Only the page reads this file.

rules-idea = What it is about
    .p1 = You lead a company that makes electricity from water. Dams hold the water of the rivers, conduits lead it downhill, powerhouses turn it into energy. Rivers and dams are shared ground: what one company lets through another may catch.
    .p2 = The game has five rounds. **Victory points** come from the energy track and its bonus tiles, from contracts, from the incomes on your board, and at the end from an objective, from what you have left and from water behind your dams. They are counted openly at once, also beyond 100. **Most points win.** Two to four people can play, or one to three with companies that the rules play, the Automas.

rules-material = What is in the box
    .p1 =
        - **The map** with rivers (its two sides play the same), and three boards: energy track, management board, patent office.
        - **Tiles**: 8 headstreams, 10 for the neutral dams, 6 bonus tiles, 6 objectives, 15 advanced technology tiles (5 each of levels I, II and III), 7 officers, Anton Krylov’s special tile.
        - **Contracts**: 45 private ones in three piles of 15, 4 starting contracts, 6 national ones.
        - **Common goods**: 30 drops, credits worth 154, 62 excavators, 54 mixers; 3 neutral bases and 3 neutral elevations.
    .p2 = Drops, credits and machines never run out: what the box has too little of is made up for. Credits you pay go back to the supply unless a player is named.

rules-board = Your company
    .p1 = The four companies are the **USA** (red), **Germany** (black), **Italy** (green) and **France** (white). Each has a board, a construction wheel, 12 engineers, 5 bases, 5 elevations, 5 conduits and 4 powerhouses, and basic technology tiles: base, elevation, conduit, powerhouse, and in the introductory game a joker. You never get more of these than your own.
    .p2 = The pieces stand in rows on the board and leave it from left to right, so under the pieces you see what you uncover next. Without a piece of a kind left you cannot build or place that kind.
    .p3 = **Machines** are excavators and mixers; machines and credits together are **resources**. What is not on your wheel is your **supply**. A machine or tile with an arrow downwards goes from your supply into the open sector of the wheel. Energy starts at 0, victory points at 10.

rules-map = The map
    .p1 = From top to bottom there are **mountains** (basins 1 to 4), **hills** (5 to 7) and **plains** (8 to 12). Each basin has room for certain pieces; a site holds one and keeps it for good.
        - **Basins 1 to 4**: two dam sites, two conduit sites.
        - **Basins 5 to 7**: the same and two powerhouse sites.
        - **Basins 8 to 10**: the same and three powerhouse sites.
        - **Basins 11 and 12**: four powerhouse sites, nothing else.
        In all these are 20 dam sites, 20 conduit sites and 23 powerhouse sites.
    .p2 = The upper dam site is always **red** (violet on the map, so that no player’s colour looks like it), the lower is not. Of the powerhouse sites one is red in each of the basins 5 to 9, two in 10 and in 11, three in 12. Conduit sites are never red. Building on a red site costs 3 credits more.
    .p3 = Headstream 1 feeds basin 1, headstream 2 basin 2 and so on. **Rivers** run from basin 1 to 8, 2 to 5, 3 to 6, 4 to 7, 5 to 9, 6 and 7 to 10, 8 and 9 to 11, 10 to 12; from 11 and 12 the water leaves the map. Water that enters a basin passes its powerhouses first, then the upper dam site, then the lower.

rules-connections = Conduits and connections
    .p1 = A conduit belongs to the basin and area where it starts. It has a fixed **value** and a fixed end. Once built, it links **every dam of its start basin with every powerhouse of its end basin**, whoever owns them. An unbuilt one links nothing, and a dam and a powerhouse in the same basin are not linked by that.
    .p2 =
        - **Mountains**: from 1 the left one to 8 (value 5), the right one to 5 (4); from 2 the left one to 6 (3), the right one to 10 (5); from 3 the left one to 5 (4), the right one to 6 (3); from 4 the left one to 7 (3), the right one to 12 (5).
        - **Hills**: from 5 the left one to 8 (3), the right one to 10 (4); from 6 the left one to 9 (4), the right one to 7 (2); from 7 the left one to 10 (2), the right one to 12 (3).
        - **Plains**: from 8 the left one to 11 (3), the right one to 9 (2); from 9 the left one to 11 (1), the right one to 12 (3); from 10 the left one to 11 (2), the right one to 12 (1).
    .p3 = *Example: basin 6 has a red and a neutral dam. A red conduit leads to basin 7, a green one to basin 9, and red has a powerhouse in both: red can use either dam with either powerhouse.*

rules-setup = Laying the table
    .p1 =
        - Four of the eight headstream tiles lie on the headstreams; the other four stay in the box.
        - Five bonus tiles lie on the energy track in random order, one for each round.
        - One of the six objectives is drawn.
        - National contracts: one fewer than there are players.
        - Of each of the three piles of private contracts, the top two are turned up: two green, two yellow, two red.
        - Three **neutral dams**, one in each area, in a random basin: level 1 in the mountains, level 2 in the hills, level 3 in the plains. Each holds 1 drop.
    .p2 = Neutral dams stand on the lower site of their basin; the upper one stays open. They never move and nobody raises them. Everything is open to all except the order of the face-down piles.

rules-counts = Two, three or four companies
    .p1 = With few companies some action spaces are closed all game long; engineers of unused companies stand there.
        - **Open with four only**: turbine +1, machinery shop “any machine”, the second “take one contract”.
        - **Open with three or four**: turbine −1, workshop “2 sectors”.
    .p2 = This is true of the left and of the right space. Bank, patent office and everything else are the same for all numbers. *Check: with three, the closed spaces hold 10 engineers; with two, 10 more of another company.*

rules-introductory = The introductory game
    .p1 = Everybody gets a fixed company, officer and starting contract, in this order of turns:
        - **First**: USA, Wilhelm Adler, starting contract for 3 energy.
        - **Second**: Germany, Jill McDowell, starting contract for 3 energy.
        - **Third**: Italy, Solomon P. Jordan, starting contract for 2 energy.
        - **Fourth**: France, Viktor Fiesler, starting contract for 4 energy.
    .p2 = With two or three players the first two or three are used. Each starts with **6 credits, 6 excavators, 4 mixers, 12 engineers** and all five basic technology tiles, the joker included.
    .p3 = There is no patent office, and the bonus tile for advanced technology stays in the box, so the other five are all used. Abilities of companies and officers apply.

rules-draft = The full game: choosing companies
    .p1 = As many companies, officers and starting contracts are drawn as there are players; each company gets one of the officers by chance. Somebody drawn by lot chooses first: **a company with its officer, and a starting contract**. Then the others choose clockwise. In the first round the turn order is the reverse: who chose last acts first.
    .p2 = Everybody starts with 6 credits, 6 excavators, 4 mixers and 12 engineers, but with **four** basic technology tiles: nobody has the joker. With Anton Krylov you have his special tile too. The patent office shows three advanced tiles of level I. Five of the six bonus tiles are used.
    .p3 = *Example: Dóri chooses first, then István, Benedek and Eszter. The turn order is Eszter, Benedek, István, Dóri.*

rules-round = A round
    .p1 = **1. Income and headstreams.** All gain their incomes, then drops are put on the headstreams.
    .p2 = **2. Actions.** In turn order everybody does one action at a time until all have passed.
    .p3 = **3. Water flow.** All drops on the headstreams run down.
    .p4 = **4. Scoring.** Places on the energy track, credits, bonus tile.
    .p5 = **5. End of the round.** New turn order; energy back to 0; engineers come home.
    .p6 = There are five rounds; the fifth ends after its scoring. From round to round you keep what is on your wheel, water behind dams, contracts, machines and credits.

rules-income = Income
    .p1 = In the rows of bases, elevations and conduits, an income lies under the **second, the fourth and the fifth piece**. When such a piece leaves the board, you gain that income **at once**, in whatever phase and for whatever reason. From then on you gain it again at the beginning of every round, together with all others you have uncovered. In round 1 there are none.
    .p2 = The third income of each row is 7 points for every company. The row of powerhouses has no income; it gives production bonuses and the company’s ability. Energy from incomes counts for the round in which you gain it.
    .p3 = All gain at the same time. You choose the order of your own incomes; where it matters between players (flowing drops), the last in turn order goes first. *Example: Germany builds its second base: 3 points now, and 3 points at the beginning of each later round.*

rules-headstreams = Headstreams
    .p1 = After the incomes each headstream gets the drops its tile shows for the round. In round 5 there are none. The eight tiles give, in rounds 1 to 4:
        - 0 2 2 0
        - 0 0 1 3
        - 2 0 2 0
        - 1 1 1 1
        - 0 1 0 2
        - 0 0 1 2
        - 1 0 2 2
        - 0 1 2 1
    .p2 = Drops come into play on headstreams, or right behind a dam if an effect says so. Any number of them may lie on a headstream. They **wait there until the water flow phase**, unless it is said that they flow at once.

rules-water = How water flows
    .p1 = Water belongs to nobody. A drop follows the river until it meets a dam **with room**, of whatever owner, neutral ones included: there it stays. A dam holds as many drops as its level: 1, 2 or 3. A full dam is passed as if it were not there. What passes basin 11 or 12 leaves the map.
    .p2 = Drops move one after another; each finds the dams as the ones before have left them. Held water moves only when somebody produces with it. A dam that is built or raised later does not call back what has passed. Powerhouses and conduits never stop a drop.
    .p3 = In the **water flow phase** every waiting drop runs down, until each is held or gone. In which order makes no difference. *Example: two drops on headstream 1, a full dam of level 1 in basin 1, a dam of level 3 with two drops in basin 8: the first drop stays in basin 8, the second leaves the map.* *A neutral dam of level 2 with one drop gets two more: one stays, one runs on.*

rules-actions = Actions and engineers
    .p1 = In turn order each player takes one turn after another: place engineers on **exactly one free space** and carry out its action. Each space shows how many engineers it takes. A **red** space (violet on this table) costs 3 credits as well; a price on the action is paid at the same moment. You must have all engineers and credits when you begin.
    .p2 = The spaces of your company board are yours alone; all others are for everybody. A space that has been used is closed for the rest of the round; only the bank stays open. Left and right space of an action are two spaces: you may use both, and the right one even while the left is free. Engineers stay until the end of the round.
    .p3 = A space whose action cannot be carried out may not be used. Carrying out means: produce at least 1 energy, build a piece, place at least one drop, take at least one contract or tile, turn the wheel. It need not be clever. *Example: the left turbine space +2 takes 2 engineers, the right one 3 engineers and 3 credits.*

rules-passing = Passing
    .p1 = You pass when you have no engineers left. As long as you have one you must use it; the bank always takes it. Two advanced tiles let you build without engineers: with such a tile you may still act before you pass.
    .p2 = Whoever has passed has no more turns in this round. When all have passed, the water flows.

rules-construction = Construction, step by step
    .p1 = Your board has four construction spaces, used from left to right: **1 engineer; 2; 3; 3 and 3 credits**. So you can build up to four times in a round with 9 engineers. Each construction builds one piece.
    .p2 =
        - Place the engineers (and the 3 credits of the fourth space).
        - Put a technology tile for that kind of piece, or a joker, from your supply into the open sector of your wheel.
        - Put the machines it costs into the same sector.
        - Turn the wheel by one sector; what comes to the open sector is yours again.
        - Put the leftmost piece of that kind on a free site. A red site costs a base or a powerhouse 3 credits more.
        - If it uncovers an income, gain it.
        - If the tile has an effect after building, carry it out.
    .p3 = A tile on the wheel is not available. All machines and all credits must be in your supply when you place the engineers; what the same construction brings you comes too late. *Example: your first construction of the round is a base in the hills: 1 engineer, the base tile and 4 excavators.*

rules-wheel = The construction wheel
    .p1 = The wheel has **six sectors**, one of which is open. Tile and machines of a construction go into the open sector, then the wheel turns by one. They are not spent: after **six turns**, the one of their own construction included, they are back in your supply. What returns while you build cannot pay for that construction.
    .p2 = Every construction turns the wheel by one. The workshop, some contracts, incomes and tiles turn it further. Machines you gain go straight to your supply and can be used at once. Credits never lie on the wheel. The open sector is always empty when you begin to build.

rules-base = Base
    .p1 = A base begins a dam. It goes on a free dam site and costs **5 excavators in the mountains, 4 in the hills, 3 in the plains**; on the upper, red site also 3 credits.
    .p2 = You may have **one dam in a basin**. On the other site of that basin there may be a neutral dam or one of another company. A new dam has level 1 and holds 1 drop.

rules-elevation = Elevation
    .p1 = A dam is a base with up to two elevations. Its level is its number of pieces, 1 to 3, and so many drops it holds. An elevation goes on **your own dam** if that has fewer than two. It costs **4 mixers in the mountains, 3 in the hills, 2 in the plains** and never a surcharge, also on a red site.
    .p2 = *Example: a base with two elevations is a dam of level 3 and holds 3 drops.* Neutral dams cannot be raised.

rules-conduit = Conduit
    .p1 = A conduit goes on any free conduit site, also where you have nothing else. It costs **2 excavators for each point of its value**: 2, 4, 6, 8 or 10. The area makes no difference, and there is never a surcharge. You may own both conduits of a basin.
    .p2 = Others can use your conduit too and pay you for it (see Tolls). *Example: a conduit of value 4 takes 8 excavators.*

rules-powerhouse = Powerhouse
    .p1 = A powerhouse goes on a free powerhouse site in a basin where you have none yet: **one in a basin**. It costs **2 mixers and 1 more for each powerhouse you already have on the map**: 2, 3, 4, 5, wherever it stands. Powerhouses placed by a reward count for that price. A red site costs 3 credits more.
    .p2 = Your second and fourth powerhouse raise every production, your third switches on your company’s ability.

rules-production = Production in the turbine station
    .p1 = You need a **dam with water**, your own or a neutral one, a **built conduit** of anybody that starts in its basin, and **your own powerhouse** in the basin where it ends. Dams of other companies you can never use. One production uses one dam, one conduit and one powerhouse; you choose how many drops go, from one to all.
    .p2 =
        - **Drops × value of the conduit**
        - **+ modifier of the space** (−2 to +2)
        - **+ company bonus**: 1 with two or three powerhouses, 3 with four
        The total must be at least 1. The same dam can be used again as long as it holds water.
    .p3 = Spaces, left and right: +2, +1, 0 and −1 take 2 engineers, or 3 engineers and 3 credits; −2 takes 1 engineer, or 2. The +1 is open with four companies only, the −1 with three or four.
    .p4 = *Example: your dam holds 2 drops, your conduit has value 3, you have two powerhouses and use the +2 space. Both drops: 2 × 3 + 2 + 1 = 9 energy. One drop: 3 + 2 + 1 = 6.* *With a conduit of value 2, one drop and the −2 space would make 0: not allowed; with two drops it makes 2.*

rules-tolls = Tolls: conduits of other companies
    .p1 = If the conduit is somebody else’s, you pay the owner **1 credit for each drop**, and the owner gains **1 point for each drop** as well. Your own conduit costs nothing and gives no points.
    .p2 = You must be able to pay the toll after the price of the space and before any reward; it limits how many drops you can send. Nobody gets a discount. *Example: two drops of a neutral dam through an Italian conduit of value 4 on the +1 space: 2 × 4 + 1 = 9 energy; you pay Italy 2 credits, and Italy gains 2 points.*

rules-outflow = Where the water goes
    .p1 = After the production the drops run on from the powerhouse: to the upper and then the lower dam site of its basin, and on down the river, one at a time, by the usual rules. So they may fill your own dam further down, or somebody else’s.
    .p2 = The order is: choose and pay the toll, record the energy, let the water run to its end, fulfil a contract, and last what your company’s ability adds. A dam that you get from the contract does not catch this water any more. *Example: the first dam below the powerhouse is full, the next is green and has room: the drop stays with the green one.*

rules-energy = Energy track
    .p1 = All energy of a round adds up on the track, from wherever it comes: productions, rewards, incomes, tiles, abilities. It all counts for places, credits, bonus tile and turn order. *Example: you stand on 5 and produce 7: you stand on 12.*
    .p2 = Beyond 30 it is counted on; for credits and bonus tile you stand on 30 then. Energy from rewards and incomes can never fulfil a contract. Energy that some technology tiles let you **produce** can fulfil one contract of your own, but it is no production action: no modifier, no company bonus, no ability and no officer adds to it.

rules-contracts = Contracts
    .p1 = Right after a production you may fulfil **one contract** whose number is not higher than the total **of this single production**. The energy is not used up; all of it stays on the track. Productions are never added up, and you cannot come back to an old one later. You gain the reward at once and turn the contract face down: it is done for good, and it still counts for the bonus tile.
    .p2 = You may have **three** unfulfilled contracts; fulfilled ones do not matter for that. Green contracts need 2 to 4 energy, yellow 5 to 7, red 8 to 10: five of each number. You need not fulfil anything.
    .p3 = *Example: you produce 7 and have two contracts, for 3 and for 6. You choose the one for 3: 2 energy and two turns of the wheel. The other stays open.*

rules-national = National contracts
    .p1 = Instead of one of your own you may fulfil a national contract. Nobody takes them beforehand: whoever first has enough energy in one production and chooses it, gets it. They need 13, 14 or 15 energy. They are not replaced and never count as one of your three; for the bonus tile they count.
    .p2 = They need a real production: a turbine action, the production of the advanced powerhouse tile of level II, or Germany’s second one. Energy from other tiles is not enough. *Two national contracts for 14 lie open and you produce 15: you take one of them.*

rules-rewards = What rewards mean
    .p1 =
        - **Machines of any kind**: any mix of excavators and mixers.
        - **Turns of the wheel**: so many sectors; what comes to the open sector returns at each step.
        - **Drops on headstreams**: spread them as you like; they wait for the water flow phase.
        - **Drops that flow at once**: the same, but they run down immediately.
        - **A base**: where the contract says: in the plains, in plains or hills, or anywhere.
        - **An elevation**: on a dam of yours with fewer than two.
        - **A conduit**: on a site of at most the value named.
        - **A powerhouse**: on any free site.
        A piece of any kind is found on joker tiles only.
    .p2 = A piece from a reward needs no engineers, no tile and no machines, and the wheel does not turn. All limits of sites hold, an income is uncovered as usual, and a red site costs its 3 credits. If you cannot or do not want to place it, that part is lost and you gain the rest. You may place fewer drops than given, even none. The parts of a reward come in the order you like.

rules-water-management = Water management
    .p1 =
        - **Two drops**: put up to 2 drops on headstreams, on one or on two. They wait.
        - **One drop that flows**: put 1 drop on a headstream; it runs down at once. Drops that already wait there stay.
    .p2 = Each of these has a left space for 1 engineer and a right one for 2 engineers and 3 credits. You must place at least one drop. If several drops flow at once, you place and move one after another and may look before you place the next.

rules-bank = Bank
    .p1 = Place **any number of engineers**, at least one, and take as many credits. The bank is never full: others may use it after you, and you may come again in the same round. So an engineer is never stuck.

rules-workshop = Workshop
    .p1 = Turn your wheel by exactly the number of sectors shown. After each single sector, what has come to the open one returns to your supply. You may do it with an empty wheel.
        - **1 sector**: free of charge; 1 engineer, or 2 on the right.
        - **2 sectors**: 2 credits; 2 engineers, or 3 engineers and 3 credits. With three or four companies only.
        - **3 sectors**: 5 credits; 2 engineers, or 3 engineers and 3 credits.

rules-machinery = Machinery shop
    .p1 = Pay and take the machines into your supply; you can use them from your next action on.
        - **1 excavator**: 2 credits; 1 engineer, or 1 engineer and 3 credits on the right.
        - **1 machine of any kind**: 4 credits; 1 engineer, or 2. With four companies only.
        - **1 excavator and 1 mixer**: 5 credits; 2 engineers, or 3 engineers and 3 credits.

rules-contract-office = Contract office
    .p1 =
        - **One contract**: free of charge; 1 engineer, or 1 engineer and 3 credits on the right. With four companies there is a second pair of these spaces.
        - **Two contracts**: 1 credit; 2 engineers, or 3 on the right.
    .p2 = You take private contracts that lie face up, never national ones and never from a pile. Both may be of one colour; new ones appear only at the end of your turn. If just one is left, “two contracts” still costs its credit. An empty pile stays empty.
    .p3 = If you have more than three unfulfilled contracts after taking, throw some away until there are three, the new ones if you like. Your starting contract counts. What you throw away leaves the game and is not fulfilled. The limit is looked at only after taking.

rules-patents = Patent office
    .p1 = In the full game three advanced technology tiles lie here, each with its own space: **2 engineers and 5 credits**. The tile goes to your supply; you may build with it from your next action on, and you keep it for the rest of the game. You may own any number. A tile that is taken is not replaced in this round.
    .p2 = At the end of a round the tiles nobody bought leave the game and three new ones come: first what is left of level I, then II, then III. So the rounds show I I I, I I II, II II II, II III III, III III III.

rules-scoring = Scoring a round
    .p1 = **1. Places.** Most energy: 6 points. Second: 2 points. You need at least 1 energy. If several are first, they share 8 points, rounded up: 4, 3 or 2 each, and nobody is second. If several are second, each gets 1.
    .p2 = **2. Credits** by your energy:
        - 0: 3 credits, **and you lose 3 points**
        - 1: 1 credit
        - 2 to 3: 2
        - 4 to 6: 3
        - 7 to 10: 4
        - 11 to 15: 5
        - 16 to 21: 6
        - 22 to 28: 7
        - 29 and more: 8
    .p3 = **3. The bonus tile** of the round (see there). Points can fall below zero. With two players the second place counts as well. *Example: Benedek has most energy, Eszter and Dóri are tied behind him, István has none: 6, 1, 1 and minus 3 points.*

rules-bonus = Bonus tiles
    .p1 = Each round has a bonus tile. To score it you need **at least 6 energy**. The full bonus takes **6 × the number of the round**: 6, 12, 18, 24, 30. For each step of 6 that you are short you lose 4 points of it, but never more than the bonus. Afterwards the tile is removed.
    .p2 =
        - **Contracts**: 2 points for each one you have fulfilled.
        - **Powerhouses**: 5 points for each of yours on the map.
        - **Bases, elevations or conduits**: 4 points for each of yours on the map.
        - **Advanced technology**: 4 points for each advanced tile you have, in your supply or on the wheel.
    .p3 = *Example: round 3, powerhouses. With 18 energy and two powerhouses: 10 points. With 12 energy and three: 15 − 4 = 11. With 6 energy and one: 5 − 8, so 0. With 5 energy: nothing.*

rules-round-end = End of a round
    .p1 = The new turn order follows the energy of the round: **least energy first**. Who is level changes places: those tied come in the reverse of their previous order. Then all energy goes back to 0, and everybody takes back all 12 engineers. In the full game the patent office is laid anew.
    .p2 = *Example: István has least, Eszter and Dóri have the same, Benedek has most. If Eszter was before Dóri, the order is now István, Dóri, Eszter, Benedek.* Round 5 has no such phase.

rules-end = End of the game
    .p1 = When the bonus tile of round 5 has been scored, the game is over. Then there are points for
        - the **objective** (see there),
        - **resources**: 1 point for every 5 credits, excavators and mixers in your supply, added together; what lies on the wheel does not count,
        - **water**: 1 point for each drop behind your dams; neutral dams count for nobody.
    .p2 = Most points win. With equal points, more energy in round 5 decides; if that is equal too, the victory is shared. *Example: 3 mixers, 5 excavators and 7 credits are 15 resources: 3 points.*

rules-objectives = The objective
    .p1 = All companies are ranked by what the objective counts: **15, 10 and 5 points** for the first three places, with two players 15 and 10. Even with a count of 0 you have a place. If several are level, they share the points of their places, rounded up: two first 13 each, two second 8, two third 3.
    .p2 =
        - **Red sites**: your bases and powerhouses on red sites.
        - **Connected bases**: your bases linked by your own conduit to your own powerhouse. A base counts once, water is not needed, neutral dams never count.
        - **Largest area**: your pieces in the area where you have most.
        - **Smallest area**: your pieces in the area where you have fewest.
        - **Basins with a piece**: basins with at least one piece of yours, at most 12.
        - **Basins with three pieces**: basins with at least three pieces of yours; 11 and 12 cannot have them. The number is not limited; six can be reached.
    .p3 = Every base, elevation, conduit and powerhouse is a piece. A conduit counts where it starts. *Example, pieces in mountains, hills and plains: Benedek 3, 0, 6; Dóri 1, 5, 4; Eszter 3, 3, 3. Largest area: Benedek 15, Dóri 10, Eszter 5. Smallest area: Eszter 15, Dóri 10, Benedek 5.*

rules-companies = The companies and their incomes
    .p1 = Your second powerhouse gives +1 to every production, the fourth +2 more. The third switches on the ability (next section). Incomes of the second / fourth piece; the fifth always gives 7 points:
    .p2 =
        - **USA**: bases 1 turn of the wheel / 6 credits; elevations 1 machine of any kind / 2 points and 2 flowing drops; conduits 3 points / 2 points and 1 turn.
        - **Germany**: bases 3 points / 2 machines of any kind; elevations 3 credits / 2 points and 2 energy; conduits 1 turn / 2 points and 2 flowing drops.
        - **Italy**: bases 3 credits / 5 points; elevations 1 turn / 4 energy; conduits 1 machine of any kind / 2 points and 3 credits.
        - **France**: bases 1 machine of any kind / 2 turns; elevations 3 points / 2 points and 1 machine of any kind; conduits 3 credits / 4 energy.

rules-abilities = Abilities of the companies
    .p1 = The ability works as soon as your third powerhouse stands, also for a production that the new powerhouse’s own tile brings. If a contract of a production places the third one, Italy’s and Germany’s abilities come too late for that production.
    .p2 = **USA**: whenever a drop runs past one of your powerhouses, in any phase and anybody’s turn, you gain 1 energy, for each powerhouse. A drop passes all powerhouses of a basin it enters by river, even if a dam there then stops it, in basins 11 and 12 too. A drop brought by a production does not pass the basin where it arrives; further down it does. This energy fulfils no contracts. A drop put right behind a dam passes nothing, and other companies gain nothing by passing. *One drop from headstream 1 runs past your powerhouses in basins 8 and 11: 2 energy.*
    .p3 = **Germany**: after a production you may make a second one with **another powerhouse**: drops × value only, no modifier, no bonus, no Fiesler. It may use the same dam through another conduit, and water that has just arrived. Tolls are due. Each of the two may fulfil one contract; there is never a third. *On +2 with three powerhouses, two drops through value 2: 4 + 1 + 2 = 7. They join one drop in your dam; then three drops through a French conduit of value 2: 6 energy, 3 credits to France.*
    .p4 = **Italy**: after each of your production actions you gain 3 energy more, on the track only.
    .p5 = **France**: every contract needs 3 energy less, national ones too: 11 is enough for 14. A contract for 3 or less needs any energy from a production or a tile, at least 1. For your own contracts this is true of energy from tiles as well.

rules-officers = The officers
    .p1 =
        - **Wilhelm Adler**: a base costs 3 excavators in every area. Elevations cost as usual.
        - **Graziano Del Monte**: your dams of level 3 hold 4 drops.
        - **Viktor Fiesler**: in a production action, drops × value counts as at least 4; modifier and company bonus come after that. *1 drop × 1 on the −2 space: 4 − 2 = 2.*
        - **Jill McDowell**: you may pay a conduit with 1 mixer for each point of value instead of excavators, but not in a mix. *Value 5: 10 excavators or 5 mixers.*
        - **Solomon P. Jordan**: when you build, 3 credits may replace any machine, as many as you like. These credits are gone; only real machines go on the wheel.
        - **Anton Krylov**: his special tile copies another technology tile that lies on your wheel: it builds the same and has the same effect. Then it lies on the wheel itself like any tile.
        - **Mahiri Sekibo**: see the next section.
    .p2 = Prices and replacements are for constructions only; pieces from rewards cost no machines anyway. Anton’s tile needs another tile on the wheel. What it copies is fixed when you place it; any level can be copied. It is no advanced tile itself, but a copied joker of level III scores.

rules-mahiri = Mahiri Sekibo
    .p1 = At the beginning of your turn, before your action, you may place **1 engineer on her tile** and copy the ability of another officer for this turn. The second time in a round costs 3 credits as well; more than twice a round, or twice in one turn, is not possible. Both times may be the same officer. You need something left for the action itself.
    .p2 = She copies the officers of the other companies in the game. **As Anton** you build like a tile on your wheel without placing any tile; machines go there as usual. **As Graziano** your dams of level 3 take a fourth drop during this turn; it stays until you produce with that dam.

rules-technology = Technology tiles
    .p1 = Each construction needs a tile for its kind of piece, or a joker for any kind. The basic ones have no effect. Advanced tiles are used like basic ones and turn on the wheel in the same way; their effect works only **when you build with them**.
    .p2 = Two of them, the powerhouse tile I and the base tile III, need no engineers and no construction space. Using one is your action for that turn, with or without engineers left, and does not change which space your next construction takes.

rules-advanced = The advanced tiles
    .p1 = **Level I**
        - **Base**: afterwards 1 drop comes into each of your empty dams, the new one too; neutral dams get none.
        - **Elevation**: afterwards turn the wheel once for each of your elevations on the map. *With your fifth: 1 + 5 turns, so everything is back at once.*
        - **Conduit**: afterwards 2 credits for each point of its value.
        - **Powerhouse**: no engineers needed; machines and red site are paid.
        - **Joker**: no surcharge for a red site. Red action spaces cost as usual.
    .p2 = **Level II**
        - **Base**: afterwards you produce 1 energy for each of your bases; it may fulfil one contract.
        - **Elevation**: the raised dam is filled from the supply.
        - **Conduit**: it costs at most 5 excavators. Jill may still pay mixers, Solomon credits for some of the 5.
        - **Powerhouse**: afterwards, if you like, a production with +2 with any of your powerhouses, without engineers; a toll is due, and it may fulfil a contract.
        - **Joker**: excavators and mixers replace each other one for one. With Jill choose either her price or this; with Wilhelm a base costs 3 machines of any kind.
    .p3 = **Level III**
        - **Base**: no engineers and no excavators; the tile goes on the wheel, the wheel turns, a red site costs its 3 credits.
        - **Elevation**: 3 points for each of your dams of level 2 or 3.
        - **Conduit**: you produce 2 energy for each point of its value; it may fulfil one contract.
        - **Powerhouse**: 3 points for each of your powerhouses.
        - **Joker**: 3 points for each advanced tile you have, itself included.

rules-variants = What you can choose when you open a table
    .p1 =
        - **Game**: introductory or full.
        - **Automas**: companies played by the rules, each with a level from 1 to 4; in the full game only.
        - **More officers for Mahiri Sekibo**: officers nobody uses are shown, so that she always has three to copy. Without this she copies only those in the game.
        - **More credits for Mahiri Sekibo**: she starts with 9 credits instead of 6.

rules-automa = The Automa: set-up
    .p1 = One to three companies can be played by the rules, against at least one person, four companies in all. They belong to the full game, never to the introductory one, and count as players wherever numbers matter: with one person and one Automa the table is laid for two.
    .p2 = People choose first; the Automas get the companies left over. An Automa has all pieces, 12 engineers, its wheel, the four basic tiles, 6 excavators and 4 mixers, but **no credits and no starting contract**. It starts with **16 points**, you with 10. In round 1 all Automas act before all people, of several the last one first. Twenty Automa tiles are shuffled into one pile.

rules-automa-levels = The Automa: levels
    .p1 =
        - **Level 1, low voltage**: no income from its board and no production bonus for its second and fourth powerhouse.
        - **Level 2, medium voltage**: income and production bonus.
        - **Level 3, high voltage**: also its company’s ability after the third powerhouse, and the effects of advanced tiles.
        - **Level 4, overpowered**: also an officer.
    .p2 = Every Automa has its own level. Below level 4 no officer works for it.

rules-automa-tiles = The Automa: how its tiles are read
    .p1 = The **front** of a tile lists rows of actions. The **back** says where it builds: three criteria each for dams, conduits and powerhouses, a start site for each, and an order of headstreams. Three headstreams are printed; the one that is missing comes fourth.
    .p2 = When an Automa begins its turn, the top tile of the pile is turned over onto the discard pile: its **back gives the criteria** of this turn. The **front** now on top of the pile **gives the rows**. So you see beforehand what the next Automa turn can do, and that tile’s back will be the criteria of the turn after.
    .p3 = All Automas share the piles, from round to round. If the last tile is turned, the other 19 are shuffled into a new pile; the tile just turned stays. For an Automa that passes no tile is turned. Outside its turns the criteria of the last tile hold.

rules-automa-turn = The Automa: its turn
    .p1 = The rows are tried from first to last. A row that is not possible is skipped and costs nothing. **The first row carried out ends the turn**, except rows for water and contracts: after those it goes on with the next. Each row is looked at when its turn comes, with everything that has happened before. The last row, the bank, is always possible. Rows for the expansion are not used.
    .p2 = With fewer engineers than the row asks for, but at least one, it acts all the same and places all it has. When a water or contract row takes the last one, the turn is over. Without engineers it passes, otherwise never.
    .p3 = In these sections *own* means the acting Automa’s, *another’s* any other company’s; neutral dams are neither.

rules-automa-engineers = The Automa: engineers and points
    .p1 = Its engineers go to the first free space of the section: left column from the top, then the right column. They block that one space for the round. Number, price and effect of the space do not matter, and red costs nothing: what it does and pays is on its tile. Closed spaces are not free. If there is none, it acts anyway and its engineers stand beside. For a patent they go to the space of the tile taken, for a construction to its own board, as often as it likes. The bank is always open.
    .p2 = **It has points instead of credits**: what it would gain or pay in credits it gains or loses in points, even below zero. A red site costs a base or powerhouse of its 3 points. For your conduit it loses 1 point for each drop, and you get your credit and your point. For its conduit you pay the usual credit, and it gets 2 points for each drop. *Three drops: you pay 3 credits, it gains 6 points.*

rules-automa-production = The Automa: production
    .p1 = A *system* is an own or neutral dam, a built conduit of anybody from its basin, and an own powerhouse at the end. The row is carried out if
        - it has a system with water that yields at least 1 energy,
        - it has less energy than the full bonus of the round takes, or somebody else has at least as much as it has,
        - its best production reaches a face-up private contract of the colour shown.
    .p2 = It takes the system with the highest total: all drops × value, modifier of the row, from level 2 on its powerhouse bonus. Of equal ones it prefers a neutral dam, then the conduit criteria of the turn, then the conduit start site. Energy and water go as for everybody.
    .p3 = Then it fulfils **one** contract straight from the office or a national one: the highest it reaches, of any colour, and of equal ones the one further right. It never holds contracts. A private one is replaced at the end of the turn. *Round 2, energy 12, best of the others 11: no production. Others 12: yes.*

rules-automa-water = The Automa: water and contracts
    .p1 = **Contracts**: 1 engineer; both face-up contracts of the colour are thrown away and replaced at once, and it gains 2 energy, which fulfils nothing. Contracts thrown away like this are shuffled when their pile is empty.
    .p2 = **Water**: up to 2 drops that wait, or 1 that flows at once. The row is carried out only if its own dams gain water by it. For waiting drops this is tried with all drops that already lie on headstreams, for a flowing one with that drop alone.
    .p3 = It places so that its dams gain most, with as few drops as possible; of equal ways it follows the headstreams of the turn. It may fill another’s dam with one drop so that the next reaches its own. If nothing is gained, it does not act. At least one drop placed takes 1 engineer.

rules-automa-building = The Automa: building
    .p1 = The row is carried out if it has the piece, a fitting technology tile in supply (not on the wheel) and a site: one that the rules allow, that meets what the row demands (base in the hills or mountains, conduit of at least value 3 or 4), and for which it has the machines. Points never stop it.
    .p2 = Tile and machines go on its wheel, the wheel turns by one, the piece goes on the map, a red site costs 3 points. From level 2 on it gains an uncovered income. It uses the highest tile it can, at the same level one for that kind before a joker. Below level 3 an advanced tile works like a basic one.

rules-automa-other = The Automa: patent, workshop, machinery, bank
    .p1 =
        - **Patent**: if the office shows a tile for the kind in the row or a joker. 1 engineer, 2 points. Highest level, then the kind before the joker, then the leftmost. The gap stays until the end of the round.
        - **Workshop**: if anything lies on its wheel. It pays the points in the row and turns so many sectors.
        - **Machinery**: not in round 5. It pays the points and takes the machines. Of a free choice it takes the kind it has fewer of, an excavator if equal, one by one. *With 3 and 3, three machines are excavator, mixer, excavator.*
        - **Bank**: 1 engineer, 1 point.

rules-automa-sites = The Automa: where it builds
    .p1 = If only one site is possible, it takes that. Otherwise:
        - For a base, conduit or powerhouse, sites that **complete a system** push out all others; water is not needed.
        - Then the three criteria of the kind, one after another. Each keeps the sites that meet it; if none does, all stay.
        - If several are left, it goes up from the **start site** of the tile and takes the first; after the highest it goes on with the lowest: dams by basin 1 to 10, powerhouses by basin 5 to 12, conduits by basin 1 to 10, in each the left one first.
    .p2 = In one basin it takes the site without surcharge before the red one, and of equal powerhouse sites the leftmost. Elevations use the criteria for dams and go on own dams below level 3. A conduit site *links* its basins here whether or not a conduit stands on it. On its tiles conduit A is the left one, B the right one; headstreams A to D are 1 to 4.

rules-automa-criteria = The Automa: the criteria one by one
    .p1 = **Dams** (bases and elevations)
        - *Most powerful built conduit*: basins where one starts; the highest value, an own one first.
        - *Linked to an own powerhouse*.
        - *Most water on its way*: where most drops now on headstreams would come or pass; if equal, by the headstreams of the turn. Without drops all stay.
        - *Red space*.
        - *Below a powerhouse*: reached from a powerhouse of anybody without another dam in between, full or not; one in the same basin counts.
        - *Linked to an own dam* further down; if there is none, not linked to another’s.
    .p2 = **Conduits**
        - *Highest value*; *second highest value* (if all are equal, that one).
        - *Starts at an own dam, else a neutral one*, else another’s; or in the order another’s, neutral, own.
        - *Ends at an own powerhouse, else another’s*; or the other way round.
    .p3 = **Powerhouses**
        - *Most powerful built conduit* that ends there, an own one first.
        - *Linked to an own dam above*.
        - *Its water reaches an own dam next*: the first dam down the river is its own; if there is none such, at least not another’s.
        - *Its water reaches no other company’s dam next*; if there is none such, an own one.
        - *Basin 5, 6 or 7*; *in the plains*: basins 8 to 12.

rules-automa-scoring = The Automa: rewards and scoring
    .p1 = It gains the parts of a reward or income as listed, credits as points. Machines, turns of the wheel and energy are as usual; drops go by its rules for water, in the number given, and only if its dams gain. A free piece goes where its criteria say, within the reward’s limits; a red site costs 3 points; what does not fit is lost.
    .p2 = In the income phase it gains all incomes from level 2 on, row by row. Places on the track, bonus tile, turn order and the rest are as for everybody; credits from the track are points, so without energy it gains and loses 3. For the objective it gets **20, 15 and 10** where you would get 15, 10 and 5; if tied, your share and 5 more. It gets 1 point for 5 machines and 1 for each drop behind its dams. Automas can win.

rules-automa-strong = The Automa: levels 3 and 4
    .p1 =
        - **USA**: of equal ways to place drops, the one that brings more energy.
        - **Germany**: the second production uses the best system with another powerhouse, if it yields 1 energy, and may fulfil a contract.
        - **Italy**: 3 more energy after each production.
        - **France**: 3 energy less for contracts, also when it is decided whether to produce.
    .p2 = Advanced tiles work when it builds with them, credits as points. With the conduit tile II it prefers values from 3 on. With the powerhouse tile II it makes its best production with +2, even if no contract is in reach. With the joker I it takes the red dam site of the basin chosen. With the joker II it uses the usual machines first. The powerhouse tile I and the base tile III need no engineers, but the turn ends, and without engineers it passes. Energy from base tile II and conduit tile III may fulfil a contract. Preferences of tiles and officers come after completing a system and before the criteria.

rules-automa-officers = The Automa: officers at level 4
    .p1 = It plays with the officer that was drawn for its company.
        - **Wilhelm Adler**: bases for 3 excavators; in the mountains if possible, else in the hills.
        - **Graziano Del Monte**: dams of level 3 hold 4 drops; any construction row builds an elevation if it can.
        - **Viktor Fiesler**: at least 4 before modifiers; through a conduit of value 1 or 2 it sends one drop only.
        - **Jill McDowell**: it pays conduits with mixers while it has at least as many mixers as excavators; machines of free choice are mixers.
        - **Solomon P. Jordan**: one missing machine for 3 points, not two.
        - **Anton Krylov**: the special tile only when no other fits; it copies the highest fitting one on the wheel.
        - **Mahiri Sekibo**: an Automa that would get her gets another unused officer.
    .p2 = A person with Mahiri Sekibo may copy the officer of an Automa, also one below level 4.

rules-rulings = How we decided what the rules leave open
    .p1 = The rules here follow the published rulebook of the basic game without expansions; the Automa follows its printed tiles. Where they are silent, contradict themselves or differ from other implementations, we have decided and tell it in the section concerned. The whole list with reasons is in the project’s catalogue of rules. An example of Germany’s ability in the rulebook speaks of a powerhouse in the mountains, where there is no such site; we take that as a slip.
    .p2 = This is an unofficial implementation, told in our own words.
