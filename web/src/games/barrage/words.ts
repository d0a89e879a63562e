/** The few words the drawing says itself; everything the rules say comes from the library's Fluent files. */

import { SHARED, type SharedWords } from '../shared/words';
import type { Language } from '../types';
import type { Piece } from './view';

export interface TableWords extends SharedWords {
  round: (round: number, rounds: number) => string;
  order: string;
  orderHelp: string;
  passed: string;
  isPlaying: string;
  map: string;
  boards: string;
  company: string;
  sections: Record<'turbine' | 'water' | 'workshop' | 'shop' | 'contract' | 'patent' | 'bank', string>;
  free: string;
  closed: string;
  taken: (name: string, engineers: number) => string;
  takes: (engineers: number, credits: number) => string;
  surcharge: string;
  bankHelp: string;
  bankOption: (engineers: number) => string;
  openContracts: string;
  gone: string;
  national: string;
  piles: Record<'green' | 'yellow' | 'red', string>;
  pileLeft: (count: number) => string;
  thrown: (count: number) => string;
  patentsLeft: (count: number) => string;
  noPatent: string;
  needs: (energy: number) => string;
  reward: string;
  track: string;
  section: (from: number, to: number | null) => string;
  bonusOf: (round: number) => string;
  bonusHelp: string;
  bonusGone: string;
  noBonus: string;
  energyOf: (name: string, energy: number) => string;
  now: string;
  prospect: (facts: { place: number; credits: number; loss: number; bonus: number }) => string;
  objective: string;
  objectiveHelp: string;
  counts: (name: string, count: number) => string;
  goods: Record<'credits' | 'excavators' | 'mixers' | 'engineers' | 'energy' | 'points', string>;
  rows: Record<Piece, string>;
  income: (nth: number) => string;
  active: string;
  inactive: string;
  left: (count: number) => string;
  ability: string;
  abilityAt: string;
  bonusAt: (bonus: string) => string;
  copied: string;
  copyable: string;
  constructions: string;
  construction: (nth: number) => string;
  used: string;
  tiles: string;
  noTiles: string;
  wheel: string;
  openSector: string;
  homeIn: (turns: number) => string;
  nothing: string;
  ownContracts: string;
  noContracts: string;
  fulfilled: string;
  level: (level: number) => string;
  automaTile: (number: number) => string;
  automaRows: string;
  automaPile: (pile: number) => string;
  beside: (count: number) => string;
  draft: string;
  draftShort: string;
  startContract: string;
  more: string;
  less: string;
  jump: string;
  choices: string;
  drops: (drops: number) => string;
  toll: (credits: number) => string;
}

