### Die Regelseite von Imperial Miners: jeder Abschnitt hat einen Titel und seine Absätze (.p1, .p2 …).
### Eine Zeile, die mit '- ' beginnt, ist ein Punkt einer Liste; **fett** und *kursiv* werden verstanden. Nur die Seite liest diese Datei.

rules-idea = Worum es geht
    .p1 = Alle graben ihre eigene Mine unter demselben Berg. In jeder von **10 Runden** wird ein Ereignis aufgedeckt, dann fügen alle gleichzeitig ihrer Mine eine Karte hinzu. Eine Karte wirkt, wenn sie gegraben wird, und nach ihr eine Karte in jeder Reihe darüber, bis zur Oberfläche.
    .p2 = Karten bringen Gold, Kristalle, Maschinen, Loren und Forschung. **Wer nach 10 Runden die meisten Punkte hat, gewinnt.** Eine Person bis fünf können spielen; niemand rührt je an eine fremde Mine.

rules-material = Was in der Schachtel ist
    .p1 =
        - **136 Minenkarten**: 36 der Stufe I, 43 der Stufe II, 43 der Stufe III, 14 der Stufe IV.
        - **18 Ereignisse**, von denen ein Spiel 10 verwendet.
        - **3 Forschungstafeln** mit je zwei verschiedenen Seiten und eine Spitzhacke in jeder von 5 Farben.
        - **5 Oberflächentafeln**, die sich nur in der Farbe unterscheiden.
        - Gold in Stücken zu 1 und 5 (132 im Ganzen), Kristalle im Wert von 1, 5 und 10 Punkten (275 im Ganzen), 44 Maschinen, 24 Einstürze und 40 Lorenmarker.
    .p2 = Gold, Kristalle und Marker gehen nie aus, und Wechseln ist frei: Hier sind es einfach Zahlen. Alle Karten der Stufe IV sind gleich.

rules-setup = Aufbau
    .p1 = Von jeder Forschungstafel liegt eine zufällige Seite oben. Die Minenkarten bilden für jede Stufe einen Stapel mit eigener Ablage. Von den 18 Ereignissen bilden 10 ungesehen den Ereignisstapel; die anderen 8 verlassen ungesehen das Spiel.
    .p2 = Minen beginnen leer, Gold und Punkte bei nichts, und jede Spitzhacke steht unter den Tafeln, auf keinem Feld. Der Aufbau ist für jede Zahl von Spielenden gleich. Der Ereignisstapel ist auch die Uhr: So viele Karten er hat, so viele Runden kommen noch, und alle dürfen ihn zählen.

rules-hands = Starthände
    .p1 = **Normal**: Zieh 2 Karten der Stufe I, 3 der Stufe II und 3 der Stufe III, behalte beliebige 4 der 8 und leg die anderen offen ab. Alle wählen gleichzeitig und geheim.
    .p2 = **Für Einsteiger**: Zieh 2 Karten von jeder der ersten drei Stufen und behalte alle 6. Jede Person kann die eine oder die andere Hand haben; beide können in einem Spiel vorkommen.

rules-cards = Was eine Karte zeigt
    .p1 = Eine Karte hat einen Namen, eine Stufe, Kosten in Gold, keines, eines oder zwei der sechs Völker, einen Effekt oder zwei, und sechs halbe Loren an ihrem Rand, jede voll oder leer. Ihre Stufe ist die Reihe, in der sie gegraben werden muss.
    .p2 = Karten der Stufen I und IV kosten nichts, Karten der Stufe II kosten 2 Gold, Karten der Stufe III zwischen 0 und 13. Eine Karte zweier Völker zählt überall zu beiden. Von zwei Effekten führt eine Aktivierung höchstens einen aus, und gewählt wird jedes Mal neu. Karten der Stufe IV haben einen Effekt, alle anderen zwei.

rules-events = Ereignisse
    .p1 = Jede Runde beginnt mit dem obersten Ereignis, das alle betrifft. Es wirkt **sofort** (11 von ihnen), **die ganze Runde** (4, die Kosten, Forschung, Einstürze oder die Oberfläche ändern) oder **am Ende der Runde** (3, wenn alle gegraben haben). Es gilt nur in seiner Runde.
    .p2 = Ereignisse müssen so weit wie möglich ausgeführt werden, außer wenn dort „darf“ steht. Kein Ereignis schadet. Hat ein Ereignis einen Preis, den du nicht zahlen kannst oder willst, so bewirkt es für dich nichts; wo es nichts findet, verfällt dieser Teil. *Beispiel: „2 Karten ablegen, 4 Gold erhalten“ geht auch mit einer einzigen Karte; „2 Karten ablegen für 4 Gold“ nicht.*

