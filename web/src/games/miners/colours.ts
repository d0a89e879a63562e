/** The colours that mean something: factions and levels. No player's colour is one of them. */

export const FACTIONS = ['scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans'] as const;
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;

/** A faction's colour on medals, and of the walls of its chambers. `none`: of no faction; `deep`: the cards of level IV. */
export const FACTION_COLOURS: Record<string, string> = { scots: '#7d5bb5', barbarians: '#c8661d', egyptians: '#2f62b5', japanese: '#d6688f', atlanteans: '#138a80', romans: '#a11f33', none: '#84725d', deep: '#8a4be0' };
export const WALLS: Record<string, string> = { scots: '#51406f', barbarians: '#70391c', egyptians: '#2c4a80', japanese: '#74374f', atlanteans: '#1c6563', romans: '#772331', none: '#5d4933', deep: '#35195c' };
export const LEVEL_COLOURS: Record<string, string> = { I: '#8a5a2e', II: '#a3502f', III: '#566472', IV: '#5b2f86' };
