### Die Regelseite von Underwater Cities: Jeder Abschnitt hat einen Titel und seine Absätze (.p1, .p2 …).
### Eine Zeile, die mit '- ' beginnt, ist ein Punkt einer Liste; **fett** und *kursiv* werden verstanden. Nur die Seite liest diese Datei.

rules-idea = Worum es geht
    .p1 = Du baust Städte auf dem Meeresgrund: Kuppeln, Tunnel zwischen ihnen, Farmen, Entsalzungsanlagen und Labore. Dreimal im Spiel produziert alles, was verbunden ist, und danach müssen die Städte ernährt werden. **Wer am Ende die meisten Punkte hat, gewinnt.**
    .p2 = Das Herz eines Zuges ist ein Paar: eine Handkarte und ein Aktionsfeld des Spielplans. Haben beide dieselbe Farbe, bekommst du das Aktionsfeld *und* die Karte, sonst nur das Aktionsfeld. Das Spiel hat 10 Runden: 4 in der ersten Ära, 3 in der zweiten, 3 in der dritten. Jede Ära endet mit einer Produktion.

rules-material = Was in der Schachtel ist
    .p1 =
        - ein Spielplan mit einer Seite für eine oder zwei und einer für drei oder vier Personen; für jede ein Tableau mit einer einfachen und einer fortgeschrittenen Seite;
        - **180 Ärakarten**: 66, 57 und 57; **25 Spezialkarten**, von denen 10 je 3 Credits kosten; 8 Regierungsaufträge;
        - 16 Metropolen, 11 blaue und 5 braune; 46 Tunnel; 17 weiße und 13 violette Kuppeln; 37 Marker von jeder Gebäudeart;
        - für jede Person 3 Plättchen, Marker für Punkte, Reihenfolge und Leiste, ein persönlicher Assistent; dazu ein Kopierplättchen.
    .p2 = Tang, Stahlplastik, Wissenschaft, Credits, Biomasse und Gebäudemarker gehen nie aus.

rules-supplies = Was ausgehen kann
    .p1 = **46 Tunnel**, **17 weiße Kuppeln** und die violetten Kuppeln sind für alle zusammen da; die Startstädte kommen aus den 17. Zu zweit gibt es 7 violette Kuppeln, zu dritt 10, zu viert 13. Ist eine Art verbraucht, kann niemand sie bauen.
    .p2 = Ist der Stapel der Ära leer, wird sein Ablagestapel gemischt. Ist auch der leer, zieht niemand. Nur sechs der Spezialkarten für 3 Credits sind im Spiel; eine billigere, die abgeworfen wird, kommt unter ihren Stapel.

rules-setup = Aufbau
    .p1 = Der Stapel der ersten Ära wird gemischt, die anderen Ären warten. Sechs der Spezialkarten für 3 Credits liegen offen, die billigeren bilden einen Stapel, dessen oberste Karte offen liegt. Zu viert ist das Kopierplättchen dabei.
    .p2 = Alle bekommen ein anderes Tableau, alle mit derselben Seite. Unten rechts steht jeweils eine weiße Stadt. Eine braune Metropole kommt nach oben links, zwei blaue auf die beiden anderen Plätze, alles durch Zufall.

rules-players = Was jede Person bekommt
    .p1 = Du beginnst mit **1 Tang, 1 Stahlplastik, 1 Wissenschaft und 2 Credits** und mit deinem persönlichen Assistenten, einer Aktionskarte, die von Anfang an vor dir liegt.
    .p2 = Du ziehst 6 Karten der ersten Ära und behältst 3 davon; die anderen kommen auf den Ablagestapel. Alle wählen gleichzeitig, und niemand sieht, was die anderen behalten. So ist es auch bei späteren Entscheidungen, die alle zugleich treffen.

rules-order = Die erste Reihenfolge
    .p1 = Die erste Reihenfolge ist Zufall. Wer beginnt, steht unter der Föderationsleiste, die zweite Person auf ihrem Feld 4, die dritte auf 3 mit 1 Credit mehr, die vierte auf 2 mit 1 Credit und 1 Stahlplastik mehr. Für diese Plätze gibt es keinen Bonus.

