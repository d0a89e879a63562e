### Amit az Imperial Miners terminálos rajza mond, magyarul.

term-im-title = { $round }. kör, összesen { $rounds } · { $phase }
term-im-title-keep = Az első kör előtt
term-im-legend = S B E J A R: népek; ⚙ gépek; ✖ beomlott; ✓ ebben a körben aktivált; ● teli, ○ félig telt csille két kártya között
term-im-event = Esemény
term-im-decks = Paklik: { $decks } · hátralévő események: { $events }
term-im-board =
    { $step ->
        [0] { $board }, legalsó mező
       *[other] { $board }, { $step }. lépés
    }
term-im-no-board = még nincs táblán
term-im-goods = { $gold } arany · { $vp } pont + { $carts } csille · { $cards } lap · { $pickaxe }
term-im-chosen = választott
term-im-digs = ás
term-im-shows = felfedte: { $card }
term-im-hand = Kézben
term-im-keeps = Megtartja
term-im-card = { $card } ({ $level }., { $cost } arany): { $effects }
term-im-mine-of = { $name } bányája
term-im-empty = A bánya üres.
