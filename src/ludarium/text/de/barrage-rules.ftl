### Die Regelseite von Barrage: Jeder Abschnitt hat eine Überschrift und seine Absätze (.p1, .p2 …).
### Eine Zeile, die mit '- ' beginnt, gehört zu einer Liste; **fett** und *kursiv* gibt es auch. Nur die Webseite liest diese Datei.

rules-idea = Worum es geht
    .p1 = Du leitest eine Firma, die aus Wasser Strom macht. Dämme halten das Wasser der Flüsse auf, Leitungen führen es bergab, Kraftwerke machen daraus Energie. Flüsse und Dämme liegen auf gemeinsamem Boden: Was die einen durchlassen, fangen vielleicht die anderen auf.
    .p2 = Das Spiel hat fünf Runden. **Siegpunkte** bringen die Energieleiste und ihre Bonusplättchen, Aufträge, die Einkommen auf deinem Tableau und am Ende ein Ziel, deine übrigen Vorräte und das Wasser hinter deinen Dämmen. Sie werden sofort und offen gezählt, auch über 100 hinaus. **Die meisten Siegpunkte gewinnen.** Es spielen zwei bis vier Personen, oder eine bis drei zusammen mit Firmen, die von den Regeln gespielt werden: den Automas.

rules-material = Was in der Schachtel ist
    .p1 =
        - **Der Plan** mit den Flüssen (seine zwei Seiten spielen sich gleich) und drei Tafeln: Energieleiste, Verwaltung, Patentamt.
        - **Plättchen**: 8 Quellen, 10 für die neutralen Dämme, 6 Bonusplättchen, 6 Ziele, 15 verbesserte Technologieplättchen (je 5 der Stufen I, II und III), 7 Führungskräfte, das Sonderplättchen von Anton Krylov.
        - **Aufträge**: 45 private in drei Stapeln zu 15, 4 Startaufträge, 6 Staatsaufträge.
        - **Gemeinsamer Vorrat**: 30 Tropfen, Credits im Wert von 154, 62 Bagger, 54 Mischer; 3 neutrale Basen und 3 neutrale Erhöhungen.
    .p2 = Tropfen, Credits und Maschinen gehen nie aus: Was in der Schachtel fehlt, wird ersetzt. Bezahlte Credits gehen in den Vorrat zurück, wenn niemand genannt ist, der sie bekommt.

rules-board = Deine Firma
    .p1 = Die vier Firmen sind die **USA** (rot), **Deutschland** (schwarz), **Italien** (grün) und **Frankreich** (weiß). Jede hat ein Tableau, ein Baurad, 12 Ingenieure, 5 Basen, 5 Erhöhungen, 5 Leitungen und 4 Kraftwerke, dazu einfache Technologieplättchen: Basis, Erhöhung, Leitung, Kraftwerk und im Einführungsspiel einen Joker. Mehr davon als die eigenen bekommst du nie.
    .p2 = Die Bauteile stehen in Reihen auf dem Tableau und verlassen es von links nach rechts; darunter siehst du, was du als Nächstes aufdeckst. Ist von einer Art kein Bauteil mehr da, kannst du es weder bauen noch setzen.
    .p3 = **Maschinen** sind Bagger und Mischer; Maschinen und Credits zusammen sind **Ressourcen**. Was nicht auf deinem Baurad liegt, ist dein **Vorrat**. Eine Maschine oder ein Plättchen mit einem Pfeil nach unten kommt aus dem Vorrat in den offenen Sektor des Rads. Die Energie beginnt bei 0, die Siegpunkte bei 10.

rules-map = Der Plan
    .p1 = Von oben nach unten liegen **Gebirge** (Becken 1 bis 4), **Hügelland** (5 bis 7) und **Ebene** (8 bis 12). Jedes Becken hat Plätze für bestimmte Bauteile; ein Platz trägt eins und behält es für immer.
        - **Becken 1 bis 4**: zwei Dammplätze, zwei Leitungsplätze.
        - **Becken 5 bis 7**: ebenso und zwei Kraftwerksplätze.
        - **Becken 8 bis 10**: ebenso und drei Kraftwerksplätze.
        - **Becken 11 und 12**: vier Kraftwerksplätze, sonst nichts.
        Zusammen sind das 20 Dammplätze, 20 Leitungsplätze und 23 Kraftwerksplätze.
    .p2 = Der obere Dammplatz ist immer **rot** (auf dem Plan violett, damit ihm keine Spielerfarbe gleicht), der untere nie. Von den Kraftwerksplätzen ist in den Becken 5 bis 9 je einer rot, in 10 und 11 je zwei, in 12 drei. Leitungsplätze sind nie rot. Auf einem roten Platz zu bauen kostet 3 Credits mehr.
    .p3 = Quelle 1 speist Becken 1, Quelle 2 Becken 2 und so weiter. Die **Flüsse** führen von Becken 1 nach 8, von 2 nach 5, von 3 nach 6, von 4 nach 7, von 5 nach 9, von 6 und 7 nach 10, von 8 und 9 nach 11, von 10 nach 12; aus 11 und 12 verlässt das Wasser den Plan. Wasser, das in ein Becken kommt, fließt erst an dessen Kraftwerken vorbei, dann zum oberen, dann zum unteren Dammplatz.

rules-connections = Leitungen und Verbindungen
    .p1 = Eine Leitung gehört zu dem Becken und dem Gebiet, wo sie beginnt. Sie hat einen festen **Wert** und ein festes Ende. Ist sie gebaut, verbindet sie **jeden Damm ihres Anfangsbeckens mit jedem Kraftwerk ihres Endbeckens**, wem sie auch gehören. Eine ungebaute verbindet nichts, und ein Damm und ein Kraftwerk im selben Becken sind dadurch noch nicht verbunden.
    .p2 =
        - **Gebirge**: von 1 die linke nach 8 (Wert 5), die rechte nach 5 (4); von 2 die linke nach 6 (3), die rechte nach 10 (5); von 3 die linke nach 5 (4), die rechte nach 6 (3); von 4 die linke nach 7 (3), die rechte nach 12 (5).
        - **Hügelland**: von 5 die linke nach 8 (3), die rechte nach 10 (4); von 6 die linke nach 9 (4), die rechte nach 7 (2); von 7 die linke nach 10 (2), die rechte nach 12 (3).
        - **Ebene**: von 8 die linke nach 11 (3), die rechte nach 9 (2); von 9 die linke nach 11 (1), die rechte nach 12 (3); von 10 die linke nach 11 (2), die rechte nach 12 (1).
    .p3 = *Beispiel: In Becken 6 stehen ein roter und ein neutraler Damm. Eine rote Leitung führt nach Becken 7, eine grüne nach Becken 9, und Rot hat in beiden ein Kraftwerk: Rot kann jeden der Dämme mit jedem der Kraftwerke nutzen.*

rules-setup = Der Aufbau
    .p1 =
        - Vier der acht Quellenplättchen liegen bei den Quellen; die anderen bleiben in der Schachtel.
        - Fünf Bonusplättchen liegen in zufälliger Reihenfolge an der Energieleiste, eins für jede Runde.
        - Eins der sechs Ziele wird gezogen.
        - Staatsaufträge: einer weniger, als Firmen mitspielen.
        - Von den drei Stapeln privater Aufträge liegen die obersten zwei offen: zwei grüne, zwei gelbe, zwei rote.
        - Drei **neutrale Dämme**, einer in jedem Gebiet, in einem zufälligen Becken: Stufe 1 im Gebirge, Stufe 2 im Hügelland, Stufe 3 in der Ebene. Jeder hält 1 Tropfen.
    .p2 = Neutrale Dämme stehen auf dem unteren Platz ihres Beckens; der obere bleibt frei. Sie werden nie versetzt, und niemand erhöht sie. Alles ist für alle sichtbar, nur die Reihenfolge der verdeckten Stapel nicht.

rules-counts = Zwei, drei oder vier Firmen
    .p1 = Mit wenigen Firmen sind manche Aktionsfelder das ganze Spiel über geschlossen; Ingenieure unbenutzter Firmen stehen darauf.
        - **Nur zu viert offen**: Turbine +1, Maschinenhandel „Maschine nach Wahl“, das zweite „1 Auftrag nehmen“.
        - **Zu dritt und zu viert offen**: Turbine −1, Werkstatt „2 Sektoren“.
    .p2 = Das gilt für das linke wie für das rechte Feld. Bank, Patentamt und alles andere sind immer gleich. *Zur Kontrolle: Zu dritt stehen 10 Ingenieure auf geschlossenen Feldern, zu zweit noch 10 einer weiteren Firma.*