rules-round = Eine Runde
    .p1 = Reihum wird dreimal gezogen: **3 Züge für jede Person**, jedes Mal mit einem Plättchen. Dann endet die Runde:
        - alle Plättchen kommen zurück, auch das Kopierplättchen;
        - die neue Reihenfolge ergibt sich aus der Föderationsleiste: Wer am weitesten vorn steht, ist zuerst dran, in einem Stapel der obere Marker; wer unter der Leiste steht, behält die alte Reihenfolge;
        - alle Marker kommen unter die Leiste;
        - nach den Runden 4, 7 und 10 gibt es eine Produktion.
    .p2 = Innerhalb einer Runde ändert sich die Reihenfolge nicht. Sie wird auch nach der letzten bestimmt, denn sie entscheidet bei Gleichstand.

rules-turn = Ein Zug
    .p1 = Wähle **eine Handkarte und ein freies Aktionsfeld**, beides zusammen, und lege ein Plättchen auf das Aktionsfeld. Ein Aktionsfeld mit Plättchen ist bis zum Ende der Runde besetzt. Führe das Aktionsfeld aus, und die Karte, wenn sie passt. Dann ziehst du 1 Karte.
    .p2 = Ein Aktionsfeld darf nur gewählt werden, wenn du mindestens einen seiner Schritte ausführst. Es genügt, wenn eine passende Karte, die zuerst kommt, das möglich macht; die Seite bietet nur an, was aufgeht.

rules-match = Karte und Aktionsfeld
    .p1 = Karten und Aktionsfelder sind grün, gelb oder rot. **Gleiche Farbe: Aktionsfeld und Karte. Andere Farbe: nur das Aktionsfeld, und die Karte wird abgeworfen.** Grüne Karten sind die stärksten, aber grüne Aktionsfelder die schwächsten; bei Gelb ist es umgekehrt, Rot liegt dazwischen. Die Nummer einer Karte zählt nur, wenn du allein spielst.
    .p2 = Passen beide, entscheidest du, ob Karte oder Aktionsfeld zuerst kommt. Du darfst auch nur einen Teil nutzen und sogar auf die Wirkung der Karte verzichten. Güter, Karten und Punkte, die nichts kosten, bekommst du immer; auf alles andere darfst du verzichten. Wo auf einem Aktionsfeld *oder* steht, bekommst du genau eine Seite. Bauen durch ein Aktionsfeld kostet so viel wie immer.

rules-slots = Die Aktionsfelder für drei und vier
    .p1 =
        - **Gelb**: 1 Wissenschaft, 1 Stahlplastik und 1 Tang · bis zu zwei Tunnel · eine Aktionskarte nutzen und eine Spezialkarte nehmen · eine Stadt und ein Gebäude · 2 Wissenschaft, oder bis zu drei Bauten aufwerten.
        - **Rot**: bis zu zwei Farmen · ein Tunnel und eine Stadt · 2 Stahlplastik und 1 Tang · bis zu zwei Labore · eine Aktionskarte nutzen, und ein Bauwerk bauen und dasselbe aufwerten.
        - **Grün**: zwei Schritte auf der Leiste · bis zu zwei Entsalzungsanlagen · eine Stadt oder 1 Tang · eine Aktionskarte nutzen und 1 Stahlplastik bekommen · ein Tunnel, oder ein Schritt, zwei Karten und 1 Credit.
    .p2 = *Beispiel: Ist der persönliche Assistent bereit, gibt das vierte grüne Aktionsfeld sein 1 Stahlplastik und eine Nutzung des Assistenten.*

rules-slots-two = Die Aktionsfelder für eine und zwei
    .p1 = Neun Aktionsfelder sind gleich. Die anderen sind: eine Aktionskarte nutzen und zwei verschiedene Güter aus Tang, Stahlplastik, Wissenschaft und Credits (gelb) · zwei Farmen oder zwei Labore, nicht eins von jedem · ein Tunnel und eine Aktionskarte · eine Spezialkarte (rot) · eine Stadt · zwei Karten, und eine Aufwertung oder 1 Tang (grün).
    .p2 = Es gibt wieder 5 Aktionsfelder von jeder Farbe. Wo die Hefte die Plätze offenlassen, sind unsere als Daten des Spiels aufgeschrieben.

