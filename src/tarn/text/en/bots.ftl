### The bots, in English: how each one plays, in half a sentence; .name is what it is called at a table.

bot-random = plays any legal move
    .name = Random bot
bot-beginner = looks one move ahead and often misjudges what it sees
    .name = Easy bot
bot-greedy = looks one move ahead and takes what looks best
    .name = Medium bot
bot-advanced = searches ahead for a tenth of a second
    .name = Strong bot
bot-expert = searches ahead for a second, ten times as long as the strong one
    .name = Expert bot
