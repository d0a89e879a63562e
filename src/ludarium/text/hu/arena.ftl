### Botok egymás ellen, és hogy mennyire kiegyensúlyozott egy játék, magyarul. Az oszlopcímek rövidek: a terminál 80 karakter széles.

arena-title =
    { $players ->
        [1] { $title }, egyedül: { $games } játék
       *[other] { $title }, { $players } játékos: { $games } játék, { $deals } kiosztás
    }
arena-bot = Bot
arena-other = ellenfele
arena-elo = Élő
arena-interval = 95 %
arena-games = Játék
arena-wins = Győzelem
arena-points = Pont
arena-thinking = ms/lépés
arena-won = Nyert
arena-tied = Egyenlő
arena-lost = Vesztett
arena-rate = Arány
arena-matrix = A sor győzelmi aránya az oszlop ellen, %
arena-wins-share = Győzelmi arány, %
arena-anchor = Az Élő-pont innen számít: { $bot }; az intervallumok a kiosztások { $samples } véletlen újraválogatásából adódnak.
arena-bound = ≥ és ≤: az egyik fél mindent megnyert, ezért a játékokból csak korlát adódik.
arena-saved = Az eredmények itt vannak: { $file }
arena-drawn = Az ábra itt van: { $file }
ladder-stage = { $title }, { $players ->
        [1] egyedül
       *[other] { $players } játékos
    }: { $games } játékból { $done } van lejátszva.
ladder-written = A ranglétra itt van: { $file }

## Mennyire kiegyensúlyozott egy játék

balance-title = { $title }: mennyire kiegyensúlyozott?
balance-about = Ez derült ki a botok játékaiból (a program változata: { $version }). Azt mutatja, mi történik, ha ilyen erős botok játszanak, nem azt, hogy mennyit ér egy kártya egy mester kezében.
balance-players = Játékosok
balance-games = Játék
balance-bots = Botok
balance-options = Beállítások
balance-seed = Kezdőérték
balance-first = { $players } játékossal: aki a sorrendben az első volt, { $games } játék { $rate }-át nyerte meg (95%-os intervallum: { $interval }; az igazságos arány { $fair }).
balance-reading = A megosztott győzelem arányosan számít. Az intervallumok 95%-osak, a győzelmi arányoké Wilson-féle; egy győzelmi arány **félkövér**, ha az intervallumában nincs benne az igazságos arány, ami húsz sorból egyszer puszta véletlenből is előfordul. Az „előny” az ugyanannál az asztalnál elért átlag feletti pontszám. Az ábrán a szaggatott vonal az igazságos arány.
balance-group =
    { $players ->
        [1] Egyedül
       *[other] { $players } játékos
    }
balance-seats = Hely
balance-wins = Győzelem
balance-interval = 95 %
balance-points = Pont
balance-lead = Előny
balance-table-points = Pont helyenként
balance-winner = A győztesé
balance-first-wins = Az első nyer
balance-chart = Ábra: { $what }
balance-written = A jelentés itt van: { $file }

## Balance of a pack

pack-balance-about = { $name }, { $version }. változat: { $games } játszma, { $players } hely, bot: { $bot }, mag: { $seed }. A győzelmek igazságos aránya { $fair } volna.
pack-balance-entry = Bejegyzés
pack-balance-verdict = Ítélet
# $verdict: never, few, strong, weak, even or seen
pack-balance-says =
    { $verdict ->
        [never] soha nem használt
        [few] túl ritka az ítélethez
        [strong] túl erős
        [weak] túl gyenge
        [seen] { $games } játszmában
       *[even] kiegyensúlyozott
    }
pack-balance-uncounted = Ebben a játékban nincs számolva: { $entries }.
pack-balance-reading = A „túl erős” és a „túl gyenge” azt jelenti, hogy a 95%-os intervallum nem tartalmazza az igazságos arányt; ez húsz bejegyzésből egynél puszta véletlenből is előfordul.