rules-always = Das Aktionsfeld, das immer offen ist
    .p1 = Ein Aktionsfeld hat keine Farbe und fasst beliebig viele Plättchen: **2 Karten und 2 Credits**. Die Karte, mit der man es spielt, wirkt nicht und wird abgeworfen; eine Spezialkarte kommt dorthin, wohin abgeworfene Spezialkarten kommen. Es gilt nie als besetzt, du darfst es in einer Runde mehrmals nutzen, und seinetwegen ist immer ein Zug möglich.

rules-cloning = Das Kopierplättchen
    .p1 = Zu viert darf einmal in der Runde jemand zuerst 1 Credit zahlen, das Kopierplättchen nehmen und ein Aktionsfeld nutzen, auf dem ein fremdes, aber kein eigenes Plättchen liegt. Die Karte wird wie immer gespielt und passt nach der Farbe dieses Aktionsfeldes. Am Ende der Runde kommt das Kopierplättchen zurück.

rules-timing = Was wann kommt
    .p1 = Die Schritte einer Wirkung darf man in beliebiger Reihenfolge tun. Karte und Aktionsfeld mischen sich nie: Das eine ist fertig, bevor das andere beginnt. Was aber *ausgelöst* wird, geschieht sofort, auch mittendrin: Boni von Plätzen, Felder der Leiste, dauerhafte Karten. Was es bringt, darf man für den Rest ausgeben.
    .p2 = „Ein Bauwerk bauen und aufwerten“ ist ein Schritt: Er kann nur beginnen, wenn die Wissenschaft da sein wird, sobald sie fällig ist. Was der Bau auslöst, kommt vor dem Bezahlen der Aufwertung. Wird innerhalb einer Wirkung eine Aktionskarte genutzt, werden erst ihre Schritte beendet. Wird mehreres zugleich ausgelöst, wählst du die Reihenfolge.
    .p3 = *Beispiel: Dir fehlt 1 Credit. Nutze zuerst die Aktionskarte, die einen gibt, und baue dann.*

rules-types = Sofortige und dauerhafte Karten
    .p1 = Es gibt fünf Arten von Karten: sofortige, dauerhafte, Aktions-, Produktions- und Wertungskarten. Eine passende **sofortige** Karte wird ausgeführt und abgeworfen.
    .p2 = Eine passende Karte jeder anderen Art wird **ausgelegt**: Sie liegt für den Rest des Spiels offen neben deinem Tableau. Passt sie nicht, wird sie abgeworfen. Dauerhafte, Produktions- und Wertungskarten darfst du beliebig viele haben.
    .p3 = Eine **dauerhafte** Karte wirkt, sobald sie ausliegt: wenn etwas geschieht, als Rabatt, oder einmal in jedem deiner Züge.

rules-actions = Aktionskarten
    .p1 = Eine Aktionskarte wartet, bis ein Aktionsfeld oder eine Karte dich *eine Aktionskarte nutzen* lässt; das darf im selben Zug sein. Jede kann **einmal in einer Ära** genutzt werden und ist nach der Produktion wieder bereit; manche Karten machen eine früher bereit.
    .p2 = Du darfst höchstens 4 haben, den persönlichen Assistenten mitgezählt. Legst du eine weitere aus, wirfst du eine der älteren ab; war sie in dieser Ära ungenutzt, darfst du sie ein letztes Mal nutzen. Der Assistent gibt 1 Stahlplastik oder 1 Credit und kann abgeworfen werden wie jede andere.

rules-later = Produktions- und Wertungskarten
    .p1 = Eine ausgelegte **Produktionskarte** wirkt von da an in jeder Produktion: Sie produziert selbst oder ändert, was deine Bauten produzieren. Eine ausgelegte **Wertungskarte** wirkt einmal, am Ende: Sie belohnt, was du gebaut hast, oder verkauft Güter gegen Punkte.

