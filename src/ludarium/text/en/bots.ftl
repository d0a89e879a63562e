### The bots, in English: how each one plays, in half a sentence; .name is what it is called at a table.

bot-random = plays any legal move
    .name = Random bot
bot-beginner = looks one move ahead and often misjudges what it sees
    .name = Beginner bot
bot-easy = looks one move ahead and sometimes misjudges what it sees
    .name = Easy bot
bot-medium = looks one move ahead and seldom misjudges what it sees
    .name = Medium bot
bot-greedy = looks one move ahead and takes what looks best
    .name = Greedy bot
bot-skilled = thinks a few continuations through before it moves
    .name = Skilled bot
bot-experienced = thinks many continuations through before it moves
    .name = Experienced bot
bot-advanced = searches ahead, for a tenth of a second at most
    .name = Strong bot
bot-expert = searches ahead, for a second at most
    .name = Expert bot

# A bot that is not one of Ludarium's: from whoever runs this server or program.
own-bot = plays in a way of its own: not one of Ludarium's bots

## What the expert says: in a hint on the page and at the terminal, and in a review.

hint-best = The expert would choose the first of these:
hint-win = { $percent } % chance to win
hint-gains = Compared with the other choices it brings you more: { $reasons }.
hint-costs = You give up: { $reasons }.
hint-reason = { $worth } { $points }
hint-hinders = It holds the others back: { $reasons }.
hint-helps = But it helps the others: { $reasons }.
hint-overlooked = What { $player } overlooked: { $reasons }.
hint-overlooked-own = What you overlooked: { $reasons }.
hint-overlooked-others = It would have held the others back: { $reasons }.