const en: TableWords = {
  ...SHARED.en,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  order: 'Turn order',
  orderHelp: 'Whoever has least energy at the end of a round begins the next one.',
  passed: 'has passed',
  isPlaying: 'is playing',
  map: 'Map',
  boards: 'Actions',
  company: 'Company',
  sections: { turbine: 'Turbine station', water: 'Water management', workshop: 'Workshop', shop: 'Machinery shop', contract: 'Contract office', patent: 'Patent office', bank: 'Bank' },
  free: 'free',
  closed: 'not used at this table',
  taken: (name, engineers) => `${name}: ${engineers === 1 ? '1 engineer' : `${engineers} engineers`}`,
  takes: (engineers, credits) => `${engineers === 1 ? '1 engineer' : `${engineers} engineers`}${credits ? ` and ${credits === 1 ? '1 credit' : `${credits} credits`}` : ''}`,
  surcharge: 'red: a surcharge of 3 credits',
  bankHelp: 'As many credits as engineers. The bank is never closed.',
  bankOption: (engineers) => (engineers === 1 ? '1 engineer for 1 credit' : `${engineers} engineers for ${engineers} credits`),
  openContracts: 'Open contracts',
  gone: 'taken',
  national: 'National contracts',
  piles: { green: 'Green pile', yellow: 'Yellow pile', red: 'Red pile' },
  pileLeft: (count) => `${count} left in the pile`,
  thrown: (count) => `${count} thrown away by Automas`,
  patentsLeft: (count) => `${count} tiles left in the pile`,
  noPatent: 'No tile left here this round',
  needs: (energy) => `needs ${energy} energy`,
  reward: 'Reward',
  track: 'Energy track',
  section: (from, to) => (to === null ? `${from} and more` : `${from} to ${to}`),
  bonusOf: (round) => `Bonus tile of round ${round}`,
  bonusHelp: 'Scored in full from this section on; every section below it costs 4 points. Below 6 energy there is no bonus.',
  bonusGone: 'scored',
  noBonus: 'Below 6 energy there is no bonus.',
  energyOf: (name, energy) => `${name}: ${energy} energy`,
  now: 'If it were scored now',
  prospect: ({ place, credits, loss, bonus }) => `${place} for the place, ${bonus} for the bonus tile${loss ? `, −${loss} for no energy` : ''}, ${credits === 1 ? '1 credit' : `${credits} credits`}`,
  objective: 'Objective',
  objectiveHelp: 'At the end 15, 10 and 5 points for the first three places.',
  counts: (name, count) => `${name}: ${count}`,
  goods: { credits: 'credits', excavators: 'excavators', mixers: 'mixers', engineers: 'engineers', energy: 'energy', points: 'points' },
  rows: { base: 'Bases', elevation: 'Elevations', conduit: 'Conduits', powerhouse: 'Powerhouses' },
  income: (nth) => `income with piece ${nth}`,
  active: 'active',
  inactive: 'not yet',
  left: (count) => `${count} left`,
  ability: 'Company ability',
  abilityAt: 'from the third powerhouse on',
  bonusAt: (bonus) => `${bonus} energy in every production`,
  copied: 'copied this turn',
  copyable: 'Officers to copy',
  constructions: 'Constructions this round',
  construction: (nth) => `construction ${nth}`,
  used: 'used',
  tiles: 'Technology tiles',
  noTiles: 'All tiles are on the wheel.',
  wheel: 'Construction wheel',
  openSector: 'open sector',
  homeIn: (turns) => (turns === 1 ? 'home after 1 turn' : `home after ${turns} turns`),
  nothing: 'nothing',
  ownContracts: 'Contracts',
  noContracts: 'No open contract.',
  fulfilled: 'Fulfilled',
  level: (level) => `Automa, level ${level}`,
  automaTile: (number) => `Automa tile ${number}`,
  automaRows: 'Checked from first to last; the first row that can be carried out is.',
  automaPile: (pile) => (pile === 1 ? '1 tile in the pile' : `${pile} tiles in the pile`),
  beside: (count) => `${count} of its engineers block no space`,
  draft: 'Companies and their officers',
  draftShort: 'Draft',
  startContract: 'Starting contracts',
  more: 'Show everything',
  less: 'Show less',
  jump: 'Go to',
  choices: 'Your choices',
  drops: (drops) => (drops === 1 ? '1 drop' : `${drops} drops`),
  toll: (credits) => (credits === 1 ? 'toll 1 credit' : `toll ${credits} credits`),
};

