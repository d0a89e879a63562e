### What the editor of packs says, in Hungarian. It is loaded with the editor only.

ui-edit-title = Csomag a következőhöz: { $game }
ui-edit-help = Egy csomag megváltoztatja egy játék kártyáit, lapkáit vagy számait, vagy újakat ad hozzá. Válaszd ki, mit változtatsz meg; a kártya, a szövege és az értéke abból adódik, amit beírsz. A vázlatod ebben a böngészőben marad.
ui-edit-pack = A csomag
ui-edit-name = A csomag neve
ui-edit-version = Változat
ui-edit-entries =
    { $count ->
        [0] Még nincs benne semmi
        [one] { $count } bejegyzés
       *[other] { $count } bejegyzés
    }
ui-edit-wrong =
    { $count ->
        [one] { $count } hiba
       *[other] { $count } hiba
    }
ui-edit-remove = { $name } kivétele a csomagból
ui-edit-kind = Mit változtatsz meg
ui-edit-from = Ebből kiindulva
ui-edit-change = Ezt változtatom meg
ui-edit-new = Új, ugyanilyen hozzáadása
ui-edit-entry = A bejegyzés
ui-edit-first = Válassz egy kártyát kezdésnek
ui-edit-first-help = A „Mit változtatsz meg” alatt vannak a játék kártyái, lapkái és számai. Vegyél ki egyet: a mostani értékeivel jön, és azt változtatod meg rajta, amit szeretnél.
ui-edit-optional = elhagyható
ui-edit-bounds = { $least } és { $most } között
ui-edit-words = Ide illő szavak
ui-edit-preview = Előnézet
ui-edit-line = ({ $line }. sor)
ui-edit-stale = Ilyen volt a hiba előtt. Ami nem jó, az a mezőjénél áll.
ui-edit-unread = Akkor rajzoljuk meg, amikor már olvasható. Ami nem jó, az a mezőjénél áll.
ui-edit-worth = Értéke a játék mércéje szerint { $value }: { $verdict ->
        [low] túl kevés
        [high] túl sok
       *[other] szokásos
    } (az ilyen bejegyzéseké { $least } és { $most } között van).
ui-edit-out = Mi legyen a csomaggal
ui-edit-nothing = Még nincs mit ellenőrizni.
ui-edit-checking = Ellenőrzés …
ui-edit-mistakes =
    { $count ->
        [one] { $count } hiba, a helyén megjelölve.
       *[other] { $count } hiba, a helyükön megjelölve.
    }
ui-edit-good =
    { $count ->
        [one] Jó csomag, { $count } bejegyzéssel
       *[other] Jó csomag, { $count } bejegyzéssel
    }
ui-edit-try = Kipróbálom botok ellen
ui-edit-download = Letöltés (.toml)
ui-edit-share = Megosztás linkkel
ui-edit-open = Fájl megnyitása
ui-edit-clear = Újrakezdés
ui-edit-clear-sure = Eldobod ezt a vázlatot?
ui-edit-link = A csomagot tartalmazó link
ui-edit-link-copied = A link a vágólapon van. Aki ezen a szerveren megnyitja, látja a csomagot.
ui-edit-link-here = Itt a link. Aki ezen a szerveren megnyitja, látja a csomagot.
ui-edit-link-long = A csomag túl nagy egy linkhez. Töltsd le a fájlt, és azt küldd el.
ui-edit-link-damaged = Ez a link sérült: talán levágódott a vége másoláskor. A saját vázlatod érintetlen.
ui-edit-link-too-large = Ebben a linkben több van, mint amennyi egy csomagban lehet. A saját vázlatod érintetlen.
ui-edit-received = Ezt látod: „{ $name }”. Amit megváltoztatsz, nálad marad.
ui-edit-fetch-back = Vissza a saját vázlatomhoz
ui-edit-unreadable = Ez nem olvasható csomag{ $line ->
        [0] {""}
       *[other] {" "}({ $line }. sor)
    }: { $message }
ui-edit-other-game = Ez a csomag másik játékhoz való: { $game }.
ui-edit-not-taken = Ez a szerver nem fogad csomagokat a játékosaitól, ezért itt nem próbálhatod ki: erről az üzemeltetője dönt. Töltsd le a fájlt, és játssz vele a saját gépeden: ludarium play { $game } --pack { $file }