rules-introductory = Das Einführungsspiel
    .p1 = Alle bekommen eine feste Firma mit Führungskraft und Startauftrag, in dieser Zugreihenfolge:
        - **Zuerst**: USA, Wilhelm Adler, Startauftrag für 3 Energie.
        - **Als Zweites**: Deutschland, Jill McDowell, Startauftrag für 3 Energie.
        - **Als Drittes**: Italien, Solomon P. Jordan, Startauftrag für 2 Energie.
        - **Als Viertes**: Frankreich, Viktor Fiesler, Startauftrag für 4 Energie.
    .p2 = Zu zweit oder zu dritt spielen die ersten zwei oder drei mit. Alle beginnen mit **6 Credits, 6 Baggern, 4 Mischern, 12 Ingenieuren** und allen fünf einfachen Technologieplättchen, auch dem Joker.
    .p3 = Es gibt kein Patentamt, und das Bonusplättchen für verbesserte Technologie bleibt in der Schachtel; die anderen fünf kommen also alle vor. Die Fähigkeiten von Firmen und Führungskräften gelten.

rules-draft = Das volle Spiel: die Auswahl der Firmen
    .p1 = Es werden so viele Firmen, Führungskräfte und Startaufträge gezogen, wie Personen mitspielen; jede Firma bekommt zufällig eine der Führungskräfte. Das Los entscheidet, wer zuerst wählt: **eine Firma mit ihrer Führungskraft und einen Startauftrag**. Dann wählen die anderen im Uhrzeigersinn. In der ersten Runde ist die Zugreihenfolge umgekehrt: Wer zuletzt gewählt hat, beginnt.
    .p2 = Alle beginnen mit 6 Credits, 6 Baggern, 4 Mischern und 12 Ingenieuren, aber nur mit **vier** einfachen Technologieplättchen: Den Joker hat niemand. Mit Anton Krylov hast du auch sein Sonderplättchen. Im Patentamt liegen drei verbesserte Plättchen der Stufe I. Von den sechs Bonusplättchen werden fünf benutzt.
    .p3 = *Beispiel: Zuerst wählt Dóri, dann István, Benedek und Eszter. Die Zugreihenfolge ist Eszter, Benedek, István, Dóri.*

rules-round = Eine Runde
    .p1 = **1. Einkommen und Quellen.** Alle erhalten ihre Einkommen, dann kommen Tropfen auf die Quellen.
    .p2 = **2. Aktionen.** In Zugreihenfolge führen alle je eine Aktion aus, immer wieder, bis alle gepasst haben.
    .p3 = **3. Wasserfluss.** Alle Tropfen auf den Quellen fließen hinab.
    .p4 = **4. Wertung.** Ränge auf der Energieleiste, Credits, Bonusplättchen.
    .p5 = **5. Ende der Runde.** Neue Zugreihenfolge; die Energie geht auf 0; die Ingenieure kommen zurück.
    .p6 = Es gibt fünf Runden; die fünfte endet nach ihrer Wertung. Von Runde zu Runde behältst du, was auf deinem Baurad liegt, das Wasser hinter den Dämmen, Aufträge, Maschinen und Credits.

rules-income = Einkommen
    .p1 = In den Reihen der Basen, Erhöhungen und Leitungen liegt unter dem **zweiten, dem vierten und dem fünften Bauteil** ein Einkommen. Verlässt ein solches Bauteil das Tableau, erhältst du das Einkommen **sofort**, in welcher Phase und aus welchem Grund auch immer. Danach erhältst du es zu Beginn jeder Runde wieder, zusammen mit allen anderen, die du aufgedeckt hast. In Runde 1 gibt es noch keine.
    .p2 = Das dritte Einkommen jeder Reihe sind bei allen Firmen 7 Siegpunkte. Die Reihe der Kraftwerke hat kein Einkommen; sie gibt den Firmenbonus und die Fähigkeit der Firma. Energie aus Einkommen zählt für die Runde, in der du sie erhältst.
    .p3 = Alle erhalten ihre Einkommen gleichzeitig. Die Reihenfolge deiner eigenen bestimmst du; wo es zwischen den Firmen darauf ankommt (fließende Tropfen), beginnt die letzte der Zugreihenfolge. *Beispiel: Deutschland baut die zweite Basis: sofort 3 Siegpunkte und 3 zu Beginn jeder späteren Runde.*

rules-headstreams = Quellen
    .p1 = Nach den Einkommen bekommt jede Quelle so viele Tropfen, wie ihr Plättchen für diese Runde zeigt. In Runde 5 gibt es keine. Die acht Plättchen geben in den Runden 1 bis 4:
        - 0 2 2 0
        - 0 0 1 3
        - 2 0 2 0
        - 1 1 1 1
        - 0 1 0 2
        - 0 0 1 2
        - 1 0 2 2
        - 0 1 2 1
    .p2 = Tropfen kommen an den Quellen ins Spiel oder gleich hinter einem Damm, wenn eine Wirkung das sagt. Auf einer Quelle dürfen beliebig viele liegen. Sie **warten dort bis zum Wasserfluss**, wenn es nicht heißt, dass sie sofort fließen.

rules-water = Wie das Wasser fließt
    .p1 = Wasser gehört niemandem. Ein Tropfen folgt dem Fluss, bis er auf einen Damm **mit freiem Platz** trifft, wem er auch gehört, auch auf einen neutralen: Dort bleibt er. Ein Damm fasst so viele Tropfen, wie seine Stufe angibt: 1, 2 oder 3. An einem vollen Damm fließt der Tropfen vorbei, als wäre er nicht da. Was über Becken 11 oder 12 hinausfließt, verlässt den Plan.
    .p2 = Die Tropfen fließen einzeln; jeder findet die Dämme so vor, wie die vorigen sie hinterlassen haben. Gestautes Wasser bewegt sich nur, wenn jemand damit Strom erzeugt. Ein später gebauter oder erhöhter Damm holt nichts zurück, was schon vorbei ist. Kraftwerke und Leitungen halten nie einen Tropfen auf.
    .p3 = In der Phase **Wasserfluss** fließt jeder wartende Tropfen, bis alle gestaut oder fort sind. Die Reihenfolge macht keinen Unterschied. *Beispiel: zwei Tropfen auf Quelle 1, ein voller Damm der Stufe 1 in Becken 1, ein Damm der Stufe 3 mit zwei Tropfen in Becken 8: Der erste Tropfen bleibt in Becken 8, der zweite verlässt den Plan.* *Ein neutraler Damm der Stufe 2 mit einem Tropfen bekommt zwei weitere: Einer bleibt, einer fließt weiter.*

rules-actions = Aktionen und Ingenieure
    .p1 = In Zugreihenfolge macht jede Firma einen Zug nach dem anderen: Setze Ingenieure auf **genau ein freies Feld** und führe dessen Aktion aus. Jedes Feld zeigt, wie viele Ingenieure es braucht. Ein **rotes** Feld (auf diesem Tisch violett) kostet dazu 3 Credits; ein Preis auf der Aktion ist im selben Moment fällig. Alle Ingenieure und Credits musst du haben, wenn du beginnst.
    .p2 = Die Felder deines Tableaus gehören dir allein, alle anderen sind für alle da. Ein benutztes Feld ist für den Rest der Runde geschlossen; nur die Bank bleibt offen. Linkes und rechtes Feld einer Aktion sind zwei Felder: Du darfst beide nutzen, und das rechte auch dann, wenn das linke noch frei ist. Die Ingenieure bleiben bis zum Ende der Runde stehen.
    .p3 = Ein Feld, dessen Aktion nicht ausführbar ist, darf nicht benutzt werden. Ausführen heißt: mindestens 1 Energie erzeugen, ein Bauteil bauen, mindestens einen Tropfen legen, mindestens einen Auftrag oder ein Plättchen nehmen, das Rad drehen. Nützen muss es nicht. *Beispiel: Das linke Turbinenfeld +2 braucht 2 Ingenieure, das rechte 3 Ingenieure und 3 Credits.*

