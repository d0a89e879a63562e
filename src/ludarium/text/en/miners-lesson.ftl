### The first game of Imperial Miners, which teaches by doing: one message for each step. Only the page reads this file.

lesson-title = Your first mine
lesson-welcome = Welcome underground! Everybody digs a mine of their own, all at the same time. In the middle lies your mountain, still untouched; what your opponent digs you see in a small picture. Two rounds are enough to learn everything.
lesson-yours = Below are your points, your gold, and six cards. Each card is a chamber: on the coin stands what it costs, on the plates what it can do, on its border are six half carts, some of them full. The number of its level says in which row it is dug.
lesson-event = Every round begins with an event for everybody. This one has just given each of you 3 gold.
lesson-choose = Now all choose a card in secret. In the first round only level I has a place, right under the grass, and it is free. Choose the card that glows, the Lamp Room.
lesson-effect = All have revealed, and your chamber is dug. It works at once: of its two effects you choose one, each time anew. Take the crystal: that is 1 point.
lesson-surface = From every card the way leads up to the surface. There you choose one of three things: gold, cards, or research for gold. Take 2 gold.
lesson-next-round = That was your round. As soon as everybody is up, the next event is turned over.
lesson-cheaper = Some events work all round long: this one makes every card cheaper by 2 gold. So cards of level II cost nothing now.
lesson-second = Choose the Loch Mill, a card of level II.
lesson-place = A card must touch one of the row above. Two places glow. Point at them: you see which half carts would meet, and which way up they open. Choose one.
    .touch = A card must touch one of the row above. Two places glow. Tap one: you see which half carts would meet, and which way up it opens.
lesson-pay = Scots do great things for gold, and every Scots card in your mine makes that 1 gold cheaper. You have enough: pay, and take 3 points.
lesson-way = Now the way goes up: the card above works as well. If there were two above, you would choose. Take gold and a card this time.
lesson-draw = For each card that you draw you choose a deck. Cards of deep levels are worth more, but need a row above them.
lesson-up = And up to the surface again. The deeper a card lies, the more cards work on its way. Choose what you like.
lesson-rest = Finish what is asked; then the round is over.
lesson-carts = Where two full halves meet, a cart becomes full: a point at the end. Half-full carts wait for a token, which some cards and research bring.
lesson-research = On the three ladders at the left everybody’s pickaxe climbs. Only the space where it stops gives something, so it can pay to wait for a longer research. The top gives most; then one goes on with another board.
    .touch = The second tab shows three ladders, on which everybody’s pickaxe climbs. Only the space where it stops gives something, so it can pay to wait for a longer research. The top gives most; then one goes on with another board.
lesson-collapse = Some cards, above all those of the Barbarians, bury themselves. The next time such a card is activated only its rubble is cleared. Machines do the opposite: they make cards stronger, up to three on each.
lesson-end = After ten rounds crystals and full carts are counted, nothing else; so spend your gold in time. Now dig on as you like!
