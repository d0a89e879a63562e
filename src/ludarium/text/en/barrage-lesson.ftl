### The first game of Barrage, which teaches by doing: one message for each step. Only the page reads this file.

lesson-title = Your first power station
lesson-welcome = Welcome to Barrage! Water comes from the four headstreams at the top, runs down the rivers and leaves the map at the bottom. A dam holds it, a conduit leads it down to a powerhouse, and there it becomes energy. Energy and buildings bring points; after five rounds whoever has most wins.
lesson-company = You lead the USA with the officer Wilhelm Adler. You have 12 engineers, 6 credits, 6 excavators, 4 mixers and five technology tiles: one for each kind of piece, and a joker. On each turn you place engineers for exactly one action; then the other company has its turn.
lesson-base = Begin with a dam. Its base takes the base tile, excavators and, as your first construction of the round, 1 engineer. Your tiles lie at the bottom: choose the base.
lesson-base-site = Build at the lit site of basin 8 in the plains. The site above it has a violet stamp: it would cost 3 credits more. With Wilhelm Adler a base costs you 3 excavators, wherever it stands.
lesson-wheel = The tile and the 3 excavators now lie on your construction wheel, and the wheel has turned by one sector. They are not lost: after six turns, this one included, they come home. Until then you cannot use them, so plan ahead.
lesson-water = Your dam is still empty. At the water board an engineer brings you a drop that flows at once. Choose that space.
lesson-headstream = Put the drop on the headstream above basin 1. The neutral dam in basin 1 is full, so the drop runs past it, down to basin 8, where your dam has room for it.
lesson-excavator = Next comes a conduit. It costs 2 excavators for each point of its value: the one from basin 8 to basin 9, of value 2, takes 4. You have 3 left, so buy an excavator in the machine shop.
lesson-conduit = Now build the conduit. Your second construction of a round takes 2 engineers, the third takes 3, the fourth 3 and 3 credits.
lesson-conduit-site = Build the one that is lit. It begins in basin 8, at your dam, and ends in basin 9. Every drop that goes through it will give 2 energy.
lesson-powerhouse = At the lower end of the conduit you need a powerhouse of your own. The first costs 2 mixers, each further one a mixer more.
lesson-powerhouse-site = Build it in basin 9, where the conduit ends. Two sites there are free of charge, the one with the violet stamp is not.
lesson-turbine = Dam, water, conduit, powerhouse: now you can produce. In the turbine station every space adds something or takes it away. Choose the one with +2.
lesson-production = 1 drop through a conduit of value 2 gives 2 energy, the space adds 2: 4 in all. Choose your dam, and this production.
lesson-contract = One production may fulfil one contract. Yours needs 3 and pays 2 credits and 2 more energy. Nothing of the 4 is used up by it. Fulfil it.
lesson-workshop = With 6 energy you reach the bonus tile of round 1. The drop has left your dam and ran on from the powerhouse into the neutral dam of basin 9. Use what is left: turn your wheel by one sector in the workshop.
lesson-bank = The bank is always open: 1 credit for each engineer. Send the ones you have left there. Whoever has no engineers left passes; when all have passed, the waiting drops flow and the round is scored.
lesson-scoring = The drop that waited above basin 1 has flowed into your dam. Most energy brought 6 points, second place 2, and all got credits by their energy. The bonus tile of round 1 gave 5 points for each powerhouse to whoever had 6 energy. The gauge is back on 0, and the company with less energy now goes first.
lesson-elevation = The bonus tile of round 2 counts bases and asks for 12 energy; with 6 to 11 it pays 4 points less. To produce more, let your dam hold more: build an elevation. In the plains it costs 2 mixers.
lesson-elevation-site = Put it on your dam in basin 8. The dam then has level 2 and holds 2 drops; with a second elevation it would hold 3.
lesson-contract-office = Your contract is fulfilled, so get a new one: the contract office gives you one for 1 engineer. Green contracts need 2 to 4 energy, yellow ones 5 to 7, red ones 8 to 10.
lesson-take-contract = Take one that needs 6 energy or less: two drops and the +2 space will make 6. You may hold up to three unfulfilled contracts.
lesson-second-production = Now without help. One drop waits behind your dam already; bring a second one as in round 1, then produce with both: 2 × 2 + 2 = 6.
lesson-end = You know the whole cycle. Fulfil your contract if you can, then play on as you like. Some hints: turn the wheel, so that tiles and machines come home. Reach at least 6 energy each round; without any you lose 3 points. At the end the objective counts the basins in which you have built. Good luck!