rules-passing = Passen
    .p1 = Du passt, wenn du keine Ingenieure mehr hast. Solange du einen hast, musst du ihn einsetzen; die Bank nimmt ihn immer. Mit zwei der verbesserten Plättchen baust du ohne Ingenieure: Damit darfst du noch handeln, bevor du passt.
    .p2 = Wer gepasst hat, ist in dieser Runde nicht mehr am Zug. Haben alle gepasst, fließt das Wasser.

rules-construction = Bauen, Schritt für Schritt
    .p1 = Dein Tableau hat vier Baufelder, die von links nach rechts benutzt werden: **1 Ingenieur; 2; 3; 3 und 3 Credits**. Mit 9 Ingenieuren kannst du also in einer Runde bis zu viermal bauen. Jeder Bau bringt ein Bauteil auf den Plan.
    .p2 =
        - Setze die Ingenieure ein (und zahle für das vierte Feld 3 Credits).
        - Lege ein Technologieplättchen für diese Art Bauteil oder einen Joker aus deinem Vorrat in den offenen Sektor deines Baurads.
        - Lege die nötigen Maschinen in denselben Sektor.
        - Drehe das Rad um einen Sektor; was in den offenen Sektor kommt, gehört wieder zu deinem Vorrat.
        - Setze das Bauteil ganz links in seiner Reihe auf einen freien Platz. Auf einem roten Platz kosten Basis und Kraftwerk 3 Credits mehr.
        - Deckt es ein Einkommen auf, erhältst du es.
        - Hat das Plättchen eine Wirkung nach dem Bauen, führe sie aus.
    .p3 = Ein Plättchen auf dem Rad steht nicht zur Verfügung. Alle Maschinen und Credits müssen in deinem Vorrat sein, wenn du die Ingenieure einsetzt; was derselbe Bau einbringt, kommt zu spät. *Beispiel: Dein erster Bau der Runde ist eine Basis im Hügelland: 1 Ingenieur, das Basis-Plättchen und 4 Bagger.*

rules-wheel = Das Baurad
    .p1 = Das Rad hat **sechs Sektoren**, einer davon ist offen. Plättchen und Maschinen eines Baus kommen in den offenen Sektor, dann dreht sich das Rad um einen weiter. Sie sind nicht verbraucht: Nach **sechs Drehungen**, die des eigenen Baus mitgezählt, sind sie wieder in deinem Vorrat. Was beim Bauen zurückkommt, kann diesen Bau nicht mehr bezahlen.
    .p2 = Jeder Bau dreht das Rad um einen Sektor. Die Werkstatt und manche Aufträge, Einkommen und Plättchen drehen es weiter. Gewonnene Maschinen kommen gleich in den Vorrat und sind sofort verwendbar. Credits liegen nie auf dem Rad. Der offene Sektor ist immer leer, wenn du zu bauen beginnst.

rules-base = Basis
    .p1 = Mit einer Basis beginnt ein Damm. Sie kommt auf einen freien Dammplatz und kostet **5 Bagger im Gebirge, 4 im Hügelland, 3 in der Ebene**, auf dem oberen, roten Platz dazu 3 Credits.
    .p2 = Du darfst in jedem Becken **einen Damm** haben. Auf dem anderen Platz des Beckens darf ein neutraler oder fremder stehen. Ein neuer Damm hat Stufe 1 und fasst 1 Tropfen.

rules-elevation = Erhöhung
    .p1 = Ein Damm ist eine Basis mit bis zu zwei Erhöhungen. Seine Stufe ist die Zahl seiner Teile, 1 bis 3, und so viele Tropfen fasst er. Eine Erhöhung kommt auf einen **eigenen Damm** mit weniger als zwei. Sie kostet **4 Mischer im Gebirge, 3 im Hügelland, 2 in der Ebene** und nie einen Aufpreis, auch nicht auf rotem Platz.
    .p2 = *Beispiel: Eine Basis mit zwei Erhöhungen ist ein Damm der Stufe 3 und fasst 3 Tropfen.* Neutrale Dämme lassen sich nicht erhöhen.

rules-conduit = Leitung
    .p1 = Eine Leitung kommt auf einen beliebigen freien Leitungsplatz, auch wo du sonst nichts hast. Sie kostet **2 Bagger je Wertpunkt**: 2, 4, 6, 8 oder 10. Das Gebiet spielt keine Rolle, und einen Aufpreis gibt es nie. Du darfst beide Leitungen eines Beckens besitzen.
    .p2 = Auch andere können deine Leitung benutzen und zahlen dir dafür (siehe Gebühren). *Beispiel: Eine Leitung mit dem Wert 4 braucht 8 Bagger.*

rules-powerhouse = Kraftwerk
    .p1 = Ein Kraftwerk kommt auf einen freien Kraftwerksplatz in einem Becken, in dem du noch keins hast: **eins je Becken**. Es kostet **2 Mischer und 1 mehr für jedes Kraftwerk, das du schon auf dem Plan hast**: 2, 3, 4, 5, wo es auch steht. Durch Belohnungen gesetzte Kraftwerke zählen dabei mit. Ein roter Platz kostet 3 Credits mehr.
    .p2 = Dein zweites und dein viertes Kraftwerk erhöhen jede Stromerzeugung, das dritte schaltet die Fähigkeit deiner Firma frei.

rules-production = Stromerzeugung in der Turbinenhalle
    .p1 = Du brauchst einen **Damm mit Wasser**, einen eigenen oder neutralen, eine **gebaute Leitung**, wessen auch immer, die in seinem Becken beginnt, und **ein eigenes Kraftwerk** in dem Becken, wo sie endet. Dämme anderer Firmen kannst du nie benutzen. Eine Stromerzeugung nutzt einen Damm, eine Leitung und ein Kraftwerk; wie viele Tropfen fließen, von einem bis zu allen, bestimmst du.
    .p2 =
        - **Tropfen × Wert der Leitung**
        - **+ Zu- oder Abschlag des Feldes** (−2 bis +2)
        - **+ Firmenbonus**: 1 bei zwei oder drei Kraftwerken, 3 bei vier
        Die Summe muss mindestens 1 sein. Derselbe Damm kann wieder benutzt werden, solange er Wasser hält.
    .p3 = Die Felder, links und rechts: +2, +1, 0 und −1 brauchen 2 Ingenieure oder 3 Ingenieure und 3 Credits; −2 braucht 1 Ingenieur oder 2. Die +1 ist nur zu viert offen, die −1 zu dritt und zu viert.
    .p4 = *Beispiel: Dein Damm hält 2 Tropfen, deine Leitung hat den Wert 3, du hast zwei Kraftwerke und nutzt das Feld +2. Beide Tropfen: 2 × 3 + 2 + 1 = 9 Energie. Ein Tropfen: 3 + 2 + 1 = 6.* *Mit dem Wert 2, einem Tropfen und dem Feld −2 käme 0 heraus: nicht erlaubt; mit zwei Tropfen sind es 2.*

rules-tolls = Gebühren: fremde Leitungen
    .p1 = Gehört die Leitung jemand anderem, zahlst du dieser Firma **1 Credit je Tropfen**, und sie erhält dazu **1 Siegpunkt je Tropfen**. Die eigene Leitung kostet nichts und bringt keine Punkte.
    .p2 = Die Gebühr musst du nach dem Preis des Feldes und vor jeder Belohnung zahlen können; sie begrenzt, wie viele Tropfen du schicken kannst. Rabatt bekommt niemand. *Beispiel: zwei Tropfen eines neutralen Damms durch eine italienische Leitung mit dem Wert 4 auf dem Feld +1: 2 × 4 + 1 = 9 Energie; du zahlst Italien 2 Credits, und Italien erhält 2 Siegpunkte.*

rules-outflow = Wohin das Wasser fließt
    .p1 = Nach der Stromerzeugung fließen die Tropfen vom Kraftwerk weiter: zum oberen, dann zum unteren Dammplatz seines Beckens und den Fluss hinab, einzeln und nach den üblichen Regeln. So füllen sie vielleicht weiter unten einen eigenen Damm, vielleicht einen fremden.
    .p2 = Die Reihenfolge: wählen und die Gebühr zahlen, die Energie anrechnen, das Wasser zu Ende fließen lassen, einen Auftrag erfüllen, zuletzt was die Fähigkeit deiner Firma hinzufügt. Ein Damm aus dem Auftrag fängt dieses Wasser also nicht mehr auf. *Beispiel: Der erste Damm unter dem Kraftwerk ist voll, der nächste ist grün und hat Platz: Der Tropfen bleibt beim grünen.*

