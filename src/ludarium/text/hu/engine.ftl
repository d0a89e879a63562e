### Amit minden játék mond, magyarul. A változókat a `ludarium.text.speaker` magyarázza el.
### Egy hatás főnévi szerkezet („1 erőforrás és 1 sikerpont”); a .group az alakja egy nagyobb egészben.
### Amit számolunk, egyes számban áll („piros saját kártya”), a .plural a névelős többes száma („a piros saját kártyák”), a .per: „minden saját piros kártya után”.
### Az a(z) névelőt a következő szó kiejtése dönti el (ludarium.text.hungarian).
### Egy jószág neve szám nélkül a .kind.
### A mondatot kezdő játékosnév a $seat-start, a mondatközi a $seat-the: név esetén mindkettő a név, különben névelős.

## Felsorolás és játékosok

list-pair = { $first } és { $second }
list-more = { $first }, { $rest }
list-or-pair = { $first } vagy { $second }
list-or-more = { $first }, { $rest }
list-steps-pair = { $first }; { $second }
list-steps-more = { $first }; { $rest }
player = { $number }. játékos
    .start = A(z) { $number }. játékos
    .the = a(z) { $number }. játékos

## Hatások

task = { $name }
effect-sequence = { $parts }
    .group = ({ $parts })
effect-any-order = { $parts }, tetszőleges sorrendben
    .group = ({ $parts }, tetszőleges sorrendben)
effect-or = { $parts-or }
    .group = ({ $parts-or })
effect-price = { $price } fejében: { $then }
    .group = ({ $price } fejében: { $then })
effect-may = ha szeretnéd, { $what }
    .group = (ha szeretnéd, { $what })
effect-times = { $times } alkalommal { $what-group }
    .group = ({ $times } alkalommal { $what-group })
effect-up-to-times = legfeljebb { $times } alkalommal { $what-group }
    .group = (legfeljebb { $times } alkalommal { $what-group })
effect-per = { part-per }
    .group = ({ part-per })
part-per = { $what } { $every ->
        [1] { $count-per }
       *[other] minden { $every } { $count } után
    }{ $limit ->
        [0] { "" }
       *[other] , legfeljebb { $limit }
    }
effect-by = { $what-kind } { $count-plural } száma szerint: { $steps }
    .group = ({ $what-kind } { $count-plural } száma szerint: { $steps })
effect-if = { $what }, ha legalább { $least } { $count } van
    .group = ({ $what }, ha legalább { $least } { $count } van)
effect-when = { $what }, ha { $condition }
    .group = ({ $what }, ha { $condition })
condition-least = van legalább { $least } { $count }
    .next = legalább { $least } { $count }
effect-on = { $trigger }: { $what }
effect-on-once =
    { $period ->
        [turn] { $trigger }, körönként egyszer: { $what }
       *[round] { $trigger }, fordulónként egyszer: { $what }
    }
effect-instead =
    { $period ->
        [turn] { $trigger }, körönként egyszer ehelyett: { $what }
        [round] { $trigger }, fordulónként egyszer ehelyett: { $what }
       *[other] { $trigger }, ehelyett: { $what }
    }

## Kérdések és válaszok

ask-one = Válassz egyet!
ask-one-of = Válassz: { $parts-or }!
ask-any-order = Mi következzen?
ask-optional = Kéred ezt: { $what }?
move-skip = Kihagyás

## Elutasítások

refusal-not-your-turn = Nem te következel
refusal-no-such-move = Nincs ilyen lépés
refusal-not-offered = Ez most nem lehetséges
undo-nothing-to-undo = Még nem volt lépésed, amelyet visszavonhatnál.
undo-sealed = Az utolsó lépésed óta kiderült valami rejtett, vagy a véletlen döntött, ezért a lépés már nem vonható vissza.
undo-moved-on = Azóta más is lépett, ezért az utolsó lépésed már nem vonható vissza.
undo-stand-in = Ezt a lépést egy bot tette meg helyetted, ezért nem vonható vissza.

## Ikonok, képernyőolvasónak

icon-and = és
icon-or = vagy
icon-arrow = aztán
icon-may = ha szeretnéd
icon-times = ennyiszer
icon-up-to-times = legfeljebb ennyiszer
icon-per = darabonként
icon-max = legfeljebb
icon-by = száma szerint
icon-if = ha legalább ennyi van
icon-instead = helyette
icon-once-per-turn = körönként egyszer
icon-once-per-round = fordulónként egyszer

## Statisztika

fact-turn = Hely a sorrendben
fact-turn-place = { $place }.
