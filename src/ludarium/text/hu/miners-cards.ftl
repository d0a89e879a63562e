### Az Imperial Miners kártyáinak és eseményeinek nevei magyarul.

card =
    { $id ->
        [I-S1] Hordópince
        [I-S2] Dudástárna
        [I-S3] Malátakincs
        [I-B1] Farkasverem
        [I-B2] Sziklabirkózás
        [I-B3] Csonttűz
        [I-E1] Írnokpince
        [I-E2] Papiruszzug
        [I-E3] Napóraakna
        [I-J1] Legyezővásár
        [I-J2] Koimedence
        [I-J3] Hírnökkapu
        [I-A1] Árapályszivattyú
        [I-A2] Kagylóprés
        [I-A3] Koralldaru
        [I-R1] Légióudvar
        [I-R2] Szekérrámpa
        [I-R3] Mérföldkőtár
        [I-N1] Régi vágat
        [I-N2] Lámpakamra
        [II-S1] Bogáncsboltív
        [II-S2] Tavi malom
        [II-B1] Kosverem
        [II-B2] Törmeléktor
        [II-E1] Csillagtérképterem
        [II-E2] Lépcsőcsarnok
        [II-J1] Teakereszteződés
        [II-J2] Darufészek
        [II-A1] Sósvízgép
        [II-A2] Fogaskerékzátony
        [II-R1] Íves kitérő
        [II-R2] Elsüllyedt fórum
        [II-N1] Ércbunker
        [II-N2] Kvarcér
        [II-N3] Jelzőharang
        [II-N4] Bányamesterfülke
        [II-SB] Viszálypince
        [II-SE] Hangalépcső
        [II-SJ] Kilt és kimonó
        [II-SA] Whiskyturbina
        [II-SR] Bogáncsívek
        [II-BE] Kifosztott sír
        [II-BJ] Dobkapu
        [II-BA] Hullámüllő
        [II-BR] Törött sas
        [II-EJ] Tintakert
        [II-EA] Nílusi zsilip
        [II-ER] Obeliszkút
        [II-JA] Jáde vízikerék
        [II-JR] Szilvahíd
        [II-AR] Tengeri vízvezeték
        [III-S1] Klánkincstár
        [III-B1] Mennydörgéskapu
        [III-E1] Íbiszkamra
        [III-J1] Maszkok terme
        [III-A1] Szigonymű
        [III-R1] Légióraktár
        [III-S3] Felföldi pénzverde
        [III-B3] Óriástorok
        [III-E3] Kőkönyv
        [III-J3] Sárkányudvar
        [III-A3] Mélységi kohó
        [III-R3] Diadalcsarnok
        [III-S2] Csempészvölgy
        [III-B2] Fejszehasadék
        [III-E2] Szkarabeuszlépcső
        [III-J2] Lampionkert
        [III-A2] Gyöngyeszterga
        [III-R2] Csilleforgató
        [III-N1] Vaktelér
        [III-N2] Vakondtanács
        [III-N3] Visszhangbarlang
        [III-N4] Főváltó
        [III-SB] Határharc
        [III-SE] Északi vám
        [III-SJ] Selyem és tartán
        [III-SA] Gőzfőzde
        [III-SR] Vámhíd
        [III-BE] Elátkozott szarkofág
        [III-BJ] Oni-aréna
        [III-BA] Krakenműhely
        [III-BR] Feldúlt villa
        [III-EJ] Tekercspavilon
        [III-EA] Mélység lencséje
        [III-ER] Fáraóviadukt
        [III-JA] Holdkőszövőszék
        [III-JR] Oszlopkert
        [III-AR] Elsüllyedt kikötő
        [IV-1] Hegyszív
       *[other] { $id }
    }
card-named = { $name }
event =
    { $id ->
        [EV01] Talált erszény
        [EV02] Új térképek
        [EV03] Zsibvásár
        [EV04] Tudós vendég
        [EV05] Toborzás
        [EV06] Vándor gépész
        [EV07] Pótcsille
        [EV08] Népek ünnepe
        [EV09] Mentőcsapat
        [EV10] Mélységi engedély
        [EV11] Bérleti nap
        [EV12] Olcsó bányafa
        [EV13] Olajozott létrák
        [EV14] Dupla műszak
        [EV15] Laza törmelék
        [EV16] Királyi számvevők
        [EV17] Darabbér
        [EV18] Éjszakai műszak
       *[other] { $id }
    }
event-named = { $name }
