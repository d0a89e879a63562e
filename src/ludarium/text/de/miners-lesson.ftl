### Das erste Spiel von Imperial Miners, das beim Tun lehrt: eine Nachricht für jeden Schritt. Nur die Seite liest diese Datei.

lesson-title = Deine erste Mine
lesson-welcome = Willkommen unter Tage! Alle graben ihre eigene Mine, alle zur gleichen Zeit. In der Mitte liegt dein Berg, noch unberührt; was die anderen graben, siehst du in kleinen Bildern. Zwei Runden genügen, um alles zu lernen.
lesson-yours = Unten sind deine Punkte, dein Gold und sechs Karten. Jede Karte ist eine Kammer: Auf der Münze steht, was sie kostet, auf den Tafeln, was sie kann, an ihrem Rand sind sechs halbe Loren, manche davon voll. Die Zahl ihrer Stufe sagt, in welcher Reihe sie gegraben wird.
lesson-event = Jede Runde beginnt mit einem Ereignis für alle. Dieses hat gerade jedem von euch 3 Gold gegeben.
lesson-choose = Nun wählen alle geheim eine Karte. In der ersten Runde hat nur Stufe I einen Platz, gleich unter dem Gras, und sie kostet nichts. Wähl die Karte, die leuchtet.
lesson-effect = Alle haben aufgedeckt, und deine Kammer ist gegraben. Sie wirkt sofort: Von ihren zwei Effekten wählst du einen, jedes Mal neu. Nimm den Kristall: Das ist 1 Punkt.
lesson-surface = Von jeder Karte führt der Weg hinauf zur Oberfläche. Dort wählst du eines von drei Dingen: Gold, Karten oder Forschung für Gold. Nimm 2 Gold.
lesson-next-round = Das war deine Runde. Sobald alle oben sind, wird das nächste Ereignis aufgedeckt.
lesson-cheaper = Manche Ereignisse wirken die ganze Runde: Dieses macht jede Karte um 2 Gold billiger. Karten der Stufe II kosten jetzt also nichts.
lesson-second = Wähl die Karte der Stufe II, die leuchtet: eine Karte der Schotten.
lesson-place = Eine Karte muss eine der Reihe darüber berühren. Zwei Plätze leuchten. Zeig auf sie: Du siehst, welche halben Loren sich treffen würden und welchen Weg nach oben sie öffnen. Wähl einen.
    .touch = Eine Karte muss eine der Reihe darüber berühren. Zwei Plätze leuchten. Tipp auf einen: Du siehst, welche halben Loren sich treffen würden und welchen Weg nach oben er öffnet.
lesson-pay = Schotten tun Großes für Gold, und jede Schottenkarte deiner Mine macht das um 1 Gold billiger. Du hast genug: Zahl und nimm 3 Punkte.
lesson-way = Jetzt geht der Weg nach oben: Auch die Karte darüber wirkt. Lägen zwei darüber, so würdest du wählen. Nimm diesmal Gold und eine Karte.
lesson-draw = Für jede Karte, die du ziehst, wählst du einen Stapel. Karten tiefer Stufen sind mehr wert, brauchen aber eine Reihe über sich.
lesson-up = Und wieder hinauf zur Oberfläche. Je tiefer eine Karte liegt, desto mehr Karten wirken auf ihrem Weg. Wähl, was du magst.
lesson-rest = Beantworte, was noch gefragt wird; dann ist die Runde zu Ende.
lesson-carts = Wo sich zwei volle Hälften treffen, wird eine Lore voll: am Ende ein Punkt. Halb volle Loren warten auf einen Marker, den manche Karten und die Forschung bringen.
lesson-research = Auf den drei Leitern links steigt von allen die Spitzhacke. Nur das Feld, auf dem sie hält, gibt etwas; es kann sich also lohnen, auf eine längere Forschung zu warten. Die Spitze gibt am meisten; dann geht es mit einer anderen Tafel weiter.
    .touch = Der zweite Reiter zeigt drei Leitern, auf denen von allen die Spitzhacke steigt. Nur das Feld, auf dem sie hält, gibt etwas; es kann sich also lohnen, auf eine längere Forschung zu warten. Die Spitze gibt am meisten; dann geht es mit einer anderen Tafel weiter.
lesson-collapse = Manche Karten, vor allem die der Barbaren, verschütten sich selbst. Wird so eine Karte das nächste Mal aktiviert, so wird nur ihr Geröll geräumt. Maschinen tun das Gegenteil: Sie machen Karten stärker, bis zu drei auf jeder.
lesson-end = Nach zehn Runden zählen Kristalle und volle Loren, sonst nichts; gib dein Gold also rechtzeitig aus. Nun grab weiter, wie du magst!