rules-choosing = Eine Karte wählen
    .p1 = Alle wählen geheim eine Karte der Hand; dann werden alle zusammen aufgedeckt. Eine Karte ist spielbar, wenn du sie jetzt bezahlen kannst und es einen Platz für sie gibt. In Runde 1 hat nur Stufe I einen.
    .p2 = Ist keine deiner Karten spielbar, so ziehst du die oberste Karte der Stufe I und spielst sie. Aus freien Stücken darfst du das nicht, und passen darfst du auch nicht. Sollte Stufe I gar keine Karte mehr haben, gräbst du in dieser Runde nichts. *Beispiel: Mit 1 Gold, einer Karte der Stufe II und sonst nichts auf der Hand gräbst du blind.*

rules-paying = Bezahlen
    .p1 = Die Kosten werden beim Aufdecken bezahlt, vor dem Anlegen und vor jedem Effekt: Gold, das der Weg nach oben bringt, kann die Karte nicht bezahlen, mit der er beginnt.
    .p2 = Alle Nachlässe zählen zusammen, aber eine Karte kostet nie weniger als 0, und Gold kommt keines zurück. Ein Nachlass auf „die nächste Karte“ wartet auf die nächste Karte, die du spielst, in welcher Runde auch immer, und ist mit ihr verbraucht, auch wenn sie billiger war.

rules-placing = Die Karte anlegen
    .p1 = Eine Karte kommt in die Reihe ihrer Stufe: Reihe I liegt unter der Oberfläche, II unter I, III unter II, IV unter III. Die Reihen sind um eine halbe Karte versetzt. **Eine Karte muss mindestens eine Karte der Reihe darüber berühren**; unter der Oberfläche ist überall Platz, mit beliebigen Lücken (das Bild hat auf beiden Seiten der ersten Karte Platz für zehn).
    .p2 = Eine Karte hat bis zu 2 Nachbarn darüber, 2 darunter und 2 daneben, im Ganzen 6; in Reihe I höchstens 4, denn die Oberfläche ist keine Karte. Halbe Loren verbieten nie einen Platz. Was gegraben ist, bleibt, wo es ist.

rules-activating = Eine Karte aktivieren
    .p1 = Zuerst wird die eben angelegte Karte aktiviert: Du führst einen ihrer Effekte aus oder keinen. Dann beginnt der Weg nach oben. Jede Karte wird **in einer Runde höchstens einmal** aktiviert; das Zeichen wird am Beginn ihrer Aktivierung gesetzt und am Beginn der nächsten Runde gelöscht.
    .p2 = Du nimmst einen Effekt ganz oder lässt ihn ganz; ein Einsturz, den er bewirkt, gehört dazu. Seine Teile werden der Reihe nach ausgeführt, so weit es geht, und gezählt wird in diesem Augenblick. „Je 2“ zählt nur volle Paare.
    .p3 = Ein Preis muss ganz bezahlt werden: Ein Effekt, den du nicht bezahlen kannst, ist nicht wählbar.

rules-way = Der Weg nach oben
    .p1 = Ist eine Karte fertig, so wähl eine der Karten, die sie von oben berühren, und aktiviere diese, und so weiter bis zur Oberfläche. Eine Karte in Reihe III führt also zu je einer Karte in den Reihen III, II und I, dann zur Oberfläche.
    .p2 = Den Weg selbst musst du gehen, nur Effekte darfst du lassen. Du darfst eine eingestürzte Karte wählen oder eine, die schon aktiviert wurde: Sie tut nichts, und der Weg geht von ihr aus weiter. Sind alle oben, wird ein Ereignis vom Ende der Runde ausgeführt, und die nächste Runde beginnt.

