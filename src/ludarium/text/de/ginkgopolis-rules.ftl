### Die Regelseite von Ginkgopolis: Jeder Abschnitt hat eine Überschrift und seine Absätze (.p1, .p2 …).
### Eine Zeile, die mit '- ' beginnt, gehört zu einer Liste; **fett** und *kursiv* gibt es auch. Nur die Webseite liest diese Datei.

rules-idea = Worum es geht
    .p1 = Alle bauen gemeinsam an einer Stadt: in die Breite, mit neuen Gebäuden am Rand, und in die Höhe, mit neuen Etagen auf dem, was schon steht. In jeder Runde wählst du geheim eine Karte, vielleicht mit einem Plättchen darauf; danach wird eine Wahl nach der anderen ausgeführt.
    .p2 = Was du baust, versorgt dich mit Ressourcen, Plättchen und Erfolgspunkten. Die Karten, die du behältst, machen jede spätere Aktion ergiebiger. Gehen Plättchen oder Ressourcen aus, werden die Viertel der Stadt gewertet, und **wer die meisten Erfolgspunkte hat, gewinnt**. Eine bis fünf Personen können spielen; allein spielst du gegen Hal.

rules-material = Das Material
    .p1 =
        - **60 Gebäudeplättchen** in Rot, Blau und Gelb, in jeder Farbe mit den Zahlen 1 bis 20; jedes gibt es einmal.
        - **60 Gebäudekarten**, zu jedem Plättchen eine.
        - **12 Urbanisierungskarten** mit den Buchstaben A bis L und **12 Marker** mit denselben Buchstaben.
        - **27 Charaktere**: 12 rote, 9 blaue, 6 gelbe.
        - Je **25 Ressourcen** in fünf Farben, für alle ein Schirm und zwei Tauschmarker, dazu Erfolgspunkte, Baustellenmarker und die Karte für den ersten Zug.
    .p2 = Erfolgspunkte und Baustellenmarker liegen für alle bereit; hier sind immer genug davon da.

rules-buildings = Gebäude
    .p1 = Ein Gebäude ist ein Stapel von Plättchen auf einem Feld des quadratischen Rasters. **Das oberste Plättchen sagt alles**: Farbe und Zahl des Gebäudes. Die Höhe ist die Zahl der Plättchen im Stapel; eine Grenze gibt es nicht.
    .p2 = Ein rotes Gebäude bringt **Ressourcen**, ein blaues **Plättchen**, ein gelbes **Erfolgspunkte**, und zwar umso mehr, je höher es ist. Die Gebäudekarte mit Farbe und Zahl des obersten Plättchens zeigt auf dieses Gebäude.
    .p3 = Wer Ressourcen auf einem Gebäude hat, dem gehört es: immer so viele, wie es hoch ist, und alle in einer Farbe. Die neun Gebäude der Startstadt gehören niemandem, bis jemand auf ihnen baut. Man kann sie wie alle anderen nutzen und überbauen, und sie gehören zu Vierteln, zählen aber für niemanden.
    .p4 = Benachbart sind Felder mit einer gemeinsamen Kante. Über Eck zählt nie.

rules-tokens = Die Marker am Rand
    .p1 = Die zwölf Marker mit Buchstaben liegen auf freien Feldern rings um die Stadt. Nur dort kann ein neues Gebäude entstehen. Eine Urbanisierungskarte zeigt auf das Feld, auf dem ihr Marker liegt, wenn sie ausgeführt wird, nicht auf das, wo er bei der Wahl lag.

rules-goods = Ressourcen, Plättchen, Erfolgspunkte
    .p1 = Deine Ressourcen sind an einem von drei Orten: in deinem Vorrat, hinter deinem Schirm oder auf Gebäuden. **Ausgeben kannst du nur, was hinter deinem Schirm liegt.** Eine Ressource erhalten heißt, sie aus dem Vorrat hinter den Schirm zu legen; ist der Vorrat leer, verfällt sie. Fremde Farben benutzt du nie.
    .p2 = Plättchen werden verdeckt und zufällig aus dem Vorrat gezogen. Erfolgspunkte gehen nie aus, und weniger als null hast du nie. Alles, was du erhältst, kommt sofort hinter den Schirm, und ablehnen kannst du nichts.

