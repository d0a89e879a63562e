### Amit a weblap maga mond, magyarul. Egy játék szavai a játék saját fájljában vannak.

## Minden oldalon

ui-skip = Ugrás a tartalomhoz
ui-home = Ludarium, az előtérbe
ui-motto = ahol a nagy játékok laknak
ui-navigation = Oldal
ui-about = Névjegy
ui-language = Nyelv
ui-theme-system = Színek: mint az eszközön
ui-theme-light = Színek: világos
ui-theme-dark = Színek: sötét
ui-loading = Betöltés …
ui-dismiss = Bezárás
ui-close = Bezárás
ui-save = Mentés
ui-next = Tovább
ui-try-again = Próbáljuk újra
ui-to-lobby = Az előtérbe
ui-copy = Másolás
ui-copied = Másolva
ui-share = Megosztás
ui-more = Továbbiak …
ui-not-found = Itt nincs semmi
ui-not-found-help = Ez a cím nem vezet sehová. Lehet, hogy másoláskor levágódott a vége.
ui-no-such-table = Ezen a címen nincs asztal. Lehet, hogy másoláskor levágódott a vége.

## Nevek

ui-your-name = A neved
ui-guest-short = Vendég
ui-guest = { $number }. vendég
ui-bot-other = Bot: { $name }

## Előtér

ui-lobby-title = Mit játsszunk ma este?
ui-play-now = Játsszunk!
ui-play-against =
    { $count ->
        [one] { $count } bot ellen
       *[other] { $count } bot ellen
    }
ui-play-alone = egyedül
ui-set-up = { $game }: játékosok, botok, beállítások
ui-invite-to = { $game }: barátok meghívása
ui-announced = készülőben
ui-track = { $number }. mező: minden befejezett játszma egy lépés
ui-lesson-tonight = A mai est leckéje
ui-lesson-by-playing = játék közben tanulva
ui-games = Játékok
ui-players-range =
    { $least ->
        [one] { $least }–{ $most } játékos
       *[other] { $least }–{ $most } játékos
    }
ui-bots = Botok
ui-bots-level = Milyen erősek a botok?
ui-first-game = Tanulás játék közben
ui-rules = Szabályok
ui-mine = A játszmáid
ui-more-games =
    { $count ->
        [one] még { $count }
       *[other] még { $count }
    }
ui-your-move = Te jössz
ui-thinks = { $name } gondolkodik
ui-turns-elsewhere =
    { $count ->
        [one] Te jössz egy másik asztalnál
       *[other] Te jössz { $count } másik asztalnál
    }
ui-mine-empty = Nincs folyamatban lévő játszmád. Válassz fent egy ablakot, és nyomd meg: „Játsszunk!”
ui-open = Nyitott asztalok
ui-sit-down = Leülök
ui-sit-down-at = Leülök: { $game }
ui-open-empty = Most senki sem keres játékostársat. Nyiss asztalt bárki számára szabad hellyel, és mások itt találják meg.
ui-watch = Nézőként
ui-watch-others =
    { $count ->
        [one] { $count } játszma nézése
       *[other] { $count } játszma nézése
    }