rules-energy = Energieleiste
    .p1 = Alle Energie einer Runde wird auf der Leiste zusammengezählt, woher sie auch kommt: Stromerzeugung, Belohnungen, Einkommen, Plättchen, Fähigkeiten. Sie zählt für Ränge, Credits, Bonusplättchen und Zugreihenfolge. *Beispiel: Du stehst auf 5 und erzeugst 7: Du stehst auf 12.*
    .p2 = Über 30 hinaus wird weitergezählt; für Credits und Bonusplättchen stehst du dann auf 30. Energie aus Belohnungen und Einkommen kann nie einen Auftrag erfüllen. Energie, die du durch manche Technologieplättchen **erzeugst**, kann einen eigenen Auftrag erfüllen; eine Aktion Stromerzeugung ist das aber nicht: kein Zu- oder Abschlag, kein Firmenbonus, keine Fähigkeit und keine Führungskraft wirkt darauf.

rules-contracts = Aufträge
    .p1 = Gleich nach einer Stromerzeugung darfst du **einen Auftrag** erfüllen, der nicht mehr braucht als die Summe **dieser einen Stromerzeugung**. Die Energie wird nicht verbraucht; sie bleibt ganz auf der Leiste. Mehrere Stromerzeugungen werden nie zusammengezählt, und auf eine frühere kannst du nicht zurückkommen. Du erhältst sofort die Belohnung und drehst den Auftrag um: Er ist für immer erledigt und zählt noch für das Bonusplättchen.
    .p2 = Du darfst **drei** unerfüllte Aufträge haben; erfüllte zählen dabei nicht. Grüne brauchen 2 bis 4 Energie, gelbe 5 bis 7, rote 8 bis 10, jede Zahl gibt es fünfmal. Erfüllen musst du nichts.
    .p3 = *Beispiel: Du erzeugst 7 und hast zwei Aufträge, für 3 und für 6. Du wählst den für 3: 2 Energie und zwei Drehungen des Baurads. Der andere bleibt offen.*

rules-national = Staatsaufträge
    .p1 = Anstelle eines eigenen Auftrags darfst du einen Staatsauftrag erfüllen. Niemand nimmt sie vorher: Wer als Erstes in einer Stromerzeugung genug Energie hat und ihn wählt, bekommt ihn. Sie brauchen 13, 14 oder 15 Energie. Sie werden nicht ersetzt und zählen nie zu deinen drei; für das Bonusplättchen zählen sie.
    .p2 = Sie verlangen eine richtige Stromerzeugung: eine Turbinenaktion, die des Kraftwerks-Plättchens II oder die zweite von Deutschland. Energie aus anderen Plättchen genügt nicht. *Zwei Staatsaufträge für 14 liegen aus, du erzeugst 15: Du nimmst einen davon.*

rules-rewards = Was Belohnungen bedeuten
    .p1 =
        - **Maschinen nach Wahl**: Bagger und Mischer in beliebiger Mischung.
        - **Drehungen des Baurads**: so viele Sektoren; nach jedem kommt zurück, was im offenen Sektor liegt.
        - **Tropfen auf Quellen**: verteile sie, wie du magst; sie warten auf den Wasserfluss.
        - **Tropfen, die sofort fließen**: ebenso, nur fließen sie gleich hinab.
        - **Eine Basis**: dort, wo der Auftrag es sagt: in der Ebene, in Ebene oder Hügelland oder überall.
        - **Eine Erhöhung**: auf einen eigenen Damm mit weniger als zwei.
        - **Eine Leitung**: auf einen Platz bis zum genannten Wert.
        - **Ein Kraftwerk**: auf einen beliebigen freien Platz.
        Ein Bauteil beliebiger Art gibt es nur auf Joker-Plättchen.
    .p2 = Ein Bauteil aus einer Belohnung braucht keine Ingenieure, kein Plättchen und keine Maschinen, und das Rad dreht sich nicht. Alle Grenzen der Plätze gelten, ein Einkommen wird wie sonst aufgedeckt, und ein roter Platz kostet seine 3 Credits. Kannst oder willst du es nicht setzen, verfällt dieser Teil, den Rest erhältst du. Tropfen darfst du auch weniger legen, sogar keinen. Die Teile einer Belohnung kommen in der Reihenfolge, die du willst.

rules-water-management = Wasserwirtschaft
    .p1 =
        - **Zwei Tropfen**: Lege bis zu 2 Tropfen auf eine oder zwei Quellen. Sie warten.
        - **Ein Tropfen, der fließt**: Lege 1 Tropfen auf eine Quelle; er fließt sofort hinab. Tropfen, die dort schon warten, bleiben liegen.
    .p2 = Für beides gibt es links ein Feld für 1 Ingenieur und rechts eins für 2 Ingenieure und 3 Credits. Mindestens einen Tropfen musst du legen. Fließen mehrere sofort, legst und bewegst du einen nach dem anderen und darfst vor dem nächsten hinsehen.

rules-bank = Bank
    .p1 = Setze **beliebig viele Ingenieure**, mindestens einen, und nimm ebenso viele Credits. Die Bank ist nie voll: Andere dürfen sie nach dir benutzen und du selbst in derselben Runde noch einmal. Kein Ingenieur bleibt also übrig.

rules-workshop = Werkstatt
    .p1 = Drehe dein Baurad um genau so viele Sektoren, wie das Feld zeigt. Nach jedem einzelnen kommt in den Vorrat zurück, was im offenen Sektor liegt. Auch ein leeres Rad darfst du drehen.
        - **1 Sektor**: ohne Preis; 1 Ingenieur, rechts 2.
        - **2 Sektoren**: 2 Credits; 2 Ingenieure, rechts 3 Ingenieure und 3 Credits. Nur zu dritt und zu viert.
        - **3 Sektoren**: 5 Credits; 2 Ingenieure, rechts 3 Ingenieure und 3 Credits.

rules-machinery = Maschinenhandel
    .p1 = Bezahle und nimm die Maschinen in deinen Vorrat; ab deiner nächsten Aktion kannst du sie benutzen.
        - **1 Bagger**: 2 Credits; 1 Ingenieur, rechts 1 Ingenieur und 3 Credits.
        - **1 Maschine nach Wahl**: 4 Credits; 1 Ingenieur, rechts 2. Nur zu viert.
        - **1 Bagger und 1 Mischer**: 5 Credits; 2 Ingenieure, rechts 3 Ingenieure und 3 Credits.

rules-contract-office = Auftragsbüro
    .p1 =
        - **Ein Auftrag**: ohne Preis; 1 Ingenieur, rechts 1 Ingenieur und 3 Credits. Zu viert gibt es diese beiden Felder ein zweites Mal.
        - **Zwei Aufträge**: 1 Credit; 2 Ingenieure, rechts 3.
    .p2 = Du nimmst private Aufträge, die offen liegen, nie Staatsaufträge und nie vom Stapel. Beide dürfen die gleiche Farbe haben; neue kommen erst am Ende deines Zuges. Ist nur noch einer da, kosten „zwei Aufträge“ trotzdem ihren Credit. Ein leerer Stapel bleibt leer.
    .p3 = Hast du nach dem Nehmen mehr als drei unerfüllte Aufträge, wirf welche ab, bis es drei sind, auch neue. Dein Startauftrag zählt mit. Was du abwirfst, ist aus dem Spiel und nicht erfüllt. Geprüft wird die Grenze nur nach dem Nehmen.

rules-patents = Patentamt
    .p1 = Im vollen Spiel liegen hier drei verbesserte Technologieplättchen, jedes mit eigenem Feld: **2 Ingenieure und 5 Credits**. Das Plättchen kommt in deinen Vorrat; ab deiner nächsten Aktion kannst du damit bauen, und du behältst es für den Rest des Spiels. Du darfst beliebig viele haben. Ein genommenes Plättchen wird in dieser Runde nicht ersetzt.
    .p2 = Am Ende der Runde kommen die nicht gekauften aus dem Spiel und drei neue werden ausgelegt: erst der Rest von Stufe I, dann II, dann III. Die Runden zeigen also I I I, I I II, II II II, II III III, III III III.