rules-discarding = Wohin Karten kommen
    .p1 = Abgeworfene Karten kommen auf den Ablagestapel der jetzigen Ära. Eine Karte einer früheren Ära verlässt stattdessen das Spiel, auch wenn sie als sofortige Karte gespielt wird.

rules-specials = Spezialkarten
    .p1 = Spezialkarten kommen nur durch ein Aktionsfeld mit ihrem Zeichen auf die Hand. Dann werden sie gespielt wie jede Karte, aber ihre Wirkung muss **bezahlt** werden, wenn sie ausgeführt wird; Credits des Aktionsfeldes können sie also bezahlen, wenn das Aktionsfeld zuerst kommt.
    .p2 =
        - Nimm eine der offenen Karten für 3 Credits; sie wird nicht ersetzt.
        - Oder nimm die offene Karte des billigeren Stapels.
        - Oder lege diese unter den Stapel, sieh dir heimlich die nächsten drei an, behalte eine und lege die anderen unter den Stapel.
    .p3 = Passt sie nicht, wird sie nicht bezahlt oder wird sie abgeworfen, so kommt eine billigere unter ihren Stapel, und eine für 3 Credits verlässt das Spiel. Eine bezahlte sofortige kommt unter dein Tableau. Alle Karten für 3 Credits sind Wertungskarten.

rules-resources = Güter
    .p1 = Das Zeichen eines Gutes gibt dieses Gut, ein Kartenzeichen eine Karte vom Stapel der Ära (nie eine Spezialkarte), ein Stern einen Punkt. Kosten zahlst du ganz aus dem, was du in diesem Augenblick hast.
    .p2 = **Biomasse** ersetzt beim Bauen Tang oder Stahlplastik, eins für eins, auch bei Aufpreisen, und bei der Ernährung. Sonst ersetzt sie nichts, und nichts ersetzt die Biomasse, die eine symbiotische Stadt kostet. *Beispiel: eine weiße Stadt für 1 Stahlplastik, 2 Biomasse und 1 Credit.*

rules-costs = Was Bauen kostet
    .p1 =
        - weiße Stadt: 2 Stahlplastik, 1 Tang, 1 Credit · symbiotische Stadt: 1 Stahlplastik, 1 Tang, 1 Biomasse, 2 Credits
        - Tunnel: 1 Stahlplastik, 1 Credit
        - Farm: 1 Tang · Entsalzungsanlage: 1 Credit · Labor: 1 Stahlplastik
    .p2 = Nennt eine Karte keine Kosten, so gelten diese; Kosten, die eine Karte nennt, treten an ihre Stelle.

rules-cities = Städte
    .p1 = Wo eine Wirkung *Stadt* sagt, wählst du weiß oder symbiotisch. Eine neue Stadt kommt auf einen leeren Platz **neben einem Platz mit einer Stadt**: Ein Tunnelplatz muss beide verbinden, aber der Tunnel muss nicht gebaut und die alte Stadt nicht verbunden sein. Eine Kuppel muss übrig sein.

rules-buildings = Farmen, Anlagen, Labore
    .p1 = Ein Gebäude kommt auf einen leeren Bauplatz, auf dessen Stadtplatz eine Stadt steht **oder jetzt eine gebaut werden dürfte**; Geld und Kuppeln spielen dafür keine Rolle. Jede Art passt auf jeden Platz. Jede Stadt hat außerdem einen Erweiterungsplatz, den nur bestimmte Karten öffnen.

rules-tunnels = Tunnel
    .p1 = Ein Tunnel kommt auf einen leeren Tunnelplatz, der deine Startstadt berührt oder einen Stadtplatz, den **gebaute Tunnel mit ihr verbinden**; der Weg darf über leere Stadtplätze führen. Für Tunnel zu Metropolen gilt dasselbe, aber kein Weg führt durch eine Metropole. Jedes Teil kann Plätze für das nächste derselben Wirkung öffnen.

rules-network = Was verbunden ist
    .p1 = Die Startstadt und jeder gebaute Tunnel sind verbunden. Eine andere Stadt ist es, sobald **ein gebauter Tunnel ihren Platz berührt**, und ihre Gebäude mit ihr. Auf der Seite leuchtet, was verbunden ist.
    .p2 = Was nicht verbunden ist, produziert nichts, isst nichts und zählt für nichts: nicht für Bedingungen von Karten und nicht in der Schlusswertung.