rules-setup = Der Aufbau
    .p1 = Die neun Plättchen mit den Zahlen 1, 2 und 3 bilden in zufälliger Anordnung ein Quadrat von drei mal drei. Die Marker kommen im Uhrzeigersinn nach dem Alphabet darum herum: A, B, C oben, D, E, F rechts, G, H, I unten, J, K, L links; die Ecken bleiben frei.
    .p2 = Die übrigen 51 Plättchen sind der verdeckte Vorrat. Die Urbanisierungskarten und die Gebäudekarten 1 bis 3 werden zu einem Nachziehstapel von 21 Karten gemischt. Alle anderen Gebäudekarten warten, bis ihr Gebäude steht und ein neuer Nachziehstapel entsteht.
    .p3 =
        - **1 bis 3 Personen**: Sechs Plättchen gehen ungesehen aus dem Spiel (45 bleiben), und die obersten sieben Karten kommen auf den Ablagestapel (14 bleiben).
        - **4 oder 5 Personen**: Alle 51 Plättchen und alle 21 Karten sind dabei.
        - **Ressourcen für jede Person**: 25 zu einer oder zwei, 20 zu dritt, 18 zu viert, 16 zu fünft.

rules-people = Was du bekommst
    .p1 = Alle haben eine Farbe, einen Schirm, zwei Tauschmarker und drei Charaktere, die das ganze Spiel über offen liegen. Für den Einstieg gibt es sechs fertige Sätze zu drei Charakteren; alle bekommen einen davon nach Zufall.
    .p2 = Deine Charaktere zeigen, womit du beginnst: so viele Ressourcen, Plättchen und Erfolgspunkte, sonst nichts. *Beispiel: Satz 2 beginnt mit 4 Ressourcen, 2 Plättchen und 2 Erfolgspunkten.* Dann bekommen alle vier Karten. Wer beginnt, wird am Tisch festgelegt oder ausgelost.

rules-draft = Charaktere im Draft
    .p1 = Statt fertiger Sätze kannst du draften. Alle 27 Charaktere werden gemischt, alle erhalten vier. Behalte geheim einen und gib drei nach links weiter; behalte von den drei erhaltenen einen und gib zwei weiter; behalte einen von diesen zwei. Was übrig bleibt, kommt in die Schachtel.
    .p2 = Haben alle drei Charaktere, werden sie gleichzeitig aufgedeckt und die Startgüter genommen. Bis dahin weißt nur du, was du gewählt hast und was durch deine Hände ging.

rules-secrets = Was offen ist und was geheim
    .p1 = Offen für alle: die Stadt mit Höhen und Besitz, Baustellenmarker, Marker, aller Vorrat an Ressourcen, Charaktere, behaltene Karten und Tauschmarker, wer beginnt, und wie viele Karten und Plättchen in den Stapeln sind.
    .p2 = Geheim: deine Kartenhand, deine gewählte Karte samt Plättchen bis zu deinem Zug und was hinter dem Schirm liegt. Ob auf einer Karte ein Plättchen liegt, sieht man ab Beginn der Aktionen; welches, erst beim Aufdecken. Ein Plättchen, das du zurücknehmen musst, haben alle gesehen. Gewinne und Zahlungen sind öffentlich und stehen im Protokoll; nur welche Plättchen du ziehst, bleibt geheim. Den Ablagestapel sieht niemand durch. Du kennst die drei Karten, die du nach links gegeben hast, nicht aber die vierte, die dort gezogen wurde.