rules-scoring = Die Wertung einer Runde
    .p1 = **1. Ränge.** Die meiste Energie: 6 Siegpunkte. Der zweite Rang: 2 Siegpunkte. Dafür brauchst du mindestens 1 Energie. Sind mehrere Erste, teilen sie 8 Siegpunkte, aufgerundet: je 4, 3 oder 2, und es gibt keinen zweiten Rang. Sind mehrere Zweite, bekommt jede Firma 1.
    .p2 = **2. Credits** nach deiner Energie:
        - 0: 3 Credits, **und du verlierst 3 Siegpunkte**
        - 1: 1 Credit
        - 2 bis 3: 2
        - 4 bis 6: 3
        - 7 bis 10: 4
        - 11 bis 15: 5
        - 16 bis 21: 6
        - 22 bis 28: 7
        - ab 29: 8
    .p3 = **3. Das Bonusplättchen** der Runde (siehe dort). Die Siegpunkte können unter null fallen. Auch zu zweit zählt der zweite Rang. *Beispiel: Benedek hat die meiste Energie, Eszter und Dóri liegen gleichauf dahinter, István hat keine: 6, 1, 1 und minus 3 Siegpunkte.*

rules-bonus = Bonusplättchen
    .p1 = Jede Runde hat ein Bonusplättchen. Um es zu werten, brauchst du **mindestens 6 Energie**. Den vollen Bonus gibt es ab **6 × Nummer der Runde**: 6, 12, 18, 24, 30. Für jede fehlende Sechserstufe verlierst du 4 Siegpunkte davon, nie mehr als den Bonus. Danach kommt das Plättchen weg.
    .p2 =
        - **Aufträge**: 2 Siegpunkte für jeden erfüllten.
        - **Kraftwerke**: 5 Siegpunkte für jedes eigene auf dem Plan.
        - **Basen, Erhöhungen oder Leitungen**: 4 Siegpunkte für jede eigene auf dem Plan.
        - **Verbesserte Technologie**: 4 Siegpunkte für jedes verbesserte Plättchen, das du hast, im Vorrat oder auf dem Rad.
    .p3 = *Beispiel: Runde 3, Kraftwerke. Mit 18 Energie und zwei Kraftwerken: 10 Siegpunkte. Mit 12 Energie und dreien: 15 − 4 = 11. Mit 6 Energie und einem: 5 − 8, also 0. Mit 5 Energie: nichts.*

rules-round-end = Das Ende einer Runde
    .p1 = Die neue Zugreihenfolge richtet sich nach der Energie der Runde: **die wenigste zuerst**. Wer gleich viel hat, tauscht: Gleichstehende kommen in umgekehrter bisheriger Reihenfolge. Dann geht alle Energie auf 0, und alle nehmen ihre 12 Ingenieure zurück. Im vollen Spiel wird das Patentamt neu ausgelegt.
    .p2 = *Beispiel: István hat am wenigsten, Eszter und Dóri haben gleich viel, Benedek am meisten. War Eszter vor Dóri, so ist die Reihenfolge nun István, Dóri, Eszter, Benedek.* In Runde 5 gibt es diese Phase nicht.

rules-end = Das Ende des Spiels
    .p1 = Ist das Bonusplättchen von Runde 5 gewertet, ist das Spiel zu Ende. Nun gibt es noch Siegpunkte für
        - das **Ziel** (siehe dort),
        - **Ressourcen**: 1 Siegpunkt für je 5 Credits, Bagger und Mischer in deinem Vorrat zusammen; was auf dem Rad liegt, zählt nicht,
        - **Wasser**: 1 Siegpunkt für jeden Tropfen hinter deinen Dämmen; neutrale Dämme zählen für niemanden.
    .p2 = Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheidet mehr Energie in Runde 5; ist auch die gleich, teilt man sich den Sieg. *Beispiel: 3 Mischer, 5 Bagger und 7 Credits sind 15 Ressourcen: 3 Siegpunkte.*

rules-objectives = Das Ziel
    .p1 = Alle Firmen werden danach gereiht, was das Ziel zählt: **15, 10 und 5 Siegpunkte** für die ersten drei Ränge, zu zweit 15 und 10. Auch mit 0 hast du einen Rang. Gleichstehende teilen die Siegpunkte ihrer Ränge, aufgerundet: zwei Erste je 13, zwei Zweite je 8, zwei Dritte je 3.
    .p2 =
        - **Rote Plätze**: deine Basen und Kraftwerke auf roten Plätzen.
        - **Verbundene Basen**: deine Basen, die durch eine eigene Leitung mit einem eigenen Kraftwerk verbunden sind. Eine Basis zählt einmal, Wasser ist nicht nötig, neutrale Dämme zählen nie.
        - **Größtes Gebiet**: deine Bauteile in dem Gebiet, wo du die meisten hast.
        - **Kleinstes Gebiet**: deine Bauteile in dem Gebiet, wo du die wenigsten hast.
        - **Becken mit einem Bauteil**: Becken mit mindestens einem eigenen Bauteil, höchstens 12.
        - **Becken mit drei Bauteilen**: Becken mit mindestens drei eigenen; in 11 und 12 ist das nicht möglich. Eine Obergrenze gibt es nicht; sechs sind erreichbar.
    .p3 = Jede Basis, Erhöhung, Leitung und jedes Kraftwerk ist ein Bauteil. Eine Leitung zählt dort, wo sie beginnt. *Beispiel, Bauteile in Gebirge, Hügelland und Ebene: Benedek 3, 0, 6; Dóri 1, 5, 4; Eszter 3, 3, 3. Größtes Gebiet: Benedek 15, Dóri 10, Eszter 5. Kleinstes Gebiet: Eszter 15, Dóri 10, Benedek 5.*

rules-companies = Die Firmen und ihre Einkommen
    .p1 = Dein zweites Kraftwerk gibt jeder Stromerzeugung +1, das vierte noch +2. Das dritte schaltet die Fähigkeit frei (nächster Abschnitt). Die Einkommen des zweiten / vierten Bauteils; das fünfte bringt immer 7 Siegpunkte:
    .p2 =
        - **USA**: Basen 1 Drehung des Baurads / 6 Credits; Erhöhungen 1 Maschine nach Wahl / 2 Siegpunkte und 2 fließende Tropfen; Leitungen 3 Siegpunkte / 2 Siegpunkte und 1 Drehung.
        - **Deutschland**: Basen 3 Siegpunkte / 2 Maschinen nach Wahl; Erhöhungen 3 Credits / 2 Siegpunkte und 2 Energie; Leitungen 1 Drehung / 2 Siegpunkte und 2 fließende Tropfen.
        - **Italien**: Basen 3 Credits / 5 Siegpunkte; Erhöhungen 1 Drehung / 4 Energie; Leitungen 1 Maschine nach Wahl / 2 Siegpunkte und 3 Credits.
        - **Frankreich**: Basen 1 Maschine nach Wahl / 2 Drehungen; Erhöhungen 3 Siegpunkte / 2 Siegpunkte und 1 Maschine nach Wahl; Leitungen 3 Credits / 4 Energie.