rules-discounts = Rabatte und Aufpreise
    .p1 = Rabatte zählen zusammen, senken nur ihr eigenes Gut und nie unter nichts; sie senken auch genannte Kosten. Was umsonst ist, bleibt umsonst. Der Aufpreis eines Platzes kommt zu allem hinzu, auch zu dem, was umsonst ist, aber nur beim Bauen, nie beim Aufwerten. *Beispiel: Mit 2 Credits Rabatt kostet ein Tunnel 1 Stahlplastik, und nichts kommt zurück.*

rules-upgrading = Aufwerten
    .p1 = Gebäude und Tunnel kann man **einmal** aufwerten, gewöhnlich für 1 Wissenschaft, wenn ein Aktionsfeld oder eine Karte es erlaubt. Sie müssen nicht verbunden sein und zählen weiter als Farm, Anlage, Labor oder Tunnel. Städte werden nicht aufgewertet. Eine einzige Karte macht aus einer weißen Stadt eine symbiotische: kein Bonus, kein Aufpreis; die weiße Kuppel kehrt in den Vorrat zurück.

rules-track = Die Föderationsleiste
    .p1 = Marker betreten die Leiste auf Feld 4 und gehen weiter auf 3, 2 und 1. Feld 3 gibt 1 Credit, Feld 2 gibt 1 Stahlplastik, Feld 1 einen Punkt; jedes betretene Feld zählt. Schritte, die vorn nicht mehr gehen, geben je einen Punkt, und dein Marker kommt nach oben.
    .p2 = Von der zweiten Runde an beginnen alle unter der Leiste. Wer am Ende einer Runde am weitesten vorn steht, ist in der nächsten zuerst dran.

rules-bonuses = Boni von Plätzen
    .p1 = Wer auf einem Platz mit aufgedrucktem Bonus baut, bekommt ihn sofort, verbunden oder nicht, und darf ihn für den nächsten Schritt ausgeben. Ein Bonus kann zwei Teile haben, etwa einen Schritt und eine Karte. *Beispiel: Mit 1 Stahlplastik und 2 Credits baut man zwei Tunnel, wenn der erste Platz 1 Stahlplastik gibt.*

rules-metropolises = Metropolen
    .p1 = Eine **blaue** Metropole wird durch den Tunnel an ihrer Seite verbunden, die **braune** braucht ihre beiden Tunnel. Blaue geben sofort etwas, manche auch in jeder Produktion; braune geben Punkte am Ende. Eine Metropole ist keine Stadt.
    .p2 = Die braunen: 3 Punkte für jede verbundene Metropole · 5, 7 oder 9 Punkte für 8, 9 oder 10 Tunnel neben Städten · 4, 8 oder 12 Punkte für 5, 6 oder 7 verbundene Städte · 2 Punkte für jede bezahlte Spezialkarte · 4 Punkte für jeden Satz aus aufgewerteter Farm, Anlage, Labor und Tunnel. Eine Metropole, die eine Karte bringt, liegt neben dem Tableau und gilt als verbunden.

rules-hand = Die Hand
    .p1 = Am Ende deines Zuges ziehst du 1 Karte zu allen, die du bekommen hast. Das **Limit von 3 Karten** gilt nur am Anfang deines Zuges und einer Ära; dazwischen darfst du mehr haben. Eine Karte, die das Limit hebt, macht es in diesen Augenblicken zu 4 und gibt selbst keine Karte.