rules-round = Eine Runde
    .p1 = Jede Runde hat drei Teile. **1.** Alle wählen gleichzeitig eine Karte. **2.** Der Reihe nach im Uhrzeigersinn deckt jede Person ihre Wahl auf und führt die ganze Aktion samt Boni aus, bevor die nächste aufdeckt. Alle haben genau eine Aktion. **3.** Die nächste Runde wird vorbereitet.
    .p2 = Dazu geben alle gleichzeitig ihre drei übrigen Karten nach links weiter, und auch die Karte für den ersten Zug wandert nach links. Dann ziehen alle, von der neuen ersten Person an, eine Karte und haben wieder vier. Zu zweit ist links die andere Person.

rules-choosing = Eine Karte wählen
    .p1 = Wähle genau eine Karte deiner Hand. Du darfst **ein** Plättchen darauf legen. Ohne Plättchen wirst du die Karte nutzen, mit Plättchen wirst du bauen. Passen geht nicht: Ohne Plättchen spielst du eben eine Karte allein.
    .p2 = Geprüft oder bezahlt wird jetzt nichts. Du darfst auch etwas wählen, das du noch nicht bezahlen kannst, und hoffen, dass vor deinem Zug Ressourcen zurückkommen. Zurücknehmen kannst du die Wahl, bis alle gewählt haben; wer als Letzter wählt, kann es nicht mehr.

rules-new-hand = Neue Kartenhand
    .p1 = Gefällt dir keine deiner Karten, gib vor der Wahl einen Tauschmarker ab: Die ganze Hand kommt auf den Ablagestapel, und du ziehst vier neue Karten. Einzelne behalten geht nicht. Mit zwei Tauschmarkern geht das zweimal im Spiel, auch zweimal in einer Runde.
    .p2 = Geht dabei der Nachziehstapel aus, entsteht sofort ein neuer, in dem auch die gerade abgelegten Karten sind. Mehrere Wünsche werden in der Reihenfolge erfüllt, in der sie kommen. Ein nie benutzter Tauschmarker ist am Ende **2 Erfolgspunkte** wert, ein benutzter nichts.

rules-actions = Drei Aktionen
    .p1 =
        - **Eine Karte allein**: Du nutzt.
        - **Eine Urbanisierungskarte mit Plättchen**: Du urbanisierst.
        - **Eine Gebäudekarte mit Plättchen**: Du stockst auf.
    .p2 = Was du gewählt hast, führst du aus; das Plättchen zurücknehmen, weil dir etwas anderes lieber wäre, kannst du nicht. Deine Aktion trifft auf die Stadt, wie sie in deinem Zug ist, mit allem, was andere in dieser Runde schon gebaut haben. Was eine Aktion bringt, kommt zu spät, um sie selbst zu bezahlen.

rules-unpaid = Wenn du nicht bezahlen kannst
    .p1 = In deinem Zug wird einmal, bevor etwas geschieht, geprüft, ob du Karte und Plättchen bezahlen kannst. Urbanisieren braucht eine Ressource hinter dem Schirm. Aufstocken braucht eine Ressource für jede Etage der neuen Höhe, eine mehr bei anderer Farbe, und Erfolgspunkte bei niedrigerer Zahl. Deine eigenen Ressourcen auf dem Gebäude kommen zuerst zurück und zählen also mit.
    .p2 = Fehlt etwas, Ressourcen oder Erfolgspunkte, so kommt das Plättchen wieder hinter den Schirm, und die Karte wird allein gespielt. Das ist dann in jeder Hinsicht ein Nutzen: Nutzungsboni werden gezahlt, niemand bekommt Ressourcen zurück, die Karte wird abgelegt und nicht behalten.
    .p3 = *Beispiel: Rot 8 gehört dir und ist 3 hoch, du hast eine Ressource. Mit Rot 12 brauchst du 4 und hast 1 + 3: Es geht. Mit Blau 12 bräuchtest du 5: Stattdessen nutzt du das Gebäude für 3 Ressourcen und behältst das Plättchen.*