rules-abilities = Die Fähigkeiten der Firmen
    .p1 = Die Fähigkeit wirkt, sobald dein drittes Kraftwerk steht, auch schon bei einer Stromerzeugung, die das Plättchen dieses Kraftwerks auslöst. Setzt erst der Auftrag einer Stromerzeugung das dritte, kommen die Fähigkeiten Italiens und Deutschlands für diese zu spät.
    .p2 = **USA**: Wenn ein Tropfen an einem deiner Kraftwerke vorbeifließt, in welcher Phase und in wessen Zug auch immer, erhältst du 1 Energie, für jedes Kraftwerk. Ein Tropfen, der mit dem Fluss in ein Becken kommt, passiert alle Kraftwerke dort, auch wenn ihn dann ein Damm aufhält, auch in den Becken 11 und 12. Ein Tropfen aus einer Stromerzeugung passiert das Becken nicht, in dem er ankommt, weiter unten aber schon. Aufträge erfüllt diese Energie nicht. Ein Tropfen, der gleich hinter einen Damm gelegt wird, passiert nichts, und anderen Firmen bringt das Vorbeifließen nichts. *Ein Tropfen von Quelle 1 fließt an deinen Kraftwerken in den Becken 8 und 11 vorbei: 2 Energie.*
    .p3 = **Deutschland**: Nach einer Stromerzeugung darfst du eine zweite mit **einem anderen Kraftwerk** machen: nur Tropfen × Wert, ohne Zu- oder Abschlag, ohne Firmenbonus, ohne Fiesler. Sie darf denselben Damm durch eine andere Leitung nutzen und auch Wasser, das gerade angekommen ist. Gebühren sind fällig. Jede der beiden darf einen Auftrag erfüllen; eine dritte gibt es nie. *Feld +2, drei Kraftwerke, zwei Tropfen durch den Wert 2: 4 + 1 + 2 = 7. Sie kommen zu einem Tropfen in deinem Damm; dann drei Tropfen durch eine französische Leitung mit dem Wert 2: 6 Energie, 3 Credits an Frankreich.*
    .p4 = **Italien**: Nach jeder deiner Aktionen Stromerzeugung erhältst du 3 Energie mehr, nur auf der Leiste.
    .p5 = **Frankreich**: Jeder Auftrag braucht 3 Energie weniger, auch ein Staatsauftrag: Für 14 genügen 11. Ein Auftrag für 3 oder weniger braucht irgendeine Energie aus einer Stromerzeugung oder einem Plättchen, mindestens 1. Für deine eigenen Aufträge gilt der Nachlass auch bei Energie aus Plättchen.

rules-officers = Die Führungskräfte
    .p1 =
        - **Wilhelm Adler**: Eine Basis kostet in jedem Gebiet 3 Bagger. Erhöhungen kosten wie sonst.
        - **Graziano Del Monte**: Deine Dämme der Stufe 3 fassen 4 Tropfen.
        - **Viktor Fiesler**: In einer Aktion Stromerzeugung zählt Tropfen × Wert mindestens 4; danach kommen Zu- oder Abschlag und Firmenbonus. *1 Tropfen × 1 auf dem Feld −2: 4 − 2 = 2.*
        - **Jill McDowell**: Eine Leitung darfst du statt mit Baggern mit 1 Mischer je Wertpunkt bezahlen, aber nicht gemischt. *Wert 5: 10 Bagger oder 5 Mischer.*
        - **Solomon P. Jordan**: Beim Bauen dürfen 3 Credits jede Maschine ersetzen, so viele du willst. Diese Credits sind weg; nur echte Maschinen kommen auf das Rad.
        - **Anton Krylov**: Sein Sonderplättchen kopiert ein anderes Technologieplättchen, das auf deinem Rad liegt: Es baut dasselbe und hat dieselbe Wirkung. Dann liegt es selbst wie jedes Plättchen auf dem Rad.
        - **Mahiri Sekibo**: siehe den nächsten Abschnitt.
    .p2 = Preise und Ersatz gelten nur beim Bauen; Bauteile aus Belohnungen kosten ohnehin keine Maschinen. Antons Plättchen braucht ein anderes auf dem Rad. Was es kopiert, steht fest, wenn du es legst; jede Stufe ist möglich. Selbst ist es kein verbessertes Plättchen, ein kopierter Joker III bringt aber Siegpunkte.

rules-mahiri = Mahiri Sekibo
    .p1 = Zu Beginn deines Zuges, vor deiner Aktion, darfst du **1 Ingenieur auf ihr Plättchen** setzen und für diesen Zug die Fähigkeit einer anderen Führungskraft kopieren. Das zweite Mal in einer Runde kostet dazu 3 Credits; mehr als zweimal in einer Runde oder zweimal in einem Zug geht nicht. Es darf beide Male dieselbe sein. Für die Aktion selbst muss dir noch etwas bleiben.
    .p2 = Sie kopiert die Führungskräfte der anderen Firmen im Spiel. **Als Anton** baust du wie mit einem Plättchen auf deinem Rad, ohne eins zu legen; die Maschinen kommen wie sonst darauf. **Als Graziano** nehmen deine Dämme der Stufe 3 in diesem Zug einen vierten Tropfen auf; er bleibt, bis du mit dem Damm Strom erzeugst.

rules-technology = Technologieplättchen
    .p1 = Jeder Bau braucht ein Plättchen für seine Art Bauteil oder einen Joker, der für alle gilt. Die einfachen haben keine Wirkung. Verbesserte werden genauso benutzt und drehen sich genauso auf dem Rad; ihre Wirkung haben sie nur, **wenn du mit ihnen baust**.
    .p2 = Zwei davon, das Kraftwerks-Plättchen I und das Basis-Plättchen III, brauchen keine Ingenieure und kein Baufeld. Eins zu benutzen ist deine Aktion in diesem Zug, mit oder ohne übrige Ingenieure, und ändert nicht, welches Baufeld als Nächstes kommt.

rules-advanced = Die verbesserten Plättchen
    .p1 = **Stufe I**
        - **Basis**: Danach kommt 1 Tropfen in jeden deiner leeren Dämme, auch in den neuen; neutrale bekommen keinen.
        - **Erhöhung**: Danach drehst du das Rad einmal für jede deiner Erhöhungen auf dem Plan. *Bei der fünften: 1 + 5 Drehungen, alles ist gleich wieder da.*
        - **Leitung**: Danach 2 Credits je Wertpunkt.
        - **Kraftwerk**: keine Ingenieure nötig; Maschinen und roter Platz werden bezahlt.
        - **Joker**: kein Aufpreis für einen roten Platz. Rote Aktionsfelder kosten wie sonst.
    .p2 = **Stufe II**
        - **Basis**: Danach erzeugst du 1 Energie für jede deiner Basen; damit darfst du einen Auftrag erfüllen.
        - **Erhöhung**: Der erhöhte Damm wird aus dem Vorrat gefüllt.
        - **Leitung**: Sie kostet höchstens 5 Bagger. Jill darf weiter mit Mischern zahlen, Solomon einige der 5 mit Credits.
        - **Kraftwerk**: Danach auf Wunsch eine Stromerzeugung mit +2 mit irgendeinem deiner Kraftwerke, ohne Ingenieure; eine Gebühr ist fällig, und ein Auftrag darf damit erfüllt werden.
        - **Joker**: Bagger und Mischer ersetzen einander eins zu eins. Mit Jill wählst du ihren Preis oder diesen; mit Wilhelm kostet eine Basis 3 beliebige Maschinen.
    .p3 = **Stufe III**
        - **Basis**: keine Ingenieure und keine Bagger; das Plättchen kommt auf das Rad, das Rad dreht sich, ein roter Platz kostet seine 3 Credits.
        - **Erhöhung**: 3 Siegpunkte für jeden deiner Dämme der Stufe 2 oder 3.
        - **Leitung**: Du erzeugst 2 Energie je Wertpunkt; damit darfst du einen Auftrag erfüllen.
        - **Kraftwerk**: 3 Siegpunkte für jedes deiner Kraftwerke.
        - **Joker**: 3 Siegpunkte für jedes verbesserte Plättchen, das du hast, ihn selbst eingeschlossen.

rules-variants = Was sich am Tisch einstellen lässt
    .p1 =
        - **Spiel**: Einführungsspiel oder volles Spiel.
        - **Automas**: Firmen, die von den Regeln gespielt werden, jede mit einer Stufe von 1 bis 4; nur im vollen Spiel.
        - **Mehr Führungskräfte für Mahiri Sekibo**: Unbenutzte Führungskräfte liegen aus, sodass sie immer drei kopieren kann. Sonst kopiert sie nur die im Spiel.
        - **Mehr Credits für Mahiri Sekibo**: Sie beginnt mit 9 statt 6 Credits.

rules-automa = Der Automa: Aufbau
    .p1 = Eine bis drei Firmen können von den Regeln gespielt werden, gegen mindestens eine Person, höchstens vier Firmen zusammen. Sie gehören zum vollen Spiel, nie zum Einführungsspiel, und zählen überall mit, wo es auf die Anzahl ankommt: Eine Person und ein Automa bauen auf wie zu zweit.
    .p2 = Die Menschen wählen zuerst; die Automas bekommen die übrigen Firmen. Ein Automa hat alle Bauteile, 12 Ingenieure, sein Baurad, die vier einfachen Plättchen, 6 Bagger und 4 Mischer, aber **keine Credits und keinen Startauftrag**. Er beginnt mit **16 Siegpunkten**, du mit 10. In Runde 1 sind alle Automas vor allen Menschen dran, von mehreren der letzte zuerst. Zwanzig Automa-Plättchen werden zu einem Stapel gemischt.

