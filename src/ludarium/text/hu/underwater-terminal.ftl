### Amit az Underwater Cities rajza a terminálon mond, magyarul.

term-uc-title = { $round }. forduló a 10-ből, { $era }. korszak
term-uc-title-first = Az első kézben tartott lapok
term-uc-track = Sáv
term-uc-supply = Alagutak: { $tunnels } · fehér kupolák: { $white } · pakli: { $deck }
term-uc-domes = szimbiotikus kupolák: { $count }
term-uc-specials = Speciális kártyák: { $cards }
term-uc-hand = A kezedben
term-uc-hand-of = { $count } kártya kézben
term-uc-used = (használt)
term-uc-type =
    { $colour ->
        [yellow] sárga, { part-term-type }
        [red] piros, { part-term-type }
       *[green] zöld, { part-term-type }
    }
part-term-type =
    { $type ->
        [instant] azonnali
        [permanent] állandó
        [action] akció
        [production] termelés
       *[end-scoring] végső értékelés
    }
term-uc-legend = O fehér város, @ szimbiotikus, ! csatlakoztatott; f d l farm, sótalanító, laboratórium, nagybetűvel fejlesztett, (·) bővítés; - alagút, = fejlesztett; + csatlakoztatott metropolisz
