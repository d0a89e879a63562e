### Imperial Miners, vorerst nur angekündigt: wie es heißt und von wem es ist.

game-title = Imperial Miners
game-about = Imperial Miners ist ein Spiel von Tim Armstrong, erschienen bei Portal Games; hier entsteht es, als inoffizielle Umsetzung.
