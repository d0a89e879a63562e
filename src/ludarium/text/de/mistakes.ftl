### What is wrong with an effect in a pack, in German: for the editor of packs and `ludarium pack check`. What stands in quotes is written so in the effect.

mistake-sign = „{ $sign }“ hat hier keine Bedeutung; es gibt Wörter, Zahlen und , : + ( ) >=
mistake-expected = hier fehlt { $expected }; da steht { $found }.
mistake-meant = hier fehlt { $expected }; da steht { $found }. War „{ $near }“ gemeint?
mistake-end = das Ende des Effekts
mistake-word = „{ $word }“
mistake-join = „,“, „or“, „+“, „:“ oder das Ende des Effekts
mistake-number = eine Zahl von { $least } bis { $most } ({ $name })
mistake-number-after = eine Zahl nach „{ $word }“ ({ $name })
mistake-word-after = eines dieser Wörter nach „{ $word }“ ({ $name }): { $words }
mistake-effect = ein Effekt ({ $words })
mistake-count = etwas, das gezählt wird ({ $words })
mistake-occasion = ein Anlass ({ $words })
mistake-time = eine Zeitspanne ({ $words })
mistake-on = „on { $word }“
mistake-on-what = „on { $word }: …“
mistake-modifier = „{ $word }“ ändert, wie etwas getan wird: es steht nach { $occasions-or }
mistake-other-occasion = „{ $word }“ steht nach { $occasions-or }, nicht nach „on { $other }“
mistake-only-when = „on { $word }“ geschieht nichts: es sagt nur, wann eine Änderung gilt ({ $words })
mistake-alone = was ändert, wie etwas getan wird, steht allein: on …: { $words }
mistake-instead = an die Stelle von „{ $word }“ kann nichts treten; „instead of“ passt zu { $words }
mistake-instead-never = an die Stelle von „{ $word }“ kann nichts treten; „instead of“ passt zu keinem Ereignis dieses Spiels
mistake-deep = das ist zu tief verschachtelt
mistake-parts = höchstens { $most } Teile können durch „{ $sign }“ verbunden sein
mistake-price = in einem Preis kann „{ $word }“ nicht stehen; setze das Ganze in Klammern: { $word } (… : …)
mistake-beginning = „{ $word }“ kann nur ganz am Anfang stehen, einmal
mistake-by = bei „by“ stehen die Mengen hinter dem, was gezählt wird; lass die Zahl davor weg
mistake-amount = „{ $word }“ kann nur auf einen Effekt folgen, der eine Menge gibt
mistake-in = „{ $text }“: { $wrong }
mistake-name =
    { $name ->
        [colour] Farbe
        [cost-in-points] Kosten in Punkten
        [engineers] Ingenieure
        [faction] Fraktion
        [good] Gut
        [height] Höhe
        [highest-value] höchster Wert
        [how-many] wie viele
        [kind] Art
        [least] mindestens
        [level] Stufe
        [limit] Grenze
        [machine] Maschine
        [modifier] Zusatz
        [occasion] Anlass
        [piece] Teil
        [reduction] Nachlass
        [resource] Rohstoff
        [site] Baustelle
        [slot] Aktionsfeld
        [space] Platz
        [structure] Bauwerk
        [what] was
        [when] wann
        [where] wo
        [which] welche
        [how-many-times] wie viele Male
        [how-many-of-it] wie viele davon
        [the-limit] die Grenze
        [the-least-count] die kleinste Anzahl
        [the-amount-for-a-count-of-0] die Menge bei einer Anzahl von 0
        [the-amount-for-the-next-count] die Menge bei der nächsten Anzahl
       *[other] { $name }
    }
