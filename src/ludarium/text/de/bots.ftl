### Die Bots auf Deutsch: wie jeder spielt, in einem halben Satz; .name ist, wie er am Tisch heißt.

bot-random = spielt irgendeinen erlaubten Zug
    .name = Zufallsbot
bot-beginner = schaut einen Zug voraus und verschätzt sich dabei oft
    .name = Anfängerbot
bot-easy = schaut einen Zug voraus und verschätzt sich dabei manchmal
    .name = Leichter Bot
bot-medium = schaut einen Zug voraus und verschätzt sich dabei selten
    .name = Mittlerer Bot
bot-greedy = schaut einen Zug voraus und nimmt, was am besten aussieht
    .name = Greedy-Bot
bot-skilled = denkt vor jedem Zug einige Fortsetzungen durch
    .name = Geübter Bot
bot-experienced = denkt vor jedem Zug viele Fortsetzungen durch
    .name = Erfahrener Bot
bot-advanced = rechnet voraus, höchstens eine Zehntelsekunde lang
    .name = Starker Bot
bot-expert = rechnet voraus, höchstens eine Sekunde lang
    .name = Expertenbot

# Ein Bot, der nicht von Ludarium ist: von dem, der diesen Server oder dieses Programm betreibt.
own-bot = spielt auf seine eigene Art: keiner von Ludariums Bots

## What the expert says: in a hint on the page and at the terminal, and in a review.

hint-best = Der Experte würde das Erste davon wählen:
hint-win = { $percent } % Siegchance
hint-gains = Im Vergleich zu den anderen Möglichkeiten bringt es dir mehr: { $reasons }.
hint-costs = Dafür gibst du auf: { $reasons }.
hint-reason = { $worth } { $points }
hint-hinders = Es bremst die anderen: { $reasons }.
hint-helps = Aber es hilft den anderen: { $reasons }.
hint-overlooked = Was { $player } übersehen hat: { $reasons }.
hint-overlooked-own = Was du übersehen hast: { $reasons }.
hint-overlooked-others = Es hätte die anderen gebremst: { $reasons }.
