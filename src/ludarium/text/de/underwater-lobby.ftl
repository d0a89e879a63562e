### Underwater Cities, vorerst nur angekündigt: wie es heißt und von wem es ist.

game-title = Underwater Cities
game-about = Underwater Cities ist ein Spiel von Vladimír Suchý, erschienen bei Delicious Games; hier entsteht es, als inoffizielle Umsetzung.