rules-production = Produktion
    .p1 = Alle produzieren zugleich. Was verbunden ist, gibt:
        - **Tunnel** neben einer Stadt: 1 Credit, aufgewertet 1 Punkt dazu;
        - **Farm**: 1 Tang, aufgewertet 1 Punkt dazu; zwei aufgewertete an einer Stadt zusammen 1 Tang und 1 Punkt dazu;
        - **Entsalzungsanlage**: 1 Credit, aufgewertet 1 Biomasse dazu; ein Paar 1 Credit dazu;
        - **Labor**: 1 Wissenschaft, aufgewertet 1 Stahlplastik dazu; ein Paar 1 Stahlplastik dazu;
        - **symbiotische Stadt**: 2 Punkte. Eine weiße Stadt gibt selbst nichts.
    .p2 = Ein Paar zählt einmal für jede Art und Stadt. Danach kommen Produktionskarten, dann Metropolen, dann die Ernährung. *Beispiel: Zwei aufgewertete Labore an einer Stadt geben 2 Wissenschaft und 3 Stahlplastik.*

rules-era = Das Ende einer Ära
    .p1 = Nach der Produktion sind Aktionskarten wieder bereit, und die Städte werden ernährt. Der alte Stapel verlässt das Spiel. Alle ziehen 3 Karten der neuen Ära, behalten dann Karten bis zum Limit und werfen die anderen ab. Sonst bleiben Hand und ausgelegte Karten. Nach der dritten Ära gibt es keine neuen Karten: Ernährung, dann Schlusswertung.

rules-feeding = Ernährung
    .p1 = **Jede verbundene Stadt isst 1 Tang**, auch die Startstadt. Fehlt Tang, wird dafür Biomasse bezahlt, und für jede Stadt, die hungrig bleibt, verlierst du **3 Punkte**, fällst aber nie unter null. All das ist Pflicht. *Beispiel: 4 verbundene Städte, 2 Tang, 1 Biomasse: Eine bleibt hungrig.*

rules-scoring = Die Schlusswertung
    .p1 = In dieser Reihenfolge: die braune Metropole, wenn ihre beiden Tunnel gebaut sind; Wertungskarten; Städte; Güter.
    .p2 = Eine verbundene Stadt ist **2, 3, 4 oder 6 Punkte** wert, mit keiner, einer, zwei oder drei Arten von Gebäuden daneben; wie viele es sind und ob sie aufgewertet sind, ist gleich. Dann wird jede Biomasse zu 2 Credits, und je 4 aus Credits, Tang, Wissenschaft und Stahlplastik zusammen geben einen Punkt.
    .p3 = Karten, die Güter verkaufen, kommen vorher; was sie nehmen, ist weg. Du entscheidest, wie oft und in welcher Reihenfolge.

rules-winner = Wer gewinnt
    .p1 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der Reihenfolge vorn ist, die nach der letzten Runde bestimmt wurde: weiter vorn auf der Leiste oder, unter ihr, früher in der alten Reihenfolge.

rules-contracts = Regierungsaufträge
    .p1 = Eine Option für zwei bis vier: Drei Aufträge liegen offen. Wer im eigenen Zug oder in einer Produktion als Erstes alle Bedingungen eines Auftrags erfüllt, bekommt ihn mit seiner Belohnung, ohne gefragt zu werden; erfüllen ihn in einer Produktion mehrere, entscheidet die Reihenfolge. Ein genommener Auftrag wird nicht ersetzt. Die letzte Gelegenheit ist die dritte Produktion.

rules-advanced = Die fortgeschrittenen Tableaus
    .p1 = Auf der anderen Seite haben die Städte verschieden viele Bauplätze, und manche Plätze kosten mehr und geben mehr:
        - ein Stadtplatz für 3 Stahlplastik und 3 Credits mehr, wo eine verbundene symbiotische Stadt 6 Punkte produziert;
        - ein Stadtplatz für 2 Wissenschaft und 2 Credits mehr, der sofort 6 Punkte gibt;
        - ein Tunnelplatz für 1 Credit mehr, der dreimal produziert; ein Paar von Tunnelplätzen, die zusammen 2 Credits geben;
        - ein Tunnel zu einer Metropole für 1 Credit und 1 Stahlplastik mehr, mit dem sie 2 Punkte mehr produziert;
        - Bauplätze, die doppelt produzieren.
    .p2 = Ein Vervielfacher wiederholt, was das Teil selbst produziert, mit Aufwertung, aber ohne Paar, und nur in einer Produktion.

