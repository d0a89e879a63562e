### Was die Zeichnung von Underwater Cities am Terminal sagt, auf Deutsch.

term-uc-title = Runde { $round } von 10, Ära { $era }
term-uc-title-first = Die ersten Handkarten
term-uc-track = Leiste
term-uc-supply = Tunnel { $tunnels } · weiße Kuppeln { $white } · Stapel { $deck }
term-uc-domes = symbiotische Kuppeln { $count }
term-uc-specials = Spezialkarten: { $cards }
term-uc-hand = Deine Hand
term-uc-hand-of =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
term-uc-used = (genutzt)
term-uc-type =
    { $colour ->
        [yellow] gelb, { part-term-type }
        [red] rot, { part-term-type }
       *[green] grün, { part-term-type }
    }
part-term-type =
    { $type ->
        [instant] sofort
        [permanent] dauerhaft
        [action] Aktion
        [production] Produktion
       *[end-scoring] Schlusswertung
    }
term-uc-legend = O weiße Stadt, @ symbiotische, ! verbunden; f d l Farm, Entsalzungsanlage, Labor, groß: aufgewertet, (·) Erweiterung; - Tunnel, = aufgewertet; + verbundene Metropole