rules-exploit = Nutzen: eine Karte allein
    .p1 = Eine **Gebäudekarte** bringt so viele Güter, wie ihr Gebäude hoch ist: Ressourcen von einem roten, Plättchen von einem blauen, Erfolgspunkte von einem gelben. Wem es gehört, ist gleich; der Besitzer bekommt nichts, und am Gebäude ändert sich nichts.
    .p2 = Eine **Urbanisierungskarte** bringt eine Ressource oder ein Plättchen, wie du willst; ist eins davon ausgegangen, nimmst du das andere. Ihr Marker bleibt liegen.
    .p3 = Dann zahlen deine Nutzungsboni, und die Karte wird abgelegt. *Beispiel: Rot 9 ist 2 hoch, und du hast Nutzungsboni von einem Plättchen und einem Erfolgspunkt: Du bekommst 2 Ressourcen, 1 Plättchen und 1 Erfolgspunkt.*

rules-urbanize = Urbanisieren: ein Buchstabe mit Plättchen
    .p1 = Lege das Plättchen dorthin, wo der Marker mit diesem Buchstaben jetzt liegt: ein neues Gebäude der Höhe 1. Lege eine Ressource darauf, damit es dir gehört, und einen Baustellenmarker. Farbe und Zahl des Plättchens kosten nichts. Der Marker wandert weiter (siehe unten).
    .p2 = Dann bringt **jedes Nachbargebäude seine Güter**, so viele, wie es hoch ist, egal wem es gehört und auch, wenn es noch im Bau ist. Das gilt nicht als Nutzen: keine Nutzungsboni. Danach zahlen deine Urbanisierungsboni, und die Karte wird abgelegt.
    .p3 = *Beispiel: Du urbanisierst neben einem roten Gebäude der Höhe 1 und einem blauen der Höhe 2 und hast einen Bonus von einer Ressource. Du legst 1 Ressource und bekommst 1 Ressource, 2 Plättchen und noch 1 Ressource.* In der Startstadt hat jeder Marker genau einen Nachbarn.

rules-token-moves = Wohin der Marker kommt
    .p1 = Nach dem Urbanisieren kommt der Marker auf ein freies Feld, das an sein altes Feld grenzt: ohne Gebäude und ohne anderen Marker. Du wählst es; auf das Alphabet kommt es nicht an, und auch eine Lücke in der Stadt ist erlaubt.
    .p2 = Gibt es kein solches Feld, so kommt er auf ein freies Randfeld, auf dem die Buchstaben entlang des Stadtrands in der richtigen Reihenfolge bleiben, zwischen dem Buchstaben davor und dem danach. Gibt es auch das nicht, so weicht zuerst einer dieser beiden Nachbarmarker auf ein freies Feld aus, das zu ihm passt. Hilft auch das nicht, darf es jedes freie Randfeld sein. Der Tisch bietet dir genau die erlaubten Felder an.

rules-floor = Aufstocken: eine Gebäudekarte mit Plättchen
    .p1 = Zuerst kommen die Ressourcen auf dem Gebäude zurück hinter den Schirm ihres Besitzers. **Gehört es jemand anderem, gibt es dafür je einen Erfolgspunkt.** Deine eigenen kommen ohne Punkte zurück und sind sofort verwendbar. Verhindern kann dein Bauen niemand; ein Gebäude ohne Besitzer gibt nichts zurück.
    .p2 = Dann legst du dein Plättchen obenauf, zahlst, was es zusätzlich kostet (siehe unten), und legst so viele Ressourcen darauf, wie es jetzt hoch ist, dazu einen Baustellenmarker. Das Gebäude gehört dir. Deine Aufstockungsboni zahlen. Zuletzt **behältst du die Karte** offen vor dir: Von nun an gehört ihr Bonus dir, für diese Etage aber noch nicht. Nachbarn bringen beim Aufstocken nichts.
    .p3 = *Beispiel: Blau 5 ist 2 hoch und gehört Faye. Nell spielt Blau 5 mit Rot 4: Faye bekommt 2 Ressourcen und 2 Erfolgspunkte. Nell zahlt 1 Erfolgspunkt (5 − 4) und 1 Ressource (andere Farbe), legt 3 Ressourcen, bekommt ihre Aufstockungsboni und behält Blau 5.*