rules-surface = Die Oberfläche
    .p1 =
        - **Zahlstelle**: erhalte 2 Gold.
        - **Späher**: zieh 3 Karten.
        - **Akademie**: zahl 4 Gold für 2 Schritte Forschung oder 8 Gold für 5 Schritte.
    .p2 = An der Oberfläche muss eines von den dreien ausgeführt werden; damit endet deine Runde. Erlaubt ein Ereignis zwei, so müssen es verschiedene sein; 4 zahlen und 8 zahlen ist dasselbe. Das erste ist fertig, bevor du das zweite wählst. *Beispiel: Mit 3 Gold nimmst du 2, hast 5 und zahlst 4 an der Akademie.*

rules-carts = Loren
    .p1 = Wo zwei Karten sich berühren, treffen sich ihre Hälften. Zwei volle Hälften sind eine **volle Lore**, am Ende 1 Punkt wert; eine volle und eine leere sind eine halb volle Lore; zwei leere sind nichts. Loren gibt es, sobald eine Karte liegt; eine Karte zählt also auch die, die sie selbst bildet.
    .p2 = Ein **Lorenmarker** auf einer halb vollen Lore deiner Mine macht sie in jeder Hinsicht voll. Er kommt nie auf zwei leere Hälften oder auf eine volle Lore, auf einer Lore liegt höchstens einer, und er bleibt liegen. Ohne halb volle Lore nimmst du keinen Marker. Die Oberfläche bildet keine Loren: Obere Hälften der Reihe I und untere der Reihe IV treffen nie auf etwas.

rules-machines = Maschinen
    .p1 = Manche Effekte stellen Maschinen auf Karten deiner Mine. Eine Karte trägt höchstens 3; was keinen Platz hat, wird nicht genommen. „Hier“ ist die Karte, die wirkt; sonst kann jede deiner Karten mit Platz sie tragen, gleich welchen Volkes. Viele Effekte wachsen mit den Maschinen.

rules-collapses = Einstürze
    .p1 = Eine Karte trägt höchstens einen Einsturz. **Wird eine eingestürzte Karte aktiviert, so wird der Einsturz entfernt, und sonst geschieht nichts**; das war ihre Aktivierung in dieser Runde, und der Weg geht weiter wie sonst.
    .p2 = Eine eingestürzte Karte zählt weiter für Völker, Nachbarn, Maschinen und Loren. Trifft der Weg auf eine Karte, die früher in der Runde aktiviert wurde und seither eingestürzt ist, so geschieht nichts, und der Einsturz bleibt. Manche Effekte entfernen Einstürze oder bezahlen für die, die da liegen.

rules-special = Aktivierungen nebenbei
    .p1 = Manche Effekte lassen dich eine andere Karte deiner Mine aktivieren: eine, die in dieser Runde nicht aktiviert wurde und die der Effekt erlaubt; auch eine eingestürzte. Sie wirkt allein, ohne Weg nach oben. Trifft der Weg sie später, so tut sie nichts mehr. Solche Aktivierungen können auseinander folgen und sind fertig, bevor der Weg weitergeht.

rules-drawing = Karten ziehen
    .p1 = Karten werden einzeln gezogen. Für jede wählst du den Stapel der Stufe I, II oder III und weißt dabei, was du vorher gezogen hast; ist eine Stufe genannt, so ist es dieser Stapel. Karten der Stufe IV kommen nur von Forschungstafeln und bestimmten Ereignissen.
    .p2 = **Höchstens 8 Karten bleiben auf der Hand.** Das wird geprüft, wenn ein Effekt fertig ist, nicht früher; wer mehr hat, legt bis auf 8 ab, jede Karte auf die Ablage ihrer Stufe. *Beispiel: Mit 7 Karten ziehst du 3, siehst alle 10 an und legst 2 ab.* Wird eine Karte gebraucht und ist ein Stapel leer, so wird seine Ablage gemischt und zum Stapel; ist auch die leer, so gibt der Stapel nichts.

rules-searching = Nach einem Volk suchen
    .p1 = Volk suchen: Nenn das Volk, wenn du es wählen darfst, wähl einen Stapel der Stufe I, II oder III und deck seine Karten auf, bis eine zu diesem Volk gehört. Sie kommt auf deine Hand; die anderen werden zurückgemischt. Alle sehen, was aufgedeckt wird, auch die Karte, die du nimmst.
    .p2 = Hat der Stapel keine solche Karte, so wird er gemischt, und du suchst in einem anderen; seine Ablage kommt nicht dazu. Hat kein Stapel eine, so ziehst du nichts. Eine Karte zweier Völker gilt für jedes der beiden.