rules-automa-levels = Der Automa: Stufen
    .p1 =
        - **Stufe 1, Niederspannung**: kein Einkommen vom Tableau und kein Firmenbonus für das zweite und vierte Kraftwerk.
        - **Stufe 2, Mittelspannung**: Einkommen und Firmenbonus.
        - **Stufe 3, Hochspannung**: auch die Fähigkeit seiner Firma ab dem dritten Kraftwerk und die Wirkungen verbesserter Plättchen.
        - **Stufe 4, Überspannung**: auch eine Führungskraft.
    .p2 = Jeder Automa hat seine eigene Stufe. Unter Stufe 4 wirkt keine Führungskraft für ihn.

rules-automa-tiles = Der Automa: wie seine Plättchen gelesen werden
    .p1 = Die **Vorderseite** eines Plättchens zählt Zeilen mit Aktionen auf. Die **Rückseite** sagt, wo er baut: je drei Kriterien für Dämme, Leitungen und Kraftwerke, für jede Art einen Startplatz, und eine Reihenfolge der Quellen. Drei Quellen sind aufgedruckt; die fehlende kommt als vierte.
    .p2 = Beginnt ein Automa seinen Zug, wird das oberste Plättchen auf den Ablagestapel umgedreht: Seine **Rückseite gibt die Kriterien** dieses Zuges. Die **Vorderseite**, die nun oben liegt, **gibt die Zeilen**. Du siehst also vorher, was der nächste Automa-Zug tun kann, und die Rückseite dieses Plättchens gilt im Zug danach.
    .p3 = Alle Automas teilen sich die Stapel, von Runde zu Runde. Wird das letzte Plättchen umgedreht, werden die anderen 19 zu einem neuen Stapel gemischt; das umgedrehte bleibt. Für einen Automa, der passt, wird keins umgedreht. Außerhalb seiner Züge gelten die Kriterien des letzten.

rules-automa-turn = Der Automa: sein Zug
    .p1 = Die Zeilen werden von der ersten bis zur letzten geprüft. Eine, die nicht geht, wird übersprungen und kostet nichts. **Die erste ausgeführte Zeile beendet den Zug**, außer bei Wasser und Aufträgen: Danach geht es mit der nächsten weiter. Jede Zeile wird geprüft, wenn sie an der Reihe ist, mit allem, was vorher geschehen ist. Die letzte, die Bank, geht immer. Zeilen für die Erweiterung werden nicht benutzt.
    .p2 = Hat er weniger Ingenieure, als die Zeile verlangt, aber mindestens einen, so führt er sie trotzdem aus und setzt alle ein, die er hat. Nimmt eine Wasser- oder Auftragszeile den letzten, ist der Zug zu Ende. Ohne Ingenieure passt er, sonst nie.
    .p3 = In diesen Abschnitten heißt *eigen*: des handelnden Automas, *fremd*: einer anderen Firma; neutrale Dämme sind keins von beiden.

rules-automa-engineers = Der Automa: Ingenieure und Siegpunkte
    .p1 = Seine Ingenieure kommen auf das erste freie Feld des Bereichs: linke Spalte von oben, dann rechte Spalte. Dort sperren sie für die Runde dieses eine Feld. Anzahl, Preis und Wirkung des Feldes sind ihm gleich, und Rot kostet nichts: Was er tut und zahlt, steht auf seinem Plättchen. Geschlossene Felder sind nicht frei. Gibt es keins, handelt er trotzdem, und die Ingenieure stehen daneben. Für ein Patent kommen sie auf das Feld des genommenen Plättchens, für einen Bau auf sein Tableau, so oft er will. Die Bank ist immer offen.
    .p2 = **Statt Credits hat er Siegpunkte**: Was er an Credits bekäme oder zahlte, gewinnt oder verliert er an Siegpunkten, auch unter null. Ein roter Platz kostet für Basis und Kraftwerk 3 Siegpunkte. Für deine Leitung verliert er 1 Siegpunkt je Tropfen, und du bekommst deinen Credit und deinen Siegpunkt. Für seine Leitung zahlst du den üblichen Credit, und er erhält 2 Siegpunkte je Tropfen. *Drei Tropfen: Du zahlst 3 Credits, er erhält 6 Siegpunkte.*

rules-automa-production = Der Automa: Stromerzeugung
    .p1 = Ein *System* ist ein eigener oder neutraler Damm, eine gebaute Leitung, wessen auch immer, aus seinem Becken und ein eigenes Kraftwerk an ihrem Ende. Die Zeile wird ausgeführt, wenn
        - er ein System mit Wasser hat, das mindestens 1 Energie bringt,
        - er weniger Energie hat, als der volle Bonus der Runde verlangt, oder jemand anderes mindestens so viel hat wie er,
        - seine beste Stromerzeugung einen offenen privaten Auftrag der gezeigten Farbe erreicht.
    .p2 = Er nimmt das System mit der höchsten Summe: alle Tropfen × Wert, dazu der Zu- oder Abschlag der Zeile und ab Stufe 2 der Firmenbonus. Von gleichen bevorzugt er einen neutralen Damm, dann gelten die Leitungskriterien des Zuges, dann der Startplatz für Leitungen. Energie und Wasser gehen wie bei allen.
    .p3 = Dann erfüllt er **einen** Auftrag direkt aus dem Auftragsbüro oder einen Staatsauftrag: den höchsten, den er erreicht, gleich welcher Farbe, von gleichen den weiter rechts. Er sammelt nie Aufträge. Ein privater wird am Ende des Zuges ersetzt. *Runde 2, 12 Energie, die beste andere Firma 11: keine Stromerzeugung. Die andere 12: doch.*

rules-automa-water = Der Automa: Wasser und Aufträge
    .p1 = **Aufträge**: 1 Ingenieur; beide offenen Aufträge der Farbe werden abgeworfen und sofort ersetzt, und er erhält 2 Energie, die nichts erfüllt. So abgeworfene Aufträge werden neu gemischt, wenn ihr Stapel leer ist.
    .p2 = **Wasser**: bis zu 2 Tropfen, die warten, oder 1, der sofort fließt. Die Zeile wird nur ausgeführt, wenn eigene Dämme dadurch mehr Wasser bekommen. Bei wartenden Tropfen wird das mit allen erprobt, die schon auf Quellen liegen, bei einem fließenden mit diesem allein.
    .p3 = Er legt so, dass seine Dämme am meisten gewinnen, mit möglichst wenigen Tropfen; von gleichen Wegen folgt er den Quellen des Zuges. Er darf mit einem Tropfen einen fremden Damm füllen, damit der nächste seinen eigenen erreicht. Ist nichts zu gewinnen, lässt er es. Wurde mindestens ein Tropfen gelegt, kostet das 1 Ingenieur.

rules-automa-building = Der Automa: Bauen
    .p1 = Die Zeile wird ausgeführt, wenn er das Bauteil hat, ein passendes Technologieplättchen im Vorrat (nicht auf dem Rad) und einen Platz: einen, den die Regeln erlauben, der erfüllt, was die Zeile verlangt (Basis im Hügelland oder Gebirge, Leitung ab Wert 3 oder 4), und für den er die Maschinen hat. An Siegpunkten scheitert es nie.
    .p2 = Plättchen und Maschinen kommen auf sein Rad, das Rad dreht sich um einen Sektor, das Bauteil kommt auf den Plan, ein roter Platz kostet 3 Siegpunkte. Ab Stufe 2 erhält er ein aufgedecktes Einkommen. Er nimmt das höchste Plättchen, das passt, bei gleicher Stufe eins für diese Art vor einem Joker. Unter Stufe 3 wirkt ein verbessertes wie ein einfaches.

rules-automa-other = Der Automa: Patent, Werkstatt, Maschinen, Bank
    .p1 =
        - **Patent**: wenn ein Plättchen für die Art in der Zeile oder ein Joker ausliegt. 1 Ingenieur, 2 Siegpunkte. Höchste Stufe, dann die Art vor dem Joker, dann das am weitesten links. Die Lücke bleibt bis zum Ende der Runde.
        - **Werkstatt**: wenn etwas auf seinem Rad liegt. Er zahlt die Siegpunkte der Zeile und dreht so viele Sektoren.
        - **Maschinen**: nicht in Runde 5. Er zahlt die Siegpunkte und nimmt die Maschinen. Bei freier Wahl nimmt er die Art, von der er weniger hat, bei gleich vielen einen Bagger, eine nach der anderen. *Mit 3 und 3 sind drei Maschinen Bagger, Mischer, Bagger.*
        - **Bank**: 1 Ingenieur, 1 Siegpunkt.

