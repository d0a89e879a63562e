### The first game of Underwater Cities, which teaches by doing: one message for each step. Only the page reads this file.

lesson-title = Your first city under the sea
lesson-welcome = Welcome below! You build cities on the sea floor, join them by tunnels and feed them. A game has ten rounds in three eras; the first round is enough to learn how it goes.
lesson-hand = You begin with six cards and keep three of them. Lay the three lit ones aside: what they give is of more use later.
lesson-waters = This is your part of the sea, with your first city. Around it lie sites for more cities, building sites before each of them, and dotted lines where tunnels can go.
lesson-ring = Around the water stand the slots: green, yellow and red, and one without colour. In each turn you play one card and use one slot. If both have the same colour you get the card’s effect, too.
lesson-card = Choose the lit card. It is yellow: all yellow slots light up, because there the card would count.
lesson-slot = Choose the lit slot. It gives one science, one steelplast and one kelp, and the card is claimed besides.
lesson-claimed = The card now lies with your claimed cards and gives something in every production. Your rival has moved, too; a slot with a tile is taken until the end of the round.
lesson-second = Your second turn. Choose the lit card: it is an instant card, so it gives its goods once and is gone.
lesson-steps = Choose a green slot, so that the card counts. The lit one moves you two steps on the federation track. If you are asked, do first what you like.
lesson-track = Each space of the track gives something small, and whoever is farthest ahead at the end of a round plays first in the next one. Then all start below the track again.
lesson-build = Your third turn: build something! Tunnels cost a steelplast and a credit, farms a kelp, laboratories a steelplast. Play any card with a slot for building, and choose the places in your waters. The slot without colour always works.
lesson-network = What is connected is lit. Your first city always is; another city is connected as soon as a tunnel touches it, and its buildings with it. Only what is connected produces, eats and counts.
lesson-upgrades = Buildings and tunnels can be upgraded, usually for a science: they stand on gold then and produce more. Two upgraded ones of a kind at one city give something on top.
lesson-actions = Action cards wait until a slot or a card lets you use one. Your personal assistant is the first; each can be used once in an era, and you may own four.
lesson-specials = One corner of the ring shows the special cards. A slot with their sign lets you take one; it costs credits when its effect is carried out. Press the corner to see them large.
lesson-production = After rounds four, seven and ten everything connected produces. What it would bring stands in small numbers under your goods, always up to date.
lesson-feeding = Then every connected city eats one kelp. Biomass can stand in for it; each hungry city costs three points. So build farms in time.
lesson-end = At the end cities count by the kinds of buildings beside them: two, three, four or six points. Then come scoring cards, the brown metropolis and the rest of your goods. Now play on as you like!
