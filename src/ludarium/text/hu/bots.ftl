### A botok magyarul: hogyan játszanak, fél mondatban; a .name az, ahogy az asztalnál hívják őket.

bot-random = bármelyik szabályos lépést megteszi
    .name = Véletlen bot
bot-beginner = egy lépéssel előre néz, de gyakran rosszul ítéli meg, amit lát
    .name = Kezdő bot
bot-greedy = egy lépéssel előre néz, és azt választja, ami a legjobbnak látszik
    .name = Közepes bot
bot-advanced = előre számol, legfeljebb egy tizedmásodpercig; két játékosnál játéktól függően 100 játszmából 84–96-ot nyert meg a közepes ellen
    .name = Erős bot
bot-expert = előre számol, legfeljebb egy másodpercig; két játékosnál játéktól függően 100 játszmából 62–86-ot nyert meg az erős ellen
    .name = Mesterbot

# Egy bot, amely nem a Ludariumé: azé, aki ezt a szervert vagy programot futtatja.
own-bot = a maga módján játszik: nem a Ludarium botjai közül való

## What the expert says: in a hint on the page and at the terminal, and in a review.

hint-best = A szakértő ezek közül az elsőt választaná:
hint-win = { $percent } % győzelmi esély
hint-gains = A többi lehetőséghez képest ennyivel többet hoz: { $reasons }.
hint-costs = Amit ezért felad: { $reasons }.
hint-reason = { $worth } { $points }
hint-hinders = Visszafogja a többieket: { $reasons }.
hint-helps = De segíti a többieket: { $reasons }.
hint-overlooked = Ami elkerülte a figyelmet: { $reasons }.