rules-automa-sites = Der Automa: wo er baut
    .p1 = Gibt es nur einen möglichen Platz, nimmt er den. Sonst:
        - Bei Basis, Leitung und Kraftwerk verdrängen Plätze, die **ein System vervollständigen**, alle anderen; Wasser ist nicht nötig.
        - Dann gelten nacheinander die drei Kriterien der Art. Jedes behält die Plätze, die es erfüllen; erfüllt es keiner, bleiben alle.
        - Bleiben mehrere, zählt er vom **Startplatz** des Plättchens aufwärts und nimmt den ersten; nach dem höchsten geht es mit dem niedrigsten weiter: Dämme nach Becken 1 bis 10, Kraftwerke nach Becken 5 bis 12, Leitungen nach Becken 1 bis 10, in jedem die linke zuerst.
    .p2 = In einem Becken nimmt er den Platz ohne Aufpreis vor dem roten und von gleichen Kraftwerksplätzen den am weitesten links. Für Erhöhungen gelten die Kriterien der Dämme; sie kommen auf eigene Dämme unter Stufe 3. Ein Leitungsplatz *verbindet* seine Becken hier, ob darauf gebaut ist oder nicht. Auf seinen Plättchen ist A die linke Leitung, B die rechte; die Quellen A bis D sind die Quellen 1 bis 4.

rules-automa-criteria = Der Automa: die Kriterien im Einzelnen
    .p1 = **Dämme** (Basen und Erhöhungen)
        - *Stärkste gebaute Leitung*: Becken, in denen eine beginnt; der höchste Wert, eine eigene zuerst.
        - *Mit einem eigenen Kraftwerk verbunden*.
        - *Das meiste Wasser kommt*: wo die meisten Tropfen, die jetzt auf Quellen liegen, ankämen oder vorbeikämen; bei gleich vielen nach den Quellen des Zuges. Ohne Tropfen bleiben alle.
        - *Roter Platz*.
        - *Unterhalb eines Kraftwerks*: von irgendeinem Kraftwerk aus flussabwärts erreichbar, ohne anderen Damm dazwischen, voll oder nicht; eins im selben Becken zählt.
        - *Mit einem eigenen Damm verbunden* weiter unten; gibt es keinen, so wenigstens mit keinem fremden.
    .p2 = **Leitungen**
        - *Höchster Wert*; *zweithöchster Wert* (sind alle gleich, dieser).
        - *Beginnt an einem eigenen, sonst neutralen Damm*, sonst an einem fremden; oder in der Folge fremd, neutral, eigen.
        - *Endet an einem eigenen, sonst fremden Kraftwerk*; oder umgekehrt.
    .p3 = **Kraftwerke**
        - *Stärkste gebaute Leitung*, die dort endet, eine eigene zuerst.
        - *Mit einem eigenen Damm oberhalb verbunden*.
        - *Das Wasser erreicht als Nächstes einen eigenen Damm*: Der erste Damm flussabwärts ist ein eigener; gibt es das nirgends, so wenigstens kein fremder.
        - *Das Wasser erreicht als Nächstes keinen fremden Damm*; gibt es das nirgends, so ein eigener.
        - *Becken 5, 6 oder 7*; *in der Ebene*: Becken 8 bis 12.

rules-automa-scoring = Der Automa: Belohnungen und Wertung
    .p1 = Er erhält die Teile einer Belohnung oder eines Einkommens in der angegebenen Reihenfolge, Credits als Siegpunkte. Maschinen, Drehungen und Energie sind wie sonst; Tropfen legt er nach seinen Wasserregeln, so viele wie angegeben und nur, wenn seine Dämme gewinnen. Ein Bauteil umsonst kommt dorthin, wo seine Kriterien es wollen, in den Grenzen der Belohnung; ein roter Platz kostet 3 Siegpunkte; was nicht passt, verfällt.
    .p2 = In der Einkommensphase erhält er ab Stufe 2 alle Einkommen, Reihe für Reihe. Ränge, Bonusplättchen, Zugreihenfolge und alles andere sind wie für alle; Credits von der Leiste sind Siegpunkte, ohne Energie gewinnt und verliert er also 3. Beim Ziel erhält er **20, 15 und 10**, wo du 15, 10 und 5 erhieltest; bei Gleichstand deinen Anteil und 5 mehr. Für 5 Maschinen gibt es 1 Siegpunkt und für jeden Tropfen hinter seinen Dämmen 1. Automas können gewinnen.

rules-automa-strong = Der Automa: Stufen 3 und 4
    .p1 =
        - **USA**: Von gleichen Wegen, Tropfen zu legen, nimmt er den, der mehr Energie bringt.
        - **Deutschland**: Die zweite Stromerzeugung nutzt das beste System mit einem anderen Kraftwerk, wenn es 1 Energie bringt, und darf einen Auftrag erfüllen.
        - **Italien**: 3 Energie mehr nach jeder Stromerzeugung.
        - **Frankreich**: 3 Energie weniger für Aufträge, auch bei der Frage, ob er Strom erzeugt.
    .p2 = Verbesserte Plättchen wirken, wenn er damit baut, Credits als Siegpunkte. Mit dem Leitungs-Plättchen II bevorzugt er Werte ab 3. Mit dem Kraftwerks-Plättchen II macht er seine beste Stromerzeugung mit +2, auch wenn kein Auftrag erreichbar ist. Mit dem Joker I nimmt er den roten Dammplatz des gewählten Beckens. Mit dem Joker II setzt er zuerst die üblichen Maschinen ein. Kraftwerks-Plättchen I und Basis-Plättchen III brauchen keine Ingenieure, aber der Zug endet, und ohne Ingenieure passt er. Energie von Basis-Plättchen II und Leitungs-Plättchen III darf einen Auftrag erfüllen. Vorlieben von Plättchen und Führungskräften kommen nach dem Vervollständigen und vor den Kriterien.

rules-automa-officers = Der Automa: Führungskräfte auf Stufe 4
    .p1 = Er spielt mit der Führungskraft, die für seine Firma gezogen wurde.
        - **Wilhelm Adler**: Basen für 3 Bagger; wenn es geht im Gebirge, sonst im Hügelland.
        - **Graziano Del Monte**: Dämme der Stufe 3 fassen 4 Tropfen; jede Bauzeile baut, wenn es geht, eine Erhöhung.
        - **Viktor Fiesler**: mindestens 4 vor Zu- und Abschlägen; durch eine Leitung mit dem Wert 1 oder 2 schickt er nur einen Tropfen.
        - **Jill McDowell**: Er bezahlt Leitungen mit Mischern, solange er mindestens so viele Mischer wie Bagger hat; Maschinen nach Wahl sind Mischer.
        - **Solomon P. Jordan**: eine fehlende Maschine für 3 Siegpunkte, nicht zwei.
        - **Anton Krylov**: das Sonderplättchen nur, wenn kein anderes passt; es kopiert das höchste passende auf dem Rad.
        - **Mahiri Sekibo**: Ein Automa, der sie bekäme, bekommt eine andere unbenutzte Führungskraft.
    .p2 = Ein Mensch mit Mahiri Sekibo darf die Führungskraft eines Automas kopieren, auch unter Stufe 4.

rules-rulings = Wie wir entschieden haben, was offen bleibt
    .p1 = Die Regeln hier folgen dem veröffentlichten Regelheft des Grundspiels ohne Erweiterungen; der Automa folgt seinen gedruckten Plättchen. Wo sie schweigen, sich widersprechen oder von anderen Umsetzungen abweichen, haben wir entschieden und sagen es im jeweiligen Abschnitt. Die ganze Liste mit Gründen steht im Regelkatalog des Projekts. Ein Beispiel zur Fähigkeit Deutschlands im Regelheft spricht von einem Kraftwerk im Gebirge, wo es keinen solchen Platz gibt; das halten wir für ein Versehen.
    .p2 = Dies ist eine inoffizielle Umsetzung in unseren eigenen Worten.
