### Was die Darstellung von Imperial Miners im Terminal sagt, auf Deutsch.

term-im-title = Runde { $round } von { $rounds } · { $phase }
term-im-title-keep = Vor der ersten Runde
term-im-legend = S B E J A R: Völker; ⚙ Maschinen; ✖ eingestürzt; ✓ in dieser Runde aktiviert; ● volle, ○ halb volle Lore zwischen zwei Karten
term-im-event = Ereignis
term-im-decks = Stapel: { $decks } · übrige Ereignisse: { $events }
term-im-board =
    { $step ->
        [0] { $board }, unterstes Feld
       *[other] { $board }, Schritt { $step }
    }
term-im-no-board = noch auf keiner Tafel
term-im-goods = { $gold } Gold · { $vp } Punkte + { $carts } Loren · { $cards } auf der Hand · { $pickaxe }
term-im-chosen = hat gewählt
term-im-digs = gräbt
term-im-shows = zeigt { $card }
term-im-hand = Handkarten
term-im-keeps = Behält
term-im-card = { $card } ({ $level }, { $cost } Gold): { $effects }
term-im-mine-of = Mine von { $name }
term-im-empty = Die Mine ist leer.
