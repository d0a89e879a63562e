### Wie die Tabellen und Felder von Paketen für Ginkgopolis im Editor heißen, auf Deutsch.

entry-table = Aufbau
entry-urbanization = Urbanisierungskarte (A bis L)
entry-building = Gebäudekarte
entry-character = Charakter
field-players = Spieler
field-resources = Ressourcen je Spieler
field-tiles-removed = Entfernte Plättchen
field-cards-discarded = Entfernte Karten
field-new-hands = Tauschmarker
field-id = Welche
field-cell = Feld in der Stadt
field-effect = Bonus
field-colour = Farbe
field-set = Einsteigersatz (0: keiner)
field-start = Zu Beginn
field-name = Name