rules-floor-price = Was eine Etage zusätzlich kostet
    .p1 =
        - **Eine niedrigere Zahl** als die überbaute kostet die Differenz in Erfolgspunkten. Eine höhere kostet und bringt nichts.
        - **Eine andere Farbe** kostet eine Ressource von hinter dem Schirm; sie kommt in deinen Vorrat.
    .p2 = Beides kann zusammenkommen. Verglichen wird nur mit dem obersten Plättchen. Ein Gebäude der Startstadt braucht 2 Ressourcen, bei anderer Farbe 3, und nie Erfolgspunkte, denn deine Plättchen beginnen bei 4.

rules-bonuses = Bonuskarten
    .p1 = Charaktere und behaltene Karten vor dir zahlen Boni. **Dauerhafte Boni** haben einen Anlass: Nutzen, Urbanisieren oder Aufstocken. Sooft du selbst diese Aktion ausführst, zahlt jede deiner Karten mit diesem Anlass einmal. Handkarten zahlen nichts, und Aktionen anderer bringen dir nichts.
    .p2 = **Karten für das Spielende** warten auf die Schlusswertung. Hier sind deine Karten nach Anlass geordnet; das dient nur der Übersicht. Boni zahlen in fester Reihenfolge: zuerst Charaktere, dann die Karten, wie du sie behalten hast.
    .p3 = *Beispiel: Mit Urbanisierungsboni von 1 Ressource, von 1 Ressource und 1 Erfolgspunkt und von 1 Plättchen bringt einmal Urbanisieren das alles zusammen.*

rules-permanent-cards = Karten 1 bis 9 und Charaktere
    .p1 = Die Gebäudekarten 1, 4 und 7 zahlen beim Nutzen, 2, 5 und 8 beim Urbanisieren, 3, 6 und 9 beim Aufstocken. Die Karten 1 bis 6 bringen ein Gut ihrer Farbe: Rot eine Ressource, Blau ein Plättchen, Gelb einen Erfolgspunkt. Die Karten 7 bis 9 bringen dazu einen Erfolgspunkt mehr.
    .p2 = Ein Charakter bringt zu seinem Anlass ein Gut seiner Farbe. Zu jedem Anlass gibt es vier rote, drei blaue und zwei gelbe Charaktere.

rules-end-cards = Karten 10 bis 20
    .p1 =
        - **10 bis 13**: 1 Erfolgspunkt für jede deiner Ressourcen auf Gebäuden der gezeigten Farbe.
        - **14**: 1 Erfolgspunkt für jedes deiner Gebäude der Höhe 1 oder 2.
        - **15**: 3 Erfolgspunkte für jedes deiner Gebäude ab Höhe 3.
        - **16, 17, 18**: 2 Erfolgspunkte für jede deiner Karten mit Nutzungs-, Urbanisierungs- oder Aufstockungsbonus, auch Charaktere.
        - **19**: 2 Erfolgspunkte für jede deiner Karten in ihrer Farbe, auch Charaktere und sie selbst.
        - **20**: 9 Erfolgspunkte.
    .p2 = Jede Karte zählt für sich; dasselbe Gebäude oder dieselbe Karte kann für mehrere zählen. Eine Karte, die zwei Güter bringt, ist trotzdem nur eine Karte.
    .p3 = Die gezeigten Farben: Rot 10 und 13 zählen Rot, Rot 11 Gelb, Rot 12 Blau; Blau 10 und 13 Blau, Blau 11 Rot, Blau 12 Gelb; Gelb 10 und 13 Gelb, Gelb 11 Rot, Gelb 12 Blau.

rules-deck = Nachziehstapel und Baustellenmarker
    .p1 = Sobald die letzte Karte des Nachziehstapels gezogen ist, entsteht sofort ein neuer, auch mitten im Ziehen. Für jedes Gebäude mit Baustellenmarker kommt seine Karte zum Ablagestapel; dieser wird gemischt und ist der neue Nachziehstapel; bei einer bis drei Personen werden die obersten sieben Karten gleich wieder abgelegt; alle Baustellenmarker kommen weg.
    .p2 = Ein eben gebautes Gebäude kann man also bis zum nächsten Nachziehstapel weder mit einer Karte nutzen noch überbauen. Als Nachbar beim Urbanisieren bringt es trotzdem seine Güter. Karten auf der Hand, gewählte und behaltene Karten bleiben, wo sie sind. Zu einer Karte in deiner Hand steht immer ihr Gebäude: Wer eines überbaut, behält ja dessen Karte.

