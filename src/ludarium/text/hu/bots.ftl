### A botok magyarul: hogyan játszanak, fél mondatban; a .name az, ahogy az asztalnál hívják őket.

bot-random = bármelyik szabályos lépést megteszi
    .name = Véletlen bot
bot-beginner = egy lépéssel előre néz, de gyakran rosszul ítéli meg, amit lát
    .name = Kezdő bot
bot-easy = egy lépéssel előre néz, de néha rosszul ítéli meg, amit lát
    .name = Könnyű bot
bot-medium = egy lépéssel előre néz, és ritkán ítéli meg rosszul, amit lát
    .name = Közepes bot
bot-greedy = egy lépéssel előre néz, és azt választja, ami a legjobbnak látszik
    .name = Mohó bot
bot-skilled = lépés előtt végiggondol néhány folytatást
    .name = Gyakorlott bot
bot-experienced = lépés előtt sok folytatást végiggondol
    .name = Tapasztalt bot
bot-advanced = előre számol, legfeljebb egy tizedmásodpercig
    .name = Erős bot
bot-expert = előre számol, legfeljebb egy másodpercig
    .name = Mesterbot

# Egy bot, amely nem a Ludariumé: azé, aki ezt a szervert vagy programot futtatja.
own-bot = a maga módján játszik: nem a Ludarium botjai közül való

## What the expert says: in a hint on the page and at the terminal, and in a review.

hint-best = A szakértő ezek közül az elsőt választaná:
hint-win = { $percent } % győzelmi esély
hint-gains = A többi lehetőséghez képest ennyivel többet hoz neked: { $reasons }.
hint-costs = Amit ezért feladsz: { $reasons }.
hint-reason = { $worth } { $points }
hint-hinders = Visszafogja a többieket: { $reasons }.
hint-helps = De segíti a többieket: { $reasons }.
hint-overlooked = Ami elkerülte a figyelmét: { $reasons }.
hint-overlooked-own = Ami elkerülte a figyelmedet: { $reasons }.
hint-overlooked-others = Visszafogta volna a többieket: { $reasons }.
