### The first game of Ginkgopolis, which teaches by doing: one message for each step. Only the page reads this file.

lesson-title = Your first city
lesson-welcome = Welcome to Ginkgopolis! You and your opponent build one city. In the middle stand nine buildings; around them lie leaves with letters, where the city can grow. Three rounds are enough to learn everything.
lesson-yours = Below is what is yours: resources to build with, points, tiles, and four cards. Red buildings give resources, blue ones tiles, yellow ones points. Each round you choose one card.
lesson-choose-card = A building card points at the building with the same colour and number: put the pointer on a card, and its building lights up. Choose red 1.
    .touch = A building card points at the building with the same colour and number; those in your hand have a green edge in the city. Tap red 1.
lesson-alone = Now you could lay a tile on it to build. For a start, play the card alone: that is called exploiting. You get as many goods as the building is high.
lesson-paid = You got 1 resource, because the building is 1 high, and then 1 tile and 1 point: two of your characters pay whenever you exploit. Your opponent has acted too, and the unused cards went to the left: you now hold the other hand.
lesson-choose-letter = Let the city grow. A letter points at the leaf with that letter; with a tile it starts a new building there. Choose a letter.
lesson-lay-tile = Lay any of your tiles on it. Urbanizing costs one resource, which lies on the new building and makes it yours. Then all neighbouring buildings give you their goods.
lesson-leaf-moves = The leaf makes room for the new building. If you are asked, choose the free square where it goes.
lesson-built = Your building stands, with your piece on its roof and a crane beside it: it is under construction. Its card comes into the game when the deck is shuffled next; until then nobody can build on it.
lesson-choose-building = Now upwards! A building card with a tile builds a floor. Choose a building card.
lesson-pay-floor = Each tile says what it takes: one resource for each level, one more for another colour, points for a lower number. A hatched tile cannot be paid as things stand; then the card would be played alone. Lay a tile you can pay for.
lesson-watch = Everybody now reveals and acts in turn. Watch what happens in the city.
lesson-kept-card = You have kept the card you built with: its bonus is yours for the rest of the game. Low numbers pay on every exploit, urbanization or floor; numbers from 10 on pay at the end. Building over somebody else gives them their resources back and a point for each.
lesson-new-hand = If you like none of your cards, a new-hand token exchanges all four. You have two; each one left at the end is worth 2 points.
lesson-end = The game ends when the tiles have run out twice or somebody has used up all resources. Then districts count: two or more neighbouring buildings of one colour. Whoever has most resources there gets a point for each of them, whoever is second a point for each of their own. Tall buildings of one colour side by side pay. Now play on as you like!