rules-solo = Allein
    .p1 = Du spielst auf einem fortgeschrittenen Tableau und der Seite für eine oder zwei, mit beliebig vielen violetten Kuppeln und ohne Aufträge. Drei neutrale Plättchen liegen auf dem ersten Aktionsfeld jeder Farbe, und nach jeder Runde zieht jedes ein Aktionsfeld im Uhrzeigersinn weiter. Bist du auf der Leiste nicht vorgerückt, kommt für eine Runde ein viertes dazu: Die Ziffern der Nummer der obersten Karte werden addiert und vom ersten grünen Aktionsfeld an gezählt; ist dieses Aktionsfeld besetzt, das nächste freie.
    .p2 = **Du gewinnst mit mindestens 7 verbundenen Städten und 100 Punkten.** Für Karten, die von einer anderen Person sprechen, zählen die neutralen Plättchen als eine; eine Metropole bleibt weg.

rules-words = Wörter auf Karten
    .p1 = Karten wirken nur für dich und nie im Zug einer anderen Person. *Verbunden* heißt: in deinem Netz; ein *Gebäude* ist eine Farm, eine Anlage oder ein Labor; ein *Bauwerk* ist ein Gebäude oder ein Tunnel; *je 3* wird abgerundet.
    .p2 = *Zahlen* und *tauschen* geschieht einmal, wenn nicht mehr gesagt ist, und ohne Zahlung gibt es keinen Gewinn. *Bis zu zwei Farmen aufwerten*: Jede wird einzeln bezahlt. *Mit einem aufgewerteten Bauwerk produzieren*: Du bekommst, was dieses allein produzieren würde. *Ein Aktionsfeld nutzen*: eine zweite Aktion ohne Plättchen und Karte; *ein freies Aktionsfeld* meint auf Ärakarten auch das immer offene, auf Spezialkarten nicht; *ein Aktionsfeld einer anderen Person* hat kein Plättchen von dir und ist nie das immer offene.
    .p3 = Die Karten, die die Hefte beschreiben, haben ihre Wirkung behalten; ihre Namen sind unsere.

rules-occasions = Wenn etwas geschieht
    .p1 = *Das zweite Labor einer Stadt* meint genau das zweite und braucht eine verbundene Stadt; *die zweite aufgewertete Farm* zählt nur aufgewertete. *Der zweite Tunnel eines Zuges* wird über Aktionsfeld, Karte und Aktionskarten zusammen gezählt und geschieht einmal, gleich danach.
    .p2 = *Wenn du dieses Aktionsfeld nutzt* gilt auch, wenn eine Karte es dich nutzen lässt. *Wenn ein Aktionsfeld Stahlplastik gibt* meint, was darauf gedruckt ist, nicht die Leiste. *Am Ende des Zuges* kommt nach Karte und Aktionsfeld und vor dem Ziehen. *Auf Feld 3* sein heißt: jetzt dort stehen.

rules-open = Was offen ist
    .p1 = Handkarten sind geheim. Güter, Punkte, ausgelegte Karten, Ablagestapel und die Spezialkarten für 3 Credits sind für alle offen. Die drei Spezialkarten, die sich jemand ansieht, sind geheim; die anderen erfahren nur, dass eine genommen wurde.

rules-editions = Wo die Hefte sich unterscheiden
    .p1 = Hinter diesen Regeln stehen zwei Ausgaben, und in manchen Punkten unterscheiden sie sich. Dann gilt die Lesart, die auch die englische Ausgabe hat; der Katalog der Regeln nennt jeden solchen Punkt mit seinem Grund, sodass man ihn nachsehen kann.

rules-design = Karten und Tableaus von hier
    .p1 = Die Hefte nennen nur wenige Karten. Die anderen, die Metropolen, Aufträge und Tableaus wurden für diese Umsetzung entworfen, nach eigenen Maßen: wie viele von jeder Farbe und Art eine Ära hat, was eine Karte wert ist, welche Bedingungen sich wann erfüllen lassen, wie Tableaus sich unterscheiden und doch gleich gut sind.
    .p2 = Programme prüfen diese Maße, und Simulationen spielen damit Tausende von Partien; die Notizen zur Balance zeigen die Ergebnisse.
