### Das erste Spiel von Ginkgopolis, das beim Spielen lehrt: eine Nachricht für jeden Schritt. Nur die Webseite liest diese Datei.

lesson-title = Deine erste Stadt
lesson-welcome = Willkommen in Ginkgopolis! Ihr baut gemeinsam an einer Stadt. In der Mitte stehen neun Gebäude; ringsum liegen Blätter mit Buchstaben, dort kann die Stadt wachsen. Drei Runden genügen, um alles kennenzulernen.
lesson-yours = Unten liegt, was dir gehört: Ressourcen zum Bauen, Erfolgspunkte, Plättchen und vier Karten. Rote Gebäude bringen Ressourcen, blaue Plättchen, gelbe Erfolgspunkte. In jeder Runde wählst du eine Karte.
lesson-choose-card = Eine Gebäudekarte zeigt auf das Gebäude mit gleicher Farbe und Zahl: Zeige auf eine Karte, und ihr Gebäude leuchtet auf. Wähle Rot 1.
    .touch = Eine Gebäudekarte zeigt auf das Gebäude mit gleicher Farbe und Zahl; die deiner Hand haben in der Stadt einen grünen Rand. Tippe auf Rot 1.
lesson-alone = Jetzt könntest du ein Plättchen darauflegen, um zu bauen. Spiele die Karte für den Anfang allein: Das heißt Nutzen. Du bekommst so viele Güter, wie das Gebäude hoch ist.
lesson-paid = Du hast 1 Ressource bekommen, weil das Gebäude 1 hoch ist, und dazu 1 Plättchen und 1 Erfolgspunkt: Zwei deiner Charaktere zahlen bei jedem Nutzen. Auch dein Gegenüber hat gespielt, und die übrigen Karten gingen nach links: Du hast jetzt die andere Hand.
lesson-choose-letter = Lass die Stadt wachsen. Ein Buchstabe zeigt auf das Blatt mit diesem Buchstaben; mit einem Plättchen entsteht dort ein neues Gebäude. Wähle einen Buchstaben.
lesson-lay-tile = Lege irgendeins deiner Plättchen darauf. Urbanisieren kostet eine Ressource; sie liegt dann auf dem neuen Gebäude und macht es zu deinem. Danach bringen dir alle Nachbargebäude ihre Güter.
lesson-leaf-moves = Das Blatt macht dem neuen Gebäude Platz. Wenn du gefragt wirst, wähle das freie Feld, auf das es kommt.
lesson-built = Dein Gebäude steht, mit deinem Stein auf dem Dach und einem Kran daneben: Es ist im Bau. Seine Karte kommt ins Spiel, wenn der Nachziehstapel neu gemischt wird; bis dahin kann niemand darauf bauen.
lesson-choose-building = Nun in die Höhe! Eine Gebäudekarte mit Plättchen stockt auf. Wähle eine Gebäudekarte.
lesson-pay-floor = Auf jedem Plättchen steht, was es kostet: eine Ressource für jede Etage, eine mehr bei anderer Farbe, Punkte bei kleinerer Zahl. Ein schraffiertes Plättchen kannst du derzeit nicht bezahlen; dann würde die Karte allein gespielt. Lege ein Plättchen, das du bezahlen kannst.
lesson-watch = Nun decken alle der Reihe nach auf und handeln. Sieh zu, was in der Stadt geschieht.
lesson-kept-card = Die Karte, mit der du gebaut hast, behältst du: Ihr Bonus gehört dir für den Rest des Spiels. Niedrige Zahlen zahlen bei jedem Nutzen, Urbanisieren oder Aufstocken, Zahlen ab 10 am Spielende. Wen du überbaust, der bekommt seine Ressourcen zurück und für jede einen Erfolgspunkt.
lesson-new-hand = Gefällt dir keine deiner Karten, tauscht ein Tauschmarker alle vier. Du hast zwei; jeder am Ende übrige ist 2 Erfolgspunkte wert.
lesson-end = Das Spiel endet, wenn die Plättchen zum zweiten Mal ausgehen oder jemand alle Ressourcen verbaut hat. Dann zählen die Viertel: zwei oder mehr benachbarte Gebäude einer Farbe. Wer dort die meisten Ressourcen hat, bekommt Punkte für alle, der zweite Platz für die eigenen. Hohe Gebäude einer Farbe nebeneinander lohnen sich. Spiel nun weiter, wie du magst!
