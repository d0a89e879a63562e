### Minden, amit a játékfarm szabályai mondanak, magyarul.

## Szakaszok

phase-feast = Lakoma
phase-choose = Kártyaválasztás
phase-act = Körök
phase-over = A játék vége

## Kártyák és telkek

card =
    { $id ->
        [field] Szántó
        [orchard] Gyümölcsös
        [windmill] Szélmalom
        [watermill] Vízimalom
        [tower] Torony
        [smithy] Kovácsműhely
        [fair] Vásár
       *[barn] Csűr
    }
    .acc =
    { $id ->
        [field] a Szántót
        [orchard] a Gyümölcsöst
        [windmill] a Szélmalmot
        [watermill] a Vízimalmot
        [tower] a Tornyot
        [smithy] a Kovácsműhelyt
        [fair] a Vásárt
       *[barn] a Csűrt
    }
kind =
    { $id ->
        [farm] farm
        [mill] malom
       *[tower] torony
    }
    .acc =
    { $id ->
        [farm] farmot
        [mill] malmot
       *[tower] tornyot
    }

## Hatások

toy-gold = { $count } arany
    .kind = arany
toy-vp = { $count } pont
    .kind = pont
toy-draw = { $count } kártya
toy-turn-wheel = { $count } kerékfordítás
toy-throw = { $count } kézben tartott kártya
toy-invest = { $count } saját arany a kerékre
toy-pay =
    { $good ->
        [gold] { $count } arany
       *[vp] { $count } pont
    }
toy-machine =
    { $where ->
        [here] { $count } gép ide
        [other] { $count } gép máshová
       *[any] { $count } gép bárhová
    }
toy-build =
    { $kind ->
        [farm] egy farm
        [mill] egy malom
       *[tower] egy torony
    }
toy-roll = dobás 1–3 aranyért
ability =
    { $kind ->
        [cheaper] { $arg0 ->
            [farm] egy farm
            [mill] egy malom
           *[tower] egy torony
        } { $amount } arannyal olcsóbb
       *[more-room] minden telken { $amount } géppel több fér el
    }
trigger-build =
    { $arg0 ->
        [farm] Farm építésekor
        [mill] Malom építésekor
        [tower] Torony építésekor
       *[anything] Építéskor
    }
trigger-turn-wheel = Valahányszor fordul a kereked
trigger-round = Minden forduló végén
trigger-end = A játék végén
trigger-rest = Amikor pihensz
trigger-play = Amikor kártyát játszol ki
count-sites =
    { $kind ->
        [farm] farmod
        [mill] malmod
       *[tower] tornyod
    }
    .plural =
    { $kind ->
        [farm] a farmjaid
        [mill] a malmaid
       *[tower] a tornyaid
    }
    .per =
    { $kind ->
        [farm] minden farmod után
        [mill] minden malmod után
       *[tower] minden tornyod után
    }
count-hand = kézben tartott kártyád
    .plural = a kézben tartott kártyáid
    .per = minden kézben tartott kártyád után
count-machines =
    { $where ->
        [here] itt álló géped
        [other] máshol álló géped
       *[any] géped
    }
    .plural =
    { $where ->
        [here] az itt álló gépeid
        [other] a máshol álló gépeid
       *[any] a gépeid
    }
    .per =
    { $where ->
        [here] minden itt álló géped után
        [other] minden máshol álló géped után
       *[any] minden géped után
    }

## Kérdések és válaszok

ask-choose = Válassz egy kártyát, vagy pihenj!
ask-site = Melyik telekre kerüljön a gép?
ask-throw = Melyik kártyát dobod el?
move-play =
    { $cost ->
        [0] { $card }, ingyen
       *[other] { $card } { $cost } aranyért
    }
move-rest = Pihenés
move-site = { $number }. telek ({ $kind })
move-throw = { $card }, a dobópaklira

## Ami történt

log-round = { $round }. forduló. A lakoma: { $feast }.
log-drew = { $seat-start } húz egy kártyát.
log-drew-secret = { $seat-start } kihúzza { $card-acc }.
log-has-chosen = { $seat-start } választott.
log-played = { $seat-start } kijátssza { $card-acc }.
log-built = { $seat-start } épít egy { $kind-acc }.
log-machine = { $seat-start } gépet állít fel ({ $site }. telek).
log-gold = { $seat-start } { $count } aranyat kap.
log-vp = { $seat-start } { $count } pontot kap.
log-paid =
    { $good ->
        [gold] { $seat-start } { $count } aranyat fizet.
       *[vp] { $seat-start } { $count } pontot fizet.
    }
log-roll = { $seat-start } { $count } aranyat dob.
log-turn-wheel =
    { $count ->
        [one] { $seat-start } egyszer fordít a kerekén.
       *[other] { $seat-start } { $count } alkalommal fordít a kerekén.
    }
log-threw = { $seat-start } eldob egy kártyát.
log-threw-secret = { $seat-start } eldobja { $card-acc }.
log-rested = { $seat-start } pihen, és { $count } aranyat kap.
log-game-over = A játék véget ért.

## Elutasítások

refusal-no-cards = Nincs több húzható kártya
refusal-no-room = Nincs hely újabb teleknek
refusal-no-site = Egyik telekre sem fér gép
refusal-site-elsewhere = A gép másik telekre való
refusal-site-full = Erre a telekre nem fér több gép
refusal-too-dear = Ez { $cost } aranyba kerül
refusal-too-few-cards = Túl kevés kártya van a kezedben
refusal-too-little-gold = Túl kevés aranyad van
refusal-too-little-vp = Túl kevés pontod van

## Pontozás

score-points = Játék közben szerzett pontok

## Ikonok, képernyőolvasónak

icon-gold = arany
icon-vp = pont
icon-draw = kártyahúzás
icon-turn-wheel = kerékfordítás
icon-throw = kártyák eldobása
icon-invest = arany a kerékre
icon-pay = fizetés
icon-machine-here = gép ide
icon-machine-other = gép máshová
icon-machine-any = gép bárhová
icon-farm = farm
icon-mill = malom
icon-tower = torony
icon-dice = dobás
icon-hand = kézben tartott kártyák
icon-cheaper = olcsóbb
icon-more-room = több hely a gépeknek
icon-on-build = építéskor
icon-anything = bármi
icon-on-turn-wheel = amikor fordul a kerék
icon-on-round = a forduló végén
icon-on-end = a játék végén
icon-on-rest = amikor pihensz
icon-on-play = amikor kártyát játszol ki
