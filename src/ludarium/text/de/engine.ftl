### Was jedes Spiel sagt, auf Deutsch. `ludarium.text.speaker` erklärt die Variablen.
### Eine Wirkung liest sich als Nominalphrase („1 Ressource und 1 Erfolgspunkt“); .group ist ihre Form in einer größeren.
### Gezähltes steht im Plural mit „eigene“; .each ist „jede(s) eigene …“, .one der Singular und .gen der Genitiv Plural ohne Artikel.
### Eine Ware hat ihren Plural als .kind.

## Listen und Spieler

list-pair = { $first } und { $second }
list-more = { $first }, { $rest }
list-or-pair = { $first } oder { $second }
list-or-more = { $first }, { $rest }
list-steps-pair = { $first }; { $second }
list-steps-more = { $first }; { $rest }
player = Spieler { $number }

## Wirkungen

task = { $name }
effect-sequence = { $parts }
    .group = ({ $parts })
effect-any-order = { $parts } in beliebiger Reihenfolge
    .group = ({ $parts } in beliebiger Reihenfolge)
effect-or = { $parts-or }
    .group = ({ $parts-or })
effect-price = für { $price }: { $then }
    .group = (für { $price }: { $then })
effect-may = auf Wunsch { $what }
    .group = (auf Wunsch { $what })
effect-times = { $times }-mal { $what-group }
    .group = ({ $times }-mal { $what-group })
effect-up-to-times = bis zu { $times }-mal { $what-group }
    .group = (bis zu { $times }-mal { $what-group })
effect-per = { part-per }
    .group = ({ part-per })
part-per = { $what } für { $every ->
        [1] { $count-each }
       *[other] je { $every } { $count }
    }{ $limit ->
        [0] { "" }
       *[other] , höchstens { $limit }
    }
effect-by = { $what-kind } nach Anzahl der { $count-gen }: { $steps }
    .group = ({ $what-kind } nach Anzahl der { $count-gen }: { $steps })
effect-if = { part-if }
    .group = ({ part-if })
part-if = { $what }, wenn du mindestens { $least ->
        [one] { $least } { $count-one }
       *[other] { $least } { $count }
    } hast
effect-when = { $what }, wenn { $condition }
    .group = ({ $what }, wenn { $condition })
condition-least = du { part-least }
    .next = { part-least }
part-least = mindestens { $least ->
        [one] { $least } { $count-one }
       *[other] { $least } { $count }
    } hast
effect-on = { $trigger }: { $what }
effect-on-once =
    { $period ->
        [turn] { $trigger }, einmal pro Zug: { $what }
       *[round] { $trigger }, einmal pro Runde: { $what }
    }
effect-instead =
    { $period ->
        [turn] { $trigger }, einmal pro Zug stattdessen möglich: { $what }
        [round] { $trigger }, einmal pro Runde stattdessen möglich: { $what }
       *[other] { $trigger }, stattdessen möglich: { $what }
    }

## Fragen und Antworten

ask-one = Wähle eins aus.
ask-one-of = Wähle: { $parts-or }.
ask-any-order = Was kommt als Nächstes?
ask-optional = Möchtest du das: { $what }?
move-skip = Verzichten

## Ablehnungen

refusal-not-your-turn = Du bist nicht am Zug
refusal-no-such-move = Diesen Zug gibt es nicht
refusal-not-offered = Das ist jetzt nicht möglich
undo-nothing-to-undo = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
undo-sealed = Seit deinem letzten Zug wurde etwas aufgedeckt oder gezogen; er lässt sich nicht mehr zurücknehmen.
undo-moved-on = Inzwischen hat jemand anderes gezogen; dein letzter Zug lässt sich nicht mehr zurücknehmen.
undo-stand-in = Diesen Zug hat ein Bot für dich gemacht; er lässt sich nicht zurücknehmen.

## Symbole, für Screenreader

icon-and = und
icon-or = oder
icon-arrow = dann
icon-may = auf Wunsch
icon-times = mal
icon-up-to-times = bis zu so viele Male
icon-per = für jedes Stück
icon-max = höchstens
icon-by = nach Anzahl
icon-if = ab einer Anzahl von
icon-instead = stattdessen
icon-once-per-turn = einmal pro Zug
icon-once-per-round = einmal pro Runde

## Statistik

fact-turn = Platz in der Zugreihenfolge
fact-turn-place = { $place }.
