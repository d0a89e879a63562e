### Das erste Spiel von Barrage, das beim Spielen lehrt: eine Nachricht für jeden Schritt. Nur die Webseite liest diese Datei.

lesson-title = Dein erstes Kraftwerk
lesson-welcome = Willkommen bei Barrage! Oben entspringt an vier Quellen Wasser, läuft die Flüsse hinab und verlässt unten den Plan. Ein Damm hält es auf, eine Leitung führt es hinunter zu einem Kraftwerk, und dort wird es zu Energie. Energie und Bauten bringen Siegpunkte; nach fünf Runden gewinnt, wer die meisten hat.
lesson-company = Du führst die USA mit der Führungskraft Wilhelm Adler. Du hast 12 Ingenieure, 6 Credits, 6 Bagger, 4 Mischer und fünf Technologieplättchen: eins für jede Art Bauteil und einen Joker. In jedem Zug setzt du Ingenieure für genau eine Aktion ein; dann ist die andere Firma dran.
lesson-base = Beginne mit einem Damm. Seine Basis braucht das Basis-Plättchen, Bagger und, weil sie dein erster Bau der Runde ist, 1 Ingenieur. Deine Plättchen liegen unten: Wähle die Basis.
lesson-base-site = Baue auf dem beleuchteten Platz von Becken 8 in der Ebene. Der Platz darüber trägt einen violetten Stempel: Er würde 3 Credits mehr kosten. Mit Wilhelm Adler kostet dich eine Basis überall 3 Bagger.
lesson-wheel = Das Plättchen und die 3 Bagger liegen nun auf deinem Baurad, und das Rad hat sich um einen Sektor gedreht. Sie sind nicht verloren: Nach sechs Drehungen, diese mitgezählt, kommen sie zurück. Bis dahin fehlen sie dir; plane also voraus.
lesson-water = Dein Damm ist noch leer. Auf der Wassertafel bringt dir ein Ingenieur einen Tropfen, der sofort fließt. Wähle dieses Feld.
lesson-headstream = Lege den Tropfen auf die Quelle über Becken 1. Der neutrale Damm in Becken 1 ist voll, also läuft der Tropfen an ihm vorbei hinunter zu Becken 8, wo dein Damm Platz für ihn hat.
lesson-excavator = Als Nächstes kommt eine Leitung. Sie kostet 2 Bagger je Wertpunkt: Die von Becken 8 nach Becken 9 hat den Wert 2 und braucht 4. Du hast noch 3; kaufe also im Maschinenhandel einen Bagger.
lesson-conduit = Baue nun die Leitung. Dein zweiter Bau in einer Runde braucht 2 Ingenieure, der dritte 3, der vierte 3 und dazu 3 Credits.
lesson-conduit-site = Baue die beleuchtete. Sie beginnt in Becken 8 bei deinem Damm und endet in Becken 9. Jeder Tropfen, der hindurchgeht, wird 2 Energie bringen.
lesson-powerhouse = Am unteren Ende der Leitung brauchst du ein eigenes Kraftwerk. Das erste kostet 2 Mischer, jedes weitere einen Mischer mehr.
lesson-powerhouse-site = Baue es in Becken 9, wo die Leitung endet. Zwei Plätze dort sind ohne Aufpreis, der mit dem violetten Stempel nicht.
lesson-turbine = Damm, Wasser, Leitung, Kraftwerk: Jetzt kannst du Strom erzeugen. In der Turbinenhalle gibt jedes Feld einen Zu- oder Abschlag. Wähle das mit +2.
lesson-production = 1 Tropfen durch eine Leitung mit dem Wert 2 gibt 2 Energie, das Feld 2 dazu: zusammen 4. Wähle deinen Damm und diese Stromerzeugung.
lesson-contract = Eine Stromerzeugung darf einen Auftrag erfüllen. Deiner braucht 3 und bringt 2 Credits und noch 2 Energie. Von den 4 wird dabei nichts verbraucht. Erfülle ihn.
lesson-workshop = Mit 6 Energie erreichst du das Bonusplättchen von Runde 1. Der Tropfen hat deinen Damm verlassen und ist vom Kraftwerk in den neutralen Damm von Becken 9 weitergeflossen. Nutze den Rest: Drehe in der Werkstatt dein Baurad um einen Sektor.
lesson-bank = Die Bank ist immer offen: 1 Credit für jeden Ingenieur. Schicke die übrigen dorthin. Wer keine Ingenieure mehr hat, passt; haben alle gepasst, fließen die wartenden Tropfen, und die Runde wird gewertet.
lesson-scoring = Der Tropfen, der über Becken 1 gewartet hat, ist in deinen Damm geflossen. Die meiste Energie brachte 6 Siegpunkte, der zweite Rang 2, und alle bekamen Credits nach ihrer Energie. Das Bonusplättchen von Runde 1 gab 5 Siegpunkte je Kraftwerk, wenn man 6 Energie hatte. Nun steht die Energie wieder auf 0, und die Firma mit weniger Energie beginnt.
lesson-elevation = Das Bonusplättchen von Runde 2 zählt Basen und verlangt 12 Energie; mit 6 bis 11 bringt es 4 Siegpunkte weniger. Wer mehr erzeugen will, braucht mehr Wasser hinter dem Damm: Baue eine Erhöhung. In der Ebene kostet sie 2 Mischer.
lesson-elevation-site = Setze sie auf deinen Damm in Becken 8. Er hat dann Stufe 2 und fasst 2 Tropfen; mit einer zweiten Erhöhung wären es 3.
lesson-contract-office = Dein Auftrag ist erfüllt; hole dir einen neuen: Im Auftragsbüro bekommst du einen für 1 Ingenieur. Grüne Aufträge brauchen 2 bis 4 Energie, gelbe 5 bis 7, rote 8 bis 10.
lesson-take-contract = Nimm einen, der höchstens 6 Energie braucht: Zwei Tropfen und das Feld mit +2 ergeben 6. Du darfst bis zu drei unerfüllte Aufträge haben.
lesson-second-production = Nun ohne Hilfe. Ein Tropfen liegt schon hinter deinem Damm; hole wie in Runde 1 einen zweiten und erzeuge dann mit beiden Strom: 2 × 2 + 2 = 6.
lesson-end = Du kennst nun den ganzen Kreislauf. Erfülle, wenn es geht, deinen Auftrag und spiele weiter, wie du magst. Ein paar Hinweise: Drehe dein Baurad, damit Plättchen und Maschinen zurückkommen. Erreiche in jeder Runde mindestens 6 Energie; ganz ohne verlierst du 3 Siegpunkte. Am Ende zählt das Ziel die Becken, in denen du gebaut hast. Viel Erfolg!
