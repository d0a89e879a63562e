### Die Namen der Karten und Ereignisse von Imperial Miners, auf Deutsch.

card =
    { $id ->
        [I-S1] Fasskeller
        [I-S2] Pfeiferstollen
        [I-S3] Malzhort
        [I-B1] Wolfsbau
        [I-B2] Felsenrauferei
        [I-B3] Knochenfeuer
        [I-E1] Schreiberkeller
        [I-E2] Papyruswinkel
        [I-E3] Sonnenuhrschacht
        [I-J1] Fächermarkt
        [I-J2] Koibecken
        [I-J3] Botentor
        [I-A1] Gezeitenpumpe
        [I-A2] Muschelpresse
        [I-A3] Korallenkran
        [I-R1] Legionshof
        [I-R2] Wagenrampe
        [I-R3] Meilensteinlager
        [I-N1] Alter Stollen
        [I-N2] Lampenstube
        [II-S1] Distelgewölbe
        [II-S2] Seemühle
        [II-B1] Widdergrube
        [II-B2] Geröllfest
        [II-E1] Sternkartensaal
        [II-E2] Stufenhalle
        [II-J1] Teekreuzung
        [II-J2] Kranichhort
        [II-A1] Solemaschine
        [II-A2] Zahnradriff
        [II-R1] Bogengleis
        [II-R2] Versunkenes Forum
        [II-N1] Erzbunker
        [II-N2] Quarzader
        [II-N3] Signalglocke
        [II-N4] Steigernische
        [II-SB] Fehdekeller
        [II-SE] Heidetreppe
        [II-SJ] Kilt und Kimono
        [II-SA] Whiskyturbine
        [II-SR] Distelbögen
        [II-BE] Geplündertes Grab
        [II-BJ] Trommeltor
        [II-BA] Wogenamboss
        [II-BR] Zerbrochener Adler
        [II-EJ] Tintengarten
        [II-EA] Nilschleuse
        [II-ER] Obeliskenstraße
        [II-JA] Jadewasserrad
        [II-JR] Pflaumenbrücke
        [II-AR] Meeresaquädukt
        [III-S1] Clanschatz
        [III-B1] Donnertor
        [III-E1] Ibiskammer
        [III-J1] Maskenhalle
        [III-A1] Dreizackwerk
        [III-R1] Legionsdepot
        [III-S3] Hochlandmünze
        [III-B3] Riesenschlund
        [III-E3] Steinernes Hauptbuch
        [III-J3] Drachenhof
        [III-A3] Abgrundschmelze
        [III-R3] Triumphhalle
        [III-S2] Schmugglerschlucht
        [III-B2] Axtspalte
        [III-E2] Skarabäustreppe
        [III-J2] Laternengarten
        [III-A2] Perlendrehbank
        [III-R2] Lorendrehscheibe
        [III-N1] Taubes Flöz
        [III-N2] Maulwurfsrat
        [III-N3] Echogrotte
        [III-N4] Hauptweiche
        [III-SB] Grenzfehde
        [III-SE] Nordzoll
        [III-SJ] Seide und Tartan
        [III-SA] Dampfbrennerei
        [III-SR] Zollbrücke
        [III-BE] Verfluchter Sarkophag
        [III-BJ] Oni-Arena
        [III-BA] Krakenschmiede
        [III-BR] Geplünderte Villa
        [III-EJ] Rollenpavillon
        [III-EA] Linse der Tiefe
        [III-ER] Pharaonenviadukt
        [III-JA] Mondsteinwebstuhl
        [III-JR] Säulengarten
        [III-AR] Versunkener Hafen
        [IV-1] Herz des Berges
       *[other] { $id }
    }
card-named = { $name }
event =
    { $id ->
        [EV01] Gefundene Börse
        [EV02] Neue Grubenrisse
        [EV03] Flohmarkt
        [EV04] Gelehrter Besuch
        [EV05] Anwerbetag
        [EV06] Fahrender Mechaniker
        [EV07] Ersatzlore
        [EV08] Fest der Völker
        [EV09] Rettungstrupp
        [EV10] Tiefenkonzession
        [EV11] Pachttag
        [EV12] Billiges Grubenholz
        [EV13] Geölte Leitern
        [EV14] Doppelschicht
        [EV15] Loses Geröll
        [EV16] Königliche Prüfung
        [EV17] Akkordlohn
        [EV18] Nachtschicht
       *[other] { $id }
    }
event-named = { $name }