const de: TableWords = {
  ...SHARED.de,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  order: 'Zugreihenfolge',
  orderHelp: 'Wer am Ende einer Runde am wenigsten Energie hat, beginnt die nächste.',
  passed: 'hat gepasst',
  isPlaying: 'ist am Zug',
  map: 'Plan',
  boards: 'Aktionen',
  company: 'Firma',
  sections: { turbine: 'Turbinenhalle', water: 'Wasserwirtschaft', workshop: 'Werkstatt', shop: 'Maschinenhandel', contract: 'Auftragsbüro', patent: 'Patentamt', bank: 'Bank' },
  free: 'frei',
  closed: 'an diesem Tisch nicht im Spiel',
  taken: (name, engineers) => `${name}: ${engineers === 1 ? '1 Ingenieur' : `${engineers} Ingenieure`}`,
  takes: (engineers, credits) => `${engineers === 1 ? '1 Ingenieur' : `${engineers} Ingenieure`}${credits ? ` und ${credits === 1 ? '1 Credit' : `${credits} Credits`}` : ''}`,
  surcharge: 'rot: 3 Credits Aufpreis',
  bankHelp: 'So viele Credits wie Ingenieure. Die Bank ist nie geschlossen.',
  bankOption: (engineers) => (engineers === 1 ? '1 Ingenieur für 1 Credit' : `${engineers} Ingenieure für ${engineers} Credits`),
  openContracts: 'Offene Aufträge',
  gone: 'vergeben',
  national: 'Staatsaufträge',
  piles: { green: 'Grüner Stapel', yellow: 'Gelber Stapel', red: 'Roter Stapel' },
  pileLeft: (count) => `noch ${count} im Stapel`,
  thrown: (count) => `${count} von Automas abgeworfen`,
  patentsLeft: (count) => `noch ${count} Plättchen im Stapel`,
  noPatent: 'Hier liegt in dieser Runde kein Plättchen mehr',
  needs: (energy) => `braucht ${energy} Energie`,
  reward: 'Belohnung',
  track: 'Energieleiste',
  section: (from, to) => (to === null ? `${from} und mehr` : `${from} bis ${to}`),
  bonusOf: (round) => `Bonusplättchen der Runde ${round}`,
  bonusHelp: 'Ab diesem Abschnitt zählt es voll, für jeden fehlenden Abschnitt gehen 4 Punkte ab. Unter 6 Energie gibt es keinen Bonus.',
  bonusGone: 'gewertet',
  noBonus: 'Unter 6 Energie gibt es keinen Bonus.',
  energyOf: (name, energy) => `${name}: ${energy} Energie`,
  now: 'Würde jetzt gewertet',
  prospect: ({ place, credits, loss, bonus }) => `${place} für den Rang, ${bonus} für das Bonusplättchen${loss ? `, −${loss} ohne Energie` : ''}, ${credits === 1 ? '1 Credit' : `${credits} Credits`}`,
  objective: 'Ziel',
  objectiveHelp: 'Am Ende 15, 10 und 5 Punkte für die ersten drei Plätze.',
  counts: (name, count) => `${name}: ${count}`,
  goods: { credits: 'Credits', excavators: 'Bagger', mixers: 'Mischer', engineers: 'Ingenieure', energy: 'Energie', points: 'Punkte' },
  rows: { base: 'Basen', elevation: 'Erhöhungen', conduit: 'Leitungen', powerhouse: 'Kraftwerke' },
  income: (nth) => `Einkommen mit dem ${nth}. Bauteil`,
  active: 'aktiv',
  inactive: 'noch nicht',
  left: (count) => `noch ${count}`,
  ability: 'Fähigkeit der Firma',
  abilityAt: 'ab dem dritten Kraftwerk',
  bonusAt: (bonus) => `${bonus} Energie bei jeder Stromerzeugung`,
  copied: 'in diesem Zug nachgeahmt',
  copyable: 'Führungskräfte zum Nachahmen',
  constructions: 'Bauten dieser Runde',
  construction: (nth) => `${nth}. Bau`,
  used: 'vergeben',
  tiles: 'Technologieplättchen',
  noTiles: 'Alle Plättchen liegen auf dem Baurad.',
  wheel: 'Baurad',
  openSector: 'offener Sektor',
  homeIn: (turns) => (turns === 1 ? 'nach 1 Drehung zurück' : `nach ${turns} Drehungen zurück`),
  nothing: 'nichts',
  ownContracts: 'Aufträge',
  noContracts: 'Kein offener Auftrag.',
  fulfilled: 'Erfüllt',
  level: (level) => `Automa, Stufe ${level}`,
  automaTile: (number) => `Automa-Plättchen ${number}`,
  automaRows: 'Von oben nach unten geprüft; die erste mögliche Zeile wird ausgeführt.',
  automaPile: (pile) => `${pile} Plättchen im Stapel`,
  beside: (count) => `${count} seiner Ingenieure sperren kein Feld`,
  draft: 'Firmen und ihre Führungskräfte',
  draftShort: 'Auswahl',
  startContract: 'Startaufträge',
  more: 'Alles zeigen',
  less: 'Weniger zeigen',
  jump: 'Springe zu',
  choices: 'Deine Möglichkeiten',
  drops: (drops) => `${drops} Tropfen`,
  toll: (credits) => (credits === 1 ? 'Gebühr 1 Credit' : `Gebühr ${credits} Credits`),
};

/** The Hungarian article before an ordinal up to 9. */
const article = (nth: number): string => (nth === 1 || nth === 5 ? 'Az' : 'A');

