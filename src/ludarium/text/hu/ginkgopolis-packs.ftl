### Ahogy a szerkesztő a Ginkgopolis csomagjainak tábláit és mezőit nevezi, magyarul.

entry-table = Előkészület
entry-urbanization = Bővítési kártya (A–L)
entry-building = Épületkártya
entry-character = Karakter
field-players = Játékosok
field-resources = Erőforrás játékosonként
field-tiles-removed = Kivett lapkák
field-cards-discarded = Kivett kártyák
field-new-hands = Lapdobásjelzők
field-id = Melyik
field-cell = Mező a városban
field-effect = Bónusz
field-colour = Szín
field-set = Bevezető szett (0: egyik sem)
field-start = Kezdéskor
field-name = Név
