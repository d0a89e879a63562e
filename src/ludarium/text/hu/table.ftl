### Amit az asztal kerete magáról mond, magyarul. Az asztallal együtt töltődik be; amit minden oldal mond, az a page.ftl-ben van.

ui-own-area = A te területed
ui-fold = A területed összecsukása
ui-unfold = Kinyitás
ui-tab-board = Tábla
ui-tab-own = A te dolgaid
ui-tab-rivals = Játékosok
ui-tab-talk = Napló és csevegés
ui-menu = Menü
ui-settings = Beállítások
ui-turn-order = Sorrend
ui-round = { $round }. forduló
ui-lift = { $name } mindene
ui-go-on-playing = Tovább
ui-choices =
    { $count ->
        [one] { $count } lehetőség
       *[other] { $count } lehetőség
    }
ui-taken = { $choice } – nem volt más választás
ui-filter = Szűrés
ui-why = Miért?
ui-why-not = Ami nem lehetséges
ui-rule = Szabály
ui-confirm = Megerősítés
ui-confirm-choice = Megerősítés: { $choice }
ui-tap-again = Koppints újra, vagy ✓
ui-whole-view = Teljes nézet
ui-choose-instead = Nyomd meg, ha inkább ezt választod
ui-final = Ezt nem lehet visszavonni.
ui-final-short = végleges
ui-pays = ára
ui-brings = hozama
ui-then = utána { $count }
ui-smaller = Kevesebb
ui-larger = Több
ui-restart = A lépés újrakezdése (Shift + U, vagy tartsd nyomva a Visszavonást)
ui-restart-turn = A lépés újrakezdése
ui-skip-story = Átugrás
ui-tell-again = Újra megmutatni, mi történt az utolsó lépésed óta
ui-since-your-turn = A lépésed óta
ui-show-place = Megmutatom a táblán
ui-log-short = Napló
ui-log-more = és még { $count }

## Beállítások

ui-confirm-when = Kérdezzen rá, mielőtt egy döntés életbe lép
ui-confirm-always = mindig
ui-confirm-final = csak ha nem lehet visszavonni
ui-confirm-never = soha
ui-speed = Milyen gyorsan látszódjanak a többiek lépései
ui-speed-slow = lassan
ui-speed-normal = közepesen
ui-speed-fast = gyorsan
ui-speed-at-once = azonnal
ui-colours = Színek
ui-colours-system = mint ezen az eszközön
ui-colours-light = világos
ui-colours-dark = sötét
ui-more-settings = Egyéb
ui-sound = Hang
ui-plain = Az asztal listákkal és szavakkal

## Billentyűk

ui-key-list = az összes lehetőség listája
ui-key-confirm = a megjelölt végrehajtása
ui-key-restart = a lépés újrakezdése
ui-key-why = miért?
ui-key-hint = tipp
ui-key-lift = a játékosok egymás után, teljes méretben
ui-key-skip = a mozgás befejezése
ui-key-again = újra megmutatni, mi történt a lépésed óta
ui-key-escape = bezárás vagy a jelölés törlése

## A vége

ui-game-over = A játék véget ért
ui-end-bars = Pontok
ui-end-sheet = Pontozólap
ui-end-chart = Alakulás
ui-end-review = Elemzés
ui-end-board = A tábla megtekintése
ui-end-back = Vissza az eredményhez
ui-resigned-by = A játék véget ért, mert { $name } feladta.
ui-chart-help = Amennyi pontja mindenkinek lett volna, ha a játék abban a pillanatban ér véget, az első döntéstől kezdve.
ui-replay-secret = { $name } titokban dönt.
ui-replay-chooses = { $name } választ.
ui-pointer-played =
    { $own ->
        [yes] ezt lépted
       *[no] ezt lépte
    }
ui-pointer-better = jobb
ui-replay-notes = Megjegyzések és változatok
ui-replay-instead = Helyette lehetett volna:
ui-replay-variation = { $number }. változat
ui-replay-in-variation = Változat a(z) { $number }. lépéshez
ui-replay-back-to-game =
    { $deep ->
        [yes] Vissza az előző változathoz
       *[no] Vissza a játszmához
    }