rules-tiles-run-out = Wenn die Plättchen zum ersten Mal ausgehen
    .p1 = In diesem Augenblick, auch mitten in einer Aktion, dürfen alle beliebig viele ihrer Plättchen zurückgeben, auch eben gezogene, für **je 1 Erfolgspunkt**. Alle entscheiden geheim; dann werden die Plättchen gezeigt, bezahlt und zu einem neuen Vorrat gemischt. Wem noch Plättchen zustehen, zieht weiter.
    .p2 = Ein Plättchen, das auf einer gewählten Karte liegt, kann nicht zurückgegeben werden. Gibt niemand etwas zurück, ist der Vorrat sofort zum zweiten Mal leer, und das Ende ist da. Zurückgeben kann man nur einmal im Spiel, auch wenn schon die letzte Runde läuft.

rules-end = Das Spielende
    .p1 = Das Ende wird ausgelöst, wenn der Vorrat an Plättchen **zum zweiten Mal** leer ist oder wenn jemand Ressourcen legt und danach **keine mehr hat**, weder hinter dem Schirm noch im Vorrat.
    .p2 = Die Runde wird noch zu Ende gespielt, so dass alle gleich viele Aktionen hatten. Ressourcen, die später zurückkommen, ändern daran nichts. Plättchen aus einem leeren Vorrat verfallen. Eine für die andere Farbe gezahlte Ressource kommt in den Vorrat; eine solche Etage kann das Ende also nicht auslösen. Nach der letzten Aktion werden keine Karten mehr weitergegeben oder gezogen.

rules-scoring = Die Wertung
    .p1 = Zähle zusammen:
        - die Erfolgspunkte hinter deinem Schirm,
        - deine Karten für das Spielende,
        - 2 Erfolgspunkte für jeden übrigen Tauschmarker,
        - deine Erfolgspunkte aus Vierteln.
    .p2 = Plättchen, Ressourcen und dauerhafte Boni sind jetzt nichts mehr wert. Die höchste Summe gewinnt; bei Gleichstand ist der Sieg geteilt.

rules-districts = Viertel
    .p1 = Ein Viertel ist eine Gruppe von **zwei oder mehr Gebäuden einer Farbe**, die Kante an Kante zusammenhängen. In jedem Viertel werden die Ressourcen aller gezählt. Gebäude ohne Besitzer verbinden, zählen aber nicht mit.
    .p2 =
        - **Die meisten Ressourcen**: so viele Erfolgspunkte, wie Ressourcen von allen zusammen im Viertel liegen.
        - **Zweiter Platz**: so viele Erfolgspunkte wie eigene Ressourcen dort.
        - **Alle anderen**: nichts. Hat nur eine Person dort Ressourcen, bekommt sie beides: das Doppelte.
    .p3 = Bei gleich vielen entscheidet das höhere Gebäude in diesem Viertel, dann die höhere Zahl darauf. Einen Sieger gibt es immer, und wer den Vergleich verliert, ist Zweiter.
    .p4 = *Beispiel: In einem blauen Viertel hat Faye 3 Ressourcen, Miley 2 und Nell 2. Faye bekommt 7. Mileys und Nells Gebäude sind gleich hoch, aber Mileys zeigt 17 und Nells 8: Miley bekommt 2, Nell nichts. In einem gelben Viertel hat nur Miley 3 Ressourcen: 6 Erfolgspunkte.*

