### Die erste Partie von Underwater Cities, die beim Spielen lehrt: eine Nachricht für jeden Schritt. Nur die Seite liest diese Datei.

lesson-title = Deine erste Stadt unter dem Meer
lesson-welcome = Willkommen in der Tiefe! Du baust Städte auf dem Meeresgrund, verbindest sie durch Tunnel und ernährst sie. Ein Spiel hat zehn Runden in drei Ären; die erste Runde genügt, um zu sehen, wie es geht.
lesson-hand = Du beginnst mit sechs Karten und behältst drei davon. Lege die drei leuchtenden beiseite: Was sie geben, nützt erst später.
lesson-waters = Das ist dein Teil des Meeres mit deiner ersten Stadt. Um sie herum liegen Plätze für weitere Städte, vor jedem Bauplätze, und gepunktete Linien, wo Tunnel gebaut werden können.
lesson-ring = Rund um das Wasser stehen die Aktionsfelder: grün, gelb und rot, und eines ohne Farbe. In jedem Zug spielst du eine Karte und nutzt ein Aktionsfeld. Haben beide dieselbe Farbe, wirkt auch die Karte.
lesson-card = Wähle die leuchtende Karte. Sie ist gelb: Alle gelben Aktionsfelder leuchten auf, denn dort würde die Karte wirken.
lesson-slot = Wähle das leuchtende Aktionsfeld. Es gibt eine Wissenschaft, ein Stahlplastik und einen Tang, und die Karte wird dazu ausgelegt.
lesson-claimed = Die Karte liegt jetzt bei deinen ausgelegten Karten und gibt in jeder Produktion etwas. Auch dein Gegenüber hat gezogen; ein Aktionsfeld mit Plättchen ist bis zum Ende der Runde besetzt.
lesson-second = Dein zweiter Zug. Wähle die leuchtende Karte: Sie ist eine sofortige Karte, gibt ihre Güter also einmal und ist dann weg.
lesson-steps = Wähle ein grünes Aktionsfeld, damit die Karte wirkt. Das leuchtende bringt dich zwei Schritte auf der Föderationsleiste voran. Wirst du gefragt, tu zuerst, was du magst.
lesson-track = Jedes Feld der Leiste gibt eine Kleinigkeit, und wer am Ende einer Runde am weitesten vorn steht, spielt in der nächsten zuerst. Danach beginnen alle wieder unter der Leiste.
lesson-build = Dein dritter Zug: Bau etwas! Tunnel kosten ein Stahlplastik und einen Credit, Farmen einen Tang, Labore ein Stahlplastik. Spiele irgendeine Karte mit einem Aktionsfeld zum Bauen und wähle die Plätze in deinen Gewässern. Das Aktionsfeld ohne Farbe geht immer.
lesson-network = Was verbunden ist, leuchtet. Deine erste Stadt ist es immer; eine andere ist es, sobald ein Tunnel sie berührt, und ihre Gebäude mit ihr. Nur was verbunden ist, produziert, isst und zählt.
lesson-upgrades = Gebäude und Tunnel kann man aufwerten, gewöhnlich für eine Wissenschaft: Dann stehen sie auf Gold und produzieren mehr. Zwei aufgewertete einer Art an einer Stadt geben noch etwas dazu.
lesson-actions = Aktionskarten warten, bis ein Aktionsfeld oder eine Karte dich eine nutzen lässt. Dein persönlicher Assistent ist die erste; jede kann einmal in einer Ära genutzt werden, und du darfst vier haben.
lesson-specials = Eine Ecke des Rings zeigt die Spezialkarten. Ein Aktionsfeld mit ihrem Zeichen lässt dich eine nehmen; sie kostet Credits, wenn sie wirkt. Drücke auf die Ecke, um sie groß zu sehen.
lesson-production = Nach den Runden vier, sieben und zehn produziert alles, was verbunden ist. Was es brächte, steht immer aktuell in kleinen Zahlen unter deinen Gütern.
lesson-feeding = Danach isst jede verbundene Stadt einen Tang. Biomasse kann dafür einspringen; jede hungrige Stadt kostet drei Punkte. Baue also rechtzeitig Farmen.
lesson-end = Am Ende zählen Städte nach den Arten der Gebäude neben ihnen: zwei, drei, vier oder sechs Punkte. Dazu kommen Wertungskarten, die braune Metropole und der Rest deiner Güter. Spiel jetzt weiter, wie du magst!
