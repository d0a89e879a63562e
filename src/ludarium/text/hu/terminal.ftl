### Amit a terminálprogram mond, magyarul. Maguk a parancsok minden nyelven ugyanazok.

## Játék a billentyűzetnél

term-saved-in = A játék mentésének helye: { $file }
term-record-in = A játék feljegyzésének helye: { $file }
term-left = A játék el van mentve. Így folytathatod:
term-curtain = A billentyűzet következő gazdája: { $name }.
term-press-enter = Nyomj Entert!
term-commands = Szám, lépés vagy: { $commands }
term-many = { $count } lépés közül választhatsz: a moves felsorolja, a Tab kiegészíti, amit írsz.
term-nothing-blocked = Itt más nem is jönne szóba.
term-hint-points = a végén körülbelül { $points } pont
term-hint-people = Tippet csak olyan játékban kapsz, ahol nincs más ember.
term-no-such-number =
    { $most ->
        [1] Csak az 1-es számot választhatod.
       *[other] 1 és { $most } közötti számot választhatsz.
    }
term-refused = { $move }: nem lehetséges. { $why } ({ $rule })
term-not-now = { $move }: van ilyen lépés a játékban, de most nem teheted meg.
term-undo-nothing-to-undo = Nincs visszavonható lépésed.
term-undo-sealed = Az utolsó lépésed nem vonható vissza: azóta rejtett dolog derült ki, vagy a véletlen döntött.
term-undo-moved-on = Az utolsó lépésed nem vonható vissza: azóta más is lépett.
term-save-where = A save után írd be egy fájl nevét!
term-log-more = … { $count } korábbi sor: log
term-cropped = Még { $count } mező van ezen a képen kívül; a board mindet megmutatja.
term-page = { $number }. rész, összesen { $pages }
term-no-catalogue = A szabályok a Ludarium forrásának { $file } fájljában vannak, amely itt nincs telepítve.
term-no-such-rule = A rules után egy szabály jelét írd, ahogy a zárójelekben áll; „{ $rule }” nincs köztük. Mindegyik itt olvasható: { $file }
term-help = Válaszolj egy lehetőség számával, vagy írd be a lépést úgy, ahogy a zárójelben áll; az utolsó szava is elég. Ezeket is írhatod:
term-help-moves = minden lépés, és hogy mire jó; az Enter magában újra az asztalt mutatja
term-help-why = ami most nem lehetséges, és miért
term-help-hint = mit tenne a szakértő
term-help-undo = az utolsó lépésed visszavonása, amíg rejtett dolog ki nem derül
term-help-log = minden, ami eddig történt
term-help-board = a teljes tábla, és hogy kinek mije van
term-help-rules = egy szabály a jele szerint: rules JEL
term-help-save = a játék másolata egy fájlba: save FÁJL
term-help-help = ez a súgó
term-help-quit = kilépés; a játék el van mentve, később folytathatod

## A játék vége

term-result = Végeredmény
term-result-now = Ha most érne véget a játék
term-place = { $place }. { $name }: { $points } pont
term-outcome = { $name }: { $outcome }
term-winners =
    { $count ->
        [one] A győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
term-total = Összesen

## Visszajátszás, szimuláció, csomagok, a játékok listája

term-beginning = Kezdet
term-step = { $number }. lépés, összesen { $moves }. Enter: tovább, b: vissza, q: kilépés.
term-step-variations =
    { $count ->
        [1] v: a változat követése.
       *[other] v1–v{ $count }: egy változat követése.
    }
term-sim-who = Játékos
term-sim-bot = Bot
term-sim-mean = Átlag
term-sim-least = Min.
term-sim-most = Max.
term-sim-wins = Győzelem
term-sim-rounds = Körök: { $mean } ({ $least } és { $most } között)
term-sim-decisions = Döntések: { $mean } ({ $least } és { $most } között)
term-sim-time =
    { $games ->
        [1] { $games } játék { $seconds } mp alatt
       *[other] { $games } játék { $seconds } mp alatt, másodpercenként { $speed }
    }
term-sim-seed = Kezdőérték: { $seed }
term-pack-good = { $name }, { $version }. változat: jó csomag ehhez: { $game }, { $count } bejegyzés.
term-pack-new = új
# $verdict: low, fit or high
term-pack-worth =
    { $verdict ->
        [low] értéke { $value }, ez kevés: a szokásos { $least } és { $most } közötti
        [high] értéke { $value }, ez sok: a szokásos { $least } és { $most } közötti
       *[fit] értéke { $value }, a szokásos { $least } és { $most } között
    }
term-pack-wrong = { $count } hiba, lásd fent
term-game = { $title }, játékosok: { $players }