rules-solo-setup = Allein gegen Hal: Aufbau
    .p1 = Hal ist ein Gegner, den die Regeln spielen; er hat eine eigene Farbe. Aufgebaut wird wie zu zweit, mit je 25 Ressourcen. Du beginnst mit **6 Ressourcen, 6 Plättchen und 6 Erfolgspunkten**, ohne Charaktere und ohne Tauschmarker, also auch ohne neue Kartenhand. Hal beginnt mit nichts und nimmt Ressourcen direkt aus seinem Vorrat und Plättchen direkt aus dem Plättchenvorrat.
    .p2 = Du bist immer zuerst am Zug. Was hier nicht genannt ist, gilt wie im Spiel zu mehreren, auch für deine behaltenen Karten und ihre Boni.

rules-solo-round = Allein gegen Hal: eine Runde
    .p1 = Du ziehst drei Karten, dann wird eine verdeckt für Hal hingelegt. Du wählst und führst deine Aktion wie gewohnt aus; deine beiden anderen Karten werden am Ende der Runde abgelegt. Dann wird Hals Karte aufgedeckt und ein Plättchen für ihn gezogen. Er baut immer, er nutzt nie.
    .p2 =
        - **Mit einem Buchstaben** legt er das Plättchen dorthin, mit einer Ressource und einem Baustellenmarker, und bekommt Erfolgspunkte für die Höhen aller Nachbarn, gleich welcher Farbe. Den Marker verlegst du.
        - **Mit einer Gebäudekarte** stockt er mit so vielen Ressourcen auf, wie das Gebäude hoch wird, und behält die Karte. Niedrigere Zahlen und andere Farben kosten ihn nichts.
    .p3 = Überbaut er dich, bekommst du deine Ressourcen und für jede einen Erfolgspunkt; überbaust du ihn, bekommt er für jede einen Erfolgspunkt, und seine Ressourcen kommen in seinen Vorrat. Überbaut er sich selbst, gibt es nichts. Dauerhafte Boni zahlen ihm nie.

rules-solo-end = Allein gegen Hal: das Ende
    .p1 = Das Ende kommt, wenn der Plättchenvorrat zum **ersten** Mal leer ist (zurückgegeben wird nichts), wenn du nach dem Legen keine Ressourcen mehr hast oder wenn Hal nach dem Legen keine mehr in seinem Vorrat hat. Löst du es aus, kommt Hal noch an die Reihe, wenn ein Plättchen für ihn da ist.
    .p2 = Hat Hal zu wenige Ressourcen zum Aufstocken, endet das Spiel sofort, und nichts von seiner Aktion geschieht. Seine eigenen Ressourcen auf dem Gebäude zählen für ihn mit.
    .p3 = Hal zählt seine Erfolgspunkte, seine Karten für das Spielende und seine Viertel; bei Karten, die Karten zählen, gilt alles, was auf seinen behaltenen Karten steht. Du musst mehr haben als er; gleich viel ist unentschieden.

rules-expert = Expertenvariante
    .p1 = Nur die Wahl von Hals Karte ändert sich. Ist sie eine Urbanisierungskarte, wird noch eine Karte gezogen. Ist das eine Gebäudekarte und kann Hal die Etage bezahlen, so spielt er sie. Ist es eine Urbanisierungskarte, die ihm in diesem Augenblick mehr Erfolgspunkte brächte, so spielt er diese. Sonst bleibt er bei der ersten. Die andere wird abgelegt, und getauscht wird höchstens einmal in der Runde. Sein Plättchen wird erst danach gezogen.

rules-accounts = Wie dieser Tisch Buch führt
    .p1 = Verloren geht nichts: Jede Ressource, jedes Plättchen, jede Karte ist immer irgendwo, alle zwölf Marker liegen am Rand (außer dem, der gerade verlegt wird), auf jedem Gebäude mit Besitzer liegen so viele Ressourcen, wie es hoch ist, und der Tisch prüft das ständig.
    .p2 = Die Regeln folgen dem veröffentlichten Grundspiel ohne Erweiterungen. Wo die Anleitung schweigt oder zwei Lesarten zulässt, haben wir entschieden; die Liste dieser Entscheidungen mit Gründen steht im Regelverzeichnis des Projekts. Dies ist eine inoffizielle Umsetzung in eigenen Worten.