const hu: TableWords = {
  ...SHARED.hu,
  round: (round, rounds) => `${round}/${rounds}. forduló`,
  order: 'Játékossorrend',
  orderHelp: 'Akinek a forduló végén a legkevesebb energiája van, az kezdi a következőt.',
  passed: 'passzolt',
  isPlaying: 'van soron',
  map: 'Térkép',
  boards: 'Akciók',
  company: 'Cég',
  sections: { turbine: 'Turbinaállomás', water: 'Vízgazdálkodás', workshop: 'Műhely', shop: 'Gépkereskedés', contract: 'Szerződéshivatal', patent: 'Szabadalmi hivatal', bank: 'Bank' },
  free: 'szabad',
  closed: 'ennél az asztalnál nincs játékban',
  taken: (name, engineers) => `${name}: ${engineers} mérnök`,
  takes: (engineers, credits) => `${engineers} mérnök${credits ? ` és ${credits} kredit` : ''}`,
  surcharge: 'piros: 3 kredit felár',
  bankHelp: 'Ahány mérnök, annyi kredit. A bank sosem telik be.',
  bankOption: (engineers) => `${engineers} mérnökért ${engineers} kredit`,
  openContracts: 'Kirakott szerződések',
  gone: 'elkelt',
  national: 'Állami szerződések',
  piles: { green: 'Zöld pakli', yellow: 'Sárga pakli', red: 'Piros pakli' },
  pileLeft: (count) => `még ${count} a pakliban`,
  thrown: (count) => `az automák ${count} szerződést dobtak el`,
  patentsLeft: (count) => `még ${count} lapka van a készletben`,
  noPatent: 'Itt ebben a fordulóban már nincs lapka',
  needs: (energy) => `${energy} energia kell hozzá`,
  reward: 'Jutalom',
  track: 'Energiasáv',
  section: (from, to) => (to === null ? `${from} vagy több` : `${from}–${to}`),
  bonusOf: (round) => `${article(round)} ${round}. forduló bónuszlapkája`,
  bonusHelp: 'Ettől a szakasztól teljes értékű, minden hiányzó szakasz 4 pont levonás. 6 energia alatt nincs bónusz.',
  bonusGone: 'kiértékelve',
  noBonus: '6 energia alatt nincs bónusz.',
  energyOf: (name, energy) => `${name}: ${energy} energia`,
  now: 'Ha most jönne a pontozás',
  prospect: ({ place, credits, loss, bonus }) => `helyezésért ${place}, bónuszlapkáért ${bonus} pont${loss ? `, energia híján −${loss}` : ''}, ${credits} kredit`,
  objective: 'Cél',
  objectiveHelp: 'A játék végén az első három helyért 15, 10 és 5 pont jár.',
  counts: (name, count) => `${name}: ${count}`,
  goods: { credits: 'kredit', excavators: 'markoló', mixers: 'betonkeverő', engineers: 'mérnök', energy: 'energia', points: 'pont' },
  rows: { base: 'Gátalapok', elevation: 'Gátmagasítások', conduit: 'Vezetékek', powerhouse: 'Erőművek' },
  income: (nth) => `bevétel ${article(nth).toLowerCase()} ${nth}. építménnyel`,
  active: 'él',
  inactive: 'még nem él',
  left: (count) => `még ${count}`,
  ability: 'A cég képessége',
  abilityAt: 'a harmadik erőműtől',
  bonusAt: (bonus) => `${bonus} energia minden áramtermelésnél`,
  copied: 'ebben a körben másolva',
  copyable: 'Másolható vezetők',
  constructions: 'Építkezések ebben a fordulóban',
  construction: (nth) => `${nth}. építkezés`,
  used: 'felhasználva',
  tiles: 'Technológialapkák',
  noTiles: 'Minden lapka az építőkeréken van.',
  wheel: 'Építőkerék',
  openSector: 'nyitott mező',
  homeIn: (turns) => `${turns} forgatás után tér vissza`,
  nothing: 'semmi',
  ownContracts: 'Szerződések',
  noContracts: 'Nincs nyitott szerződés.',
  fulfilled: 'Teljesítve',
  level: (level) => `Automa, ${level}. szint`,
  automaTile: (number) => `${number}. automalapka`,
  automaRows: 'Fentről lefelé haladva az első végrehajtható sor történik meg.',
  automaPile: (pile) => `${pile} lapka a pakliban`,
  beside: (count) => `${count} mérnöke nem foglal el mezőt`,
  draft: 'Cégek és vezetőik',
  draftShort: 'Választás',
  startContract: 'Kezdőszerződések',
  more: 'Minden mutatása',
  less: 'Kevesebb',
  jump: 'Ugrás ide',
  choices: 'Választható',
  drops: (drops) => `${drops} vízcsepp`,
  toll: (credits) => `díj: ${credits} kredit`,
};

export const WORDS: Record<Language, TableWords> = { en, de, hu };
