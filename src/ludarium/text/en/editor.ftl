### What the editor of packs says, in English. It is loaded with the editor only.

ui-edit-title = A pack for { $game }
ui-edit-help = A pack changes cards, tiles or numbers of a game, or adds some. Choose what to change; the card, its words and its worth follow from what you type. Your draft stays in this browser.
ui-edit-pack = The pack
ui-edit-name = Name of the pack
ui-edit-version = Version
ui-edit-entries =
    { $count ->
        [0] Nothing in it yet
        [one] { $count } entry
       *[other] { $count } entries
    }
ui-edit-wrong =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
ui-edit-remove = Take { $name } out of the pack
ui-edit-kind = What to change
ui-edit-from = Begin from
ui-edit-change = Change this one
ui-edit-new = Add a new one like it
ui-edit-entry = The entry
ui-edit-first = Choose a card to begin with
ui-edit-first-help = Under “What to change” stand the cards, tiles and numbers of the game. Take one: it comes with its present values, and you change what you like.
ui-edit-optional = may be left out
ui-edit-bounds = { $least } to { $most }
ui-edit-words = Words that fit here
ui-edit-preview = Preview
ui-edit-line = (line { $line })
ui-edit-stale = As it was before the mistake. What is wrong stands at its field.
ui-edit-unread = It is drawn as soon as it can be read. What is wrong stands at its field.
ui-edit-worth = Worth { $value } by the scale of the game: { $verdict ->
        [low] too little
        [high] too much
       *[other] as usual
    } (such entries have { $least } to { $most }).
ui-edit-out = What to do with the pack
ui-edit-nothing = Nothing to check yet.
ui-edit-checking = Checking …
ui-edit-mistakes =
    { $count ->
        [one] { $count } mistake: it is marked where it is.
       *[other] { $count } mistakes: they are marked where they are.
    }
ui-edit-good =
    { $count ->
        [one] A good pack with { $count } entry
       *[other] A good pack with { $count } entries
    }
ui-edit-try = Try it against bots
ui-edit-download = Download (.toml)
ui-edit-share = Share by link
ui-edit-open = Open a file
ui-edit-clear = Begin anew
ui-edit-clear-sure = Throw this draft away?
ui-edit-link = Link that carries the pack
ui-edit-link-copied = The link is in the clipboard. Whoever opens it on this server sees the pack.
ui-edit-link-here = Here is the link. Whoever opens it on this server sees the pack.
ui-edit-link-long = The pack is too large for a link. Download the file and send that.
ui-edit-link-damaged = This link is damaged: perhaps it was cut off when it was copied. Your own draft is untouched.
ui-edit-link-too-large = There is more in this link than a pack may have. Your own draft is untouched.
ui-edit-received = You look at “{ $name }”. What you change stays with you.
ui-edit-fetch-back = Back to my own draft
ui-edit-unreadable = This is no pack that can be read{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    }: { $message }
ui-edit-other-game = This pack is for another game: { $game }.
ui-edit-not-taken = This server takes no packs from its players, so you cannot try it here: its host decides that. Download the file and play with it on your own machine: ludarium play { $game } --pack { $file }