ui-watch-empty = Most nem folyik nyilvános játszma.
ui-finished = Befejezett játszmák
ui-finished-empty = Itt jelennek meg a befejezett játszmáid, pontozólappal és minden lépéssel.
ui-your-turn = Te jössz
ui-asks = { $name }: { $question }
ui-waiting = Még hiányzik valaki
ui-seats-free =
    { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
ui-join-table = Van szabad hely
ui-to-move = Következik: { $names }
ui-import = Játszma vagy állás betöltése
ui-import-help = A befejezett játszma lépésről lépésre megnézhető, a befejezetlen itt folytatódik. Az egy sorba írt állásból tovább lehet játszani.
ui-import-file = Fájl
ui-import-paste = Vagy illeszd be a jegyzőkönyvet vagy az állást
ui-import-button = Megnyitás

## Asztal összeállítása

ui-how-many = Hányan játszotok?
ui-who-sits = Ki hol ül?
ui-way-bots = Botok ellen
ui-way-friends = Barátokkal, linkkel
ui-way-here = Együtt, ezen az eszközön
ui-way-alone = Egyedül játszani a(z) „{ $way }” választásával lehet.
ui-seat-number = { $number }. hely
ui-names-here = Ki játszik veled?
ui-name-of-seat = A(z) { $number }. helyen ülő játékos neve
ui-seat-kind-me = Én
ui-seat-kind-here = Még valaki ennél az eszköznél
ui-seat-kind-invite = Egy barát, linkkel
ui-seat-kind-open = Bárki előtt nyitott
ui-hot-seat-help = A lépések között továbbadjátok az eszközt. Függöny takarja el, amit a többieknek nem szabad látniuk.
ui-invite-help = Amint nyitva az asztal, kapsz egy linket; a barátaid maguk választanak helyet.
ui-choice = { $option }: { $value }
ui-conflict = „{ $first }” és „{ $second }” nem fér össze. Változtasd meg az egyiket.
ui-clock = Óra
ui-clock-none = Nincs
ui-clock-move = Minden lépésre
ui-clock-game = Az egész játszmára
ui-clock-of-move = lépésenként { $time }
ui-clock-of-game = az egész játszmára { $time }
ui-clock-help = Akinek lejár az ideje, ahelyett bot játszik tovább. Akivel ez háromszor egymás után megtörténik, annak a helyét a bot a végéig megtartja.
ui-minutes = Perc
ui-packs = Csomagok
ui-pack = { $name }, { $version }. változat
ui-pack-of = { $name } csomag, { $version }. változat
ui-packs-help = A csomag új kártyákat hoz a játékba, vagy megváltoztat néhányat. Aki az asztalhoz ül, látja, melyek vannak benne.
ui-pack-bring = Saját csomag hozása (.toml fájl)
ui-pack-remove = Eltávolítás
ui-pack-edit = Saját csomag készítése
ui-listed = Az asztal látszódjon az előtérben, hogy mások nézhessék
ui-open-table = Nyitás, link kérése

## Várakozó asztal

ui-waiting-title = Az asztal a játékosaira vár
ui-waiting-help = A játszma magától elkezdődik, amint minden hely foglalt.
ui-invite-title = Barátok meghívása
ui-invite-one-link = Egyetlen link. A helyüket ők választják.
ui-invite-share = { $game } a Ludariumon: válassz helyet!
ui-invite-only-here = Csak ezen az eszközön működik
ui-invite-only-here-start = Hogy a barátaid is jöhessenek, így indítsd a Ludariumot:
ui-invite-only-here-open = majd nyisd meg a gép hálózati címén (például http://192.168.1.20:8080). Az ott másolt link a hálózaton mindenkinek működik.
ui-qr = A link QR-kódként
ui-closed = Ezt az asztalt bezárták
ui-seat-open = bárki előtt nyitott
ui-seat-invite = a meghívott játékosra vár
ui-seat-reserved = fenntartva: { $name }
ui-take-seat = Leülök ide
ui-leave-seat = Felállok
ui-who-sits-at = Ki ül a(z) { $number }. helyen?
ui-invite-link = Link ehhez az asztalhoz
ui-new-link = Új link
ui-make-link = Link készítése barátoknak
ui-new-link-help = Az új link felváltja a korábbit, amely ezután nem érvényes.
ui-revoke = Link lezárása
ui-close-table = Az asztal bezárása
ui-join-title = Meghívtak
ui-join-choose = Válassz helyet!
ui-join-one = Egy hely szabad, az a tiéd.
ui-join-late = Közben minden hely betelt.
ui-join-watch = Nézd a játszmát
ui-join-seat = Leülés: { $number }. hely

## Az asztalnál

ui-board = Játéktér
ui-beside-table = Játékosok, napló és csevegés
ui-all-players = Játékosok
ui-zoom-in = Nagyítás
ui-zoom-out = Kicsinyítés
ui-your-choices = A lehetőségeid
ui-rule-of-prompt = A kérdés mögött álló szabály
ui-undo = Visszavonás
ui-undo-key = Az utolsó lépésed visszavonása (u billentyű)
ui-watching = Nézőként vagy itt.
ui-watching-turn = Nézőként vagy itt. Következik: { $names }
ui-waiting-for = Következik: { $names }
ui-bots-busy = Következik: { $names }. Most sok bot gondolkodik itt.
ui-program = program
ui-away = nincs itt
ui-resigned = feladta
ui-stand-in = bot helyettesíti
ui-stand-in-plays = Bot játszik helyetted.
ui-time-out-move = Lejárt az időd erre a lépésre: bot játszik helyetted.
ui-time-out-often = Háromszor egymás után lejárt az időd: bot játszik helyetted a játszma végéig.
ui-time-out-game = Lejárt az időd: bot játszik helyetted a játszma végéig.
ui-vote-stand-in =
    { $count ->
        [0] Helyettesítse bot
       *[other] Helyettesítse bot ({ $count } szavazat)
    }
ui-return = Visszaülök a helyemre
ui-time-left = Hátralévő idő: { $name }
ui-your-time = Az időd
ui-spectators = { $count } néző
ui-spectator = Néző
ui-connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás …
ui-log = Mi történt
ui-log-lost = elveszett (elfogyott):
ui-log-earlier = { $count } korábbi sor megjelenítése
ui-chat = Csevegés
ui-chat-new = { $count } új
ui-chat-empty = Még senki sem szólt semmit.
ui-chat-text = Üzenet
ui-send = Küldés
ui-tools = Asztal
ui-notify = Értesítést kérek
ui-watch-link = Nézői link másolása
ui-resign = Feladás
ui-resign-title = Feladod a játszmát?
ui-resign-few = A játszma azonnal véget ér, és te leszel az utolsó.
ui-resign-many = Bot játszik helyetted a végéig. Nem térhetsz vissza.
ui-play-on = Játszom tovább
ui-commitment = Lepecsételt keverés
ui-commitment-help = A véletlenszám-mag ujjlenyomata (SHA-256) az első lépés előtt rögzült. A mag a végén látható lesz, így bárki ellenőrizheti, hogy a keverés senkinek sem kedvezett.
ui-curtain = Add tovább az eszközt, { $name } következik
ui-curtain-open = Itt vagyok: { $name }
ui-generic-facts = Az állás

## Billentyűk

ui-keys = Billentyűk
ui-key-options = lehetőség választása
ui-key-undo = az utolsó lépés visszavonása
ui-key-prompt = ugrás a kérdéshez
ui-key-log = ugrás a naplóhoz; a nyilak a sorok között lépnek
ui-key-chat = ugrás a csevegéshez
ui-key-replay = visszajátszáskor egy lépés vissza vagy előre
ui-key-replay-ends = a visszajátszás eleje és vége
ui-key-help = ez a lista

## A játszma vége

ui-winners =
    { $count ->
        [one] { $own ->
            [yes] Győztél!
           *[no] A győztes: { $names }
        }
       *[other] Közös győzelem: { $names }
    }
ui-ended-by-resigning = A játszma feladással ért véget.
ui-rematch = Visszavágó
ui-rematch-join = Csatlakozom a visszavágóhoz
ui-rematch-watch = A visszavágó megtekintése
ui-export = A jegyzőkönyv mentése
ui-verify = A keverés ellenőrzése
ui-verified = Ellenőrizve: a mag illik a kezdetkor rögzített ujjlenyomathoz, és a lépések újrajátszva ugyanoda vezetnek.
ui-not-verified = Nem egyezik: a mag vagy a lépések nem ehhez a játszmához tartoznak.
ui-seed = Mag
ui-score-sheet = Pontozólap
ui-score-source = Forrás
ui-score-total = Összesen
ui-place = { $place }. hely
ui-chart = Pontok a körök során
ui-review-title = A szakértő szerint: győzelmi esélyek
ui-review = A játszma átnézése a szakértővel
ui-review-progress = A szakértő minden döntést megnéz …
ui-review-failed = Az átnézés félbeszakadt.
ui-review-none = Egyetlen lépés sem fordította meg ezt a játszmát.
ui-review-count = { $count ->
    [one] { $count } fordulópont
   *[other] { $count } fordulópont
}
ui-review-turn = { $name }: „{ $move }” – ez { $percent } százalékponttal csökkentette a győzelmi esélyt. A szakértő választása: „{ $best }”.
ui-review-turn-own = „{ $move }” – ezzel { $percent } százalékponttal csökkentetted a győzelmi esélyedet. A szakértő választása: „{ $best }”.
ui-review-show = Megmutatom
ui-review-play-on = Innen játszom tovább
ui-hint = Tipp: mit tenne a szakértő?
ui-hint-short = Tipp
ui-hint-thinking = A szakértő gondolkodik …
ui-hint-busy = Most sokan kérdezik a szakértőt, kicsit tovább tart …
ui-hint-points = a végén körülbelül { $points }
ui-hint-you = te
ui-hint-loss = { $percent } százalékponttal kisebb győzelmi esély, mint az elsőnél
ui-hint-as-good = olyan jó, mint az első
ui-hint-parts = A számok a végső előny pontjai.
ui-replay = Visszajátszás
ui-replay-first = Az elejére
ui-replay-back = Egy lépés vissza
ui-replay-next = Egy lépés előre
ui-replay-last = A végére
ui-replay-play = Lejátszás
ui-replay-pause = Szünet
ui-replay-move = { $number }. lépés, összesen { $count }
ui-replay-begin = A kezdet
ui-replay-from = Nézőpont
ui-replay-leave = Kilépés a visszajátszásból

## Szabályok és első játszma

ui-rules-of = { $game }: szabályok
ui-contents = Tartalom
ui-search-rules = Keresés a szabályokban
ui-search-found =
    { $count ->
        [one] { $count } szakasz
       *[other] { $count } szakasz
    }
ui-legend = Az összes jel
ui-no-rules = Ehhez a játékhoz még nincs szabályoldal.
ui-no-first-game = Ehhez a játékhoz még nincs vezetett játszma.
ui-lesson-leave = Játék tovább útmutató nélkül

## Névjegy

ui-about-title = A Ludariumról
ui-about-what = A Ludarium nyitott asztal összetett társasjátékokhoz: barátokkal, botok ellen, egyedül vagy egy eszköz körül. Minden szabályt betartat, és minden elutasítás megnevezi a szabályt, amelyből következik.
ui-about-unofficial = Ez játékosok nem hivatalos megvalósítása. A játékok a szerzőiké és a kiadóiké; a szavak és a képek itt a sajátjaink.
ui-about-data-title = Mit őrzünk meg
ui-about-data = Egy sütit, amelyről felismerünk, a nevet, amelyet magadnak adsz, és a játszmáidat a csevegéssel együtt. Más kiszolgálóról nem töltünk be semmit, és máshová nem küldünk semmit.
ui-about-fair-title = Tisztességes keverés
ui-about-fair = Az asztal az első lépés előtt megmutatja a véletlenszám-mag ujjlenyomatát, a végén pedig magát a magot. Bárki ellenőrizheti az ujjlenyomatot, és újrajátszhatja az egész játszmát.
ui-about-licence-title = Licenc
ui-about-licence = A Ludarium szabad szoftver, MIT-licenccel. Az oldal összetevői:

## Hibák

ui-problem-unreachable = A kiszolgáló nem érhető el. Próbáld meg mindjárt újra.
ui-problem-expert-busy = A szakértőnek most nagyon sok a dolga. Kérdezd meg kicsit később újra.
ui-problem-unavailable = A kiszolgáló éppen újraindul. Próbáld meg mindjárt újra.
ui-problem-internal = Nálunk történt valami hiba. Próbáld meg újra.
ui-problem-bad-request = A kiszolgáló nem értette a kérést.
ui-problem-no-identity = A kiszolgáló már nem ismer. Töltsd be újra az oldalt.
ui-problem-not-your-seat = Ezen a helyen más ül.
ui-problem-not-seated = Ezt csak az asztal játékosai tehetik meg.
ui-problem-not-host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
ui-problem-cross-origin = A kérés idegen oldalról érkezett, ezért elutasítottuk.
ui-problem-not-found = Ezen a címen nincs semmi.
ui-problem-no-such-table = Nincs ilyen asztal.
ui-problem-no-such-seat = Nincs ilyen hely.
ui-problem-no-such-game = Itt nincs ilyen játék.
ui-problem-no-such-position = Ebben a játszmában nincs ilyen lépés.
ui-problem-no-invite = Ez a meghívó már nem érvényes. Felhasználták vagy visszavonták; kérj új linket.
ui-problem-method-not-allowed = A kiszolgáló nem értette a kérést.
ui-problem-stale-number = A játszma időközben továbbhaladt. Nézd meg újra, és dönts újra.
ui-problem-not-your-turn = Most nem te jössz.
ui-problem-illegal-move = Ez a lépés most nem lehetséges.
ui-problem-cannot-undo = Az utolsó lépésed már nem vonható vissza.
ui-problem-no-hints = Tippet csak olyan játszmában kérhetsz, amelyben nincs más ember.
ui-problem-no-review = Ezt a játszmát még nem nézte át senki.
ui-problem-not-running = A játszma nem folyik.
ui-problem-not-waiting = A játszma már elkezdődött.
ui-problem-not-over = Ez csak a játszma végén lehetséges.
ui-problem-seat-taken = Valaki gyorsabb volt: ez a hely már foglalt.
ui-problem-not-invitable = Erre a helyre nem hívható meg senki.
ui-problem-not-absent = Ez a játékos jelen van.
ui-problem-no-stand-in = Ezen a helyen nem játszik bot.
ui-problem-out-of-time = Lejárt az időd.
ui-problem-stand-in-plays = Bot játszik helyetted. Előbb ülj vissza a helyedre.
ui-problem-rules-changed = Ezt a játszmát a szabályok egy korábbi változatával játszották. Megnézhető, de nem játszható újra.
ui-problem-too-large = Ez túl nagy.
ui-problem-not-json = A kiszolgáló nem értette a kérést.
ui-problem-invalid = Valami nincs megengedve benne.
ui-problem-bad-options = Ezek a beállítások nem illenek össze.
ui-problem-unknown-pack = Ezen a kiszolgálón nincs ilyen csomag.
ui-problem-bad-pack = Ezzel a csomaggal nem lehet játszani.
ui-problem-packs-not-taken = Ez a kiszolgáló nem fogad csomagokat a játékosoktól.
ui-problem-no-such-pack = Ilyen csomagot nem hoztál.
ui-problem-too-many-packs = Ennél több csomagot nem őriz neked ez a kiszolgáló. Előbb távolíts el egyet.
ui-problem-bad-record = Ez nem itt játszható jegyzőkönyv.
ui-problem-unknown-bot = Itt nincs ilyen bot.
ui-problem-too-many-requests = Ez kicsit gyors volt. Várj egy pillanatot.
ui-problem-too-many-tables = Túl sok befejezetlen asztalod van. Előbb fejezz be vagy zárj be egyet.
ui-problem-too-many-streams = Ez a játszma túl sok ablakban van nyitva. Zárj be néhányat.