rules-research = Forschung
    .p1 = Forschung bewegt deine Spitzhacke nach oben, mindestens einen Schritt und höchstens so viele, wie da steht. **Nur das Feld, auf dem sie hält, gibt seinen Effekt.** Bei der ersten Forschung wählst du eine Tafel; die Spitzhacke auf ihr unterstes Feld zu stellen kostet keinen Schritt, und dieses Feld gibt nichts.
    .p2 = Der 10. Schritt ist die Spitze. Wer sie erreicht, erhält ihren Effekt, hat die Tafel vollendet, verliert übrige Schritte und wählt eine andere Tafel, auf deren unterstem Feld es weitergeht; es darf eine früher vollendete sein. Niemand steht einem anderen im Weg.
    .p3 = *Beispiel: Die Spitzhacke steht auf Schritt 8, und du hast 5 Schritte. Du hältst auf 9 oder auf der Spitze und verlierst 3.*

rules-factions = Die sechs Völker
    .p1 =
        - **Schotten** geben Gold für starke Effekte aus; jede Schottenkarte deiner Mine, auch die wirkende, macht diesen Preis um 1 Gold kleiner, nie unter 0.
        - **Barbaren** haben starke Effekte, die die eigenen Karten verschütten, und manche, die Geröll räumen oder davon leben.
        - **Ägypter** steigen am schnellsten auf den Forschungstafeln und haben etwas von ihrer Höhe.
    .p2 =
        - **Japaner** wachsen mit japanischen Karten und mit verschiedenen Völkern in der Mine.
        - **Atlanter** sammeln Maschinen.
        - **Römer** achten auf Nachbarn und volle Loren und legen Lorenmarker.
    .p3 = Karten zweier Völker haben von jedem einen Effekt; Karten ohne Volk bringen einfache Mengen.

rules-secrets = Was offen und was verborgen ist
    .p1 = Verborgen sind die Hände, die Reihenfolge der Stapel, die 8 Ereignisse, die nicht verwendet werden, und die Karte, die du wählst, bis alle aufdecken. Alles andere ist offen: Minen, Marker, Gold, Punkte, Spitzhacken, Ablagen, die Zahl der Handkarten.
    .p2 = Alle graben gleichzeitig, und niemand wartet auf jemanden; nur das Aufdecken, ein Ereignis, das sofort wirkt, und das Ende der Runde warten auf alle. Die Stapel bedienen, wer zuerst zieht. Programme, die mehrere Plätze spielen, nehmen sie nacheinander, jeden bis zum Ende der Runde.

rules-end = Das Ende
    .p1 = Nach dem Graben der Runde 10 und einem Ereignis von ihrem Ende werden die Punkte gezählt: **Kristalle und 1 Punkt für jede volle Lore**. Gold, Karten, Maschinen, Einstürze und Forschung sind nichts wert. *Beispiel: 31 Punkte in Kristallen und 8 volle Loren sind 39.*
    .p2 = Bei gleichen Punkten gewinnt mehr Gold, dann mehr volle Loren; wer auch dann gleich ist, teilt den Sieg.

rules-solo = Allein
    .p1 = Die Regeln sind dieselben. Am Ende geben dir deine Punkte einen Rang:
    .p2 =
        - unter 35: Handlanger
        - 35 bis 45: Stollengräber
        - 46 bis 55: Jungbergmann
        - 56 bis 60: Bergingenieur
        - 61 bis 65: altgedienter Hauer
        - 66 und mehr: Herr der Tiefe

rules-content = Unsere eigenen Karten
    .p1 = Die Karten, Ereignisse und Forschungstafeln hier sind unsere eigenen, gemacht für diese Regeln: 89 Entwürfe für die 136 Karten. Kosten, Effekte und Hälften folgen einem Plan, der Völker, Stufen, Tafeln und Ereignisse im Wert nah beieinander hält, und Programme, die Tausende Spiele spielen, prüfen ihn.
    .p2 = Effekte sprechen nur von dir selbst, dem Zufall ist nichts überlassen als das Ziehen, und jede Karte hat einen Effekt ohne Preis.
