/** The few words the drawing says itself; everything the rules say comes from the library's Fluent files. */

import { SHARED, type SharedWords } from '../shared/words';
import type { Language } from '../types';
import type { Trigger } from './view';

export interface TableWords extends SharedWords {
  city: string;
  cityHelp: string;
  fit: string;
  districts: string;
  round: (round: number) => string;
  lastRound: string;
  first: string;
  deck: string;
  discard: string;
  tileSupply: string;
  supplyFirst: string;
  supplySecond: string;
  supplySolo: string;
  height: (height: number) => string;
  owned: (name: string) => string;
  noOwner: string;
  marked: string;
  markedHelp: string;
  at: (cell: string) => string;
  stack: string;
  token: (letter: string) => string;
  tokenHelp: (letter: string) => string;
  empty: string;
  hand: string;
  pointsAt: (place: string) => string;
  tiles: string;
  noTiles: string;
  returning: string;
  held: string;
  inSupply: string;
  points: string;
  resources: string;
  newHands: (count: number) => string;
  newHand: string;
  alone: string;
  chosen: string;
  hasChosen: string;
  isChoosing: string;
  isPlaying: string;
  faceDown: string;
  withTile: string;
  withoutTile: string;
  halsCard: string;
  nobodySees: string;
  bonuses: string;
  noBonuses: string;
  characters: string;
  when: Record<Trigger, string>;
  gives: string;
  aloneGives: string;
  beside: string;
  places: string;
  otherColour: string;
  lowerNumber: string;
  back: string;
  keeps: string;
  nothing: string;
  pack: string;
  picked: string;
  atStart: string;
  character: string;
  rule: string;
  rank: (score: number) => string;
}

const en: TableWords = {
  ...SHARED.en,
  city: 'The city',
  cityHelp: 'Arrow keys walk from cell to cell, plus and minus zoom, 0 shows everything.',
  fit: 'Show the whole city',
  districts: 'Show districts',
  round: (round) => `Round ${round}`,
  lastRound: 'Last round',
  first: 'first player',
  deck: 'Deck',
  discard: 'Discard pile',
  tileSupply: 'Tile supply',
  supplyFirst: 'When it runs out for the first time, everybody may return tiles for 1 point each.',
  supplySecond: 'It has run out once. When it runs out again, the game ends.',
  supplySolo: 'When it runs out, the game ends.',
  height: (height) => `height ${height}`,
  owned: (name) => `owned by ${name}`,
  noOwner: 'no owner',
  marked: 'under construction',
  markedHelp: 'Its card comes into play with the next deck.',
  at: (cell) => `at ${cell}`,
  stack: 'From the ground up',
  token: (letter) => `Token ${letter}`,
  tokenHelp: (letter) => `Card ${letter} with a tile puts a new building here.`,
  empty: 'Empty cell',
  hand: 'Your hand',
  pointsAt: (place) => `points at ${place}`,
  tiles: 'Your tiles',
  noTiles: 'You hold no tiles.',
  returning: 'You return',
  held: 'held',
  inSupply: 'in supply',
  points: 'points',
  resources: 'resources',
  newHands: (count) => (count === 1 ? '1 new-hand token' : `${count} new-hand tokens`),
  newHand: 'New hand',
  alone: 'Alone',
  chosen: 'Your choice',
  hasChosen: 'has chosen',
  isChoosing: 'is choosing …',
  isPlaying: 'is playing',
  faceDown: 'a face-down card',
  withTile: 'with a tile',
  withoutTile: 'without a tile',
  halsCard: 'Hal’s face-down card',
  nobodySees: 'hidden behind the screen',
  bonuses: 'Bonus cards',
  noBonuses: 'No bonus cards yet.',
  characters: 'Characters',
  when: { exploit: 'Exploit', urbanize: 'Urbanize', floor: 'Floor', end: 'End of the game' },
  gives: 'Gives',
  aloneGives: 'Alone',
  beside: 'With a tile, the buildings beside it give',
  places: 'Places',
  otherColour: 'other colour',
  lowerNumber: 'lower number',
  back: 'come back first',
  keeps: 'After a floor you keep it',
  nothing: 'nothing',
  pack: 'Pick a character',
  picked: 'Picked so far',
  atStart: 'At the start',
  character: 'Character',
  rule: 'Rule',
  rank: (score) => (score === 1 ? '1 point' : `${score} points`),
};

const de: TableWords = {
  ...SHARED.de,
  city: 'Die Stadt',
  cityHelp: 'Pfeiltasten gehen von Feld zu Feld, Plus und Minus ändern die Größe, 0 zeigt alles.',
  fit: 'Ganze Stadt zeigen',
  districts: 'Viertel zeigen',
  round: (round) => `Runde ${round}`,
  lastRound: 'Letzte Runde',
  first: 'beginnt',
  deck: 'Nachziehstapel',
  discard: 'Ablagestapel',
  tileSupply: 'Plättchenvorrat',
  supplyFirst: 'Ist er zum ersten Mal leer, dürfen alle Plättchen für je 1 Erfolgspunkt zurückgeben.',
  supplySecond: 'Er war schon einmal leer. Ist er wieder leer, endet das Spiel.',
  supplySolo: 'Ist er leer, endet das Spiel.',
  height: (height) => `Höhe ${height}`,
  owned: (name) => `gehört ${name}`,
  noOwner: 'gehört niemandem',
  marked: 'im Bau',
  markedHelp: 'Seine Karte kommt mit dem nächsten Nachziehstapel ins Spiel.',
  at: (cell) => `auf ${cell}`,
  stack: 'Von unten nach oben',
  token: (letter) => `Marker ${letter}`,
  tokenHelp: (letter) => `Karte ${letter} mit einem Plättchen stellt hier ein neues Gebäude hin.`,
  empty: 'Freies Feld',
  hand: 'Deine Kartenhand',
  pointsAt: (place) => `zeigt auf ${place}`,
  tiles: 'Deine Plättchen',
  noTiles: 'Du hast keine Plättchen.',
  returning: 'Du gibst zurück',
  held: 'hinter dem Schirm',
  inSupply: 'im Vorrat',
  points: 'Erfolgspunkte',
  resources: 'Ressourcen',
  newHands: (count) => `${count} Tauschmarker`,
  newHand: 'Neue Hand',
  alone: 'Allein',
  chosen: 'Deine Wahl',
  hasChosen: 'hat gewählt',
  isChoosing: 'wählt noch …',
  isPlaying: 'ist am Zug',
  faceDown: 'eine verdeckte Karte',
  withTile: 'mit Plättchen',
  withoutTile: 'ohne Plättchen',
  halsCard: 'Hals verdeckte Karte',
  nobodySees: 'hinter dem Schirm verborgen',
  bonuses: 'Bonuskarten',
  noBonuses: 'Noch keine Bonuskarten.',
  characters: 'Charaktere',
  when: { exploit: 'Nutzen', urbanize: 'Urbanisieren', floor: 'Aufstocken', end: 'Spielende' },
  gives: 'Bringt',
  aloneGives: 'Allein',
  beside: 'Mit Plättchen bringen die Nachbargebäude',
  places: 'Kommt darauf',
  otherColour: 'andere Farbe',
  lowerNumber: 'niedrigere Zahl',
  back: 'kommen zuerst zurück',
  keeps: 'Nach dem Aufstocken behältst du sie',
  nothing: 'nichts',
  pack: 'Wähle einen Charakter',
  picked: 'Bisher gewählt',
  atStart: 'Zu Beginn',
  character: 'Charakter',
  rule: 'Regel',
  rank: (score) => (score === 1 ? '1 Erfolgspunkt' : `${score} Erfolgspunkte`),
};

const hu: TableWords = {
  ...SHARED.hu,
  city: 'A város',
  cityHelp: 'A nyilakkal mezőről mezőre lépsz, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.',
  fit: 'Az egész város',
  districts: 'Városrészek',
  round: (round) => `${round}. kör`,
  lastRound: 'Utolsó kör',
  first: 'kezdőjátékos',
  deck: 'Húzópakli',
  discard: 'Dobópakli',
  tileSupply: 'Lapkakészlet',
  supplyFirst: 'Amikor először fogy el, mindenki visszaadhat lapkákat, darabját 1 sikerpontért.',
  supplySecond: 'Egyszer már elfogyott. Ha újra elfogy, vége a játéknak.',
  supplySolo: 'Ha elfogy, vége a játéknak.',
  height: (height) => `${height} szintes`,
  owned: (name) => `tulajdonosa: ${name}`,
  noOwner: 'nincs tulajdonosa',
  marked: 'építési terület',
  markedHelp: 'A kártyája a következő húzópaklival kerül játékba.',
  at: (cell) => `helye: ${cell}`,
  stack: 'Alulról fölfelé',
  token: (letter) => `${letter} jelző`,
  tokenHelp: (letter) => `A hozzá tartozó kártyával (${letter}) és egy lapkával itt új épület lesz.`,
  empty: 'Üres mező',
  hand: 'A kezed',
  pointsAt: (place) => `erre mutat: ${place}`,
  tiles: 'A lapkáid',
  noTiles: 'Nincs lapkád.',
  returning: 'Ezeket adod vissza',
  held: 'nálad',
  inSupply: 'a készletben',
  points: 'sikerpont',
  resources: 'erőforrás',
  newHands: (count) => `${count} lapdobásjelző`,
  newHand: 'Új lapok',
  alone: 'Önmagában',
  chosen: 'A választásod',
  hasChosen: 'már választott',
  isChoosing: 'még választ …',
  isPlaying: 'akciót hajt végre',
  faceDown: 'egy lefordított kártya',
  withTile: 'lapkával',
  withoutTile: 'lapka nélkül',
  halsCard: 'Hal lefordított kártyája',
  nobodySees: 'a paraván mögött rejtve',
  bonuses: 'Bónuszkártyák',
  noBonuses: 'Még nincs bónuszkártya.',
  characters: 'Karakterek',
  when: { exploit: 'Hasznosítás', urbanize: 'Bővítés', floor: 'Szintépítés', end: 'A játék vége' },
  gives: 'Ezt adja',
  aloneGives: 'Önmagában',
  beside: 'Lapkával a szomszédos épületek ezt adják',
  places: 'Ráhelyezve',
  otherColour: 'eltérő szín',
  lowerNumber: 'kisebb szám',
  back: 'előbb visszajön',
  keeps: 'Szintépítés után megtartod',
  nothing: 'semmi',
  pack: 'Válassz egy karaktert',
  picked: 'Eddig választottad',
  atStart: 'Induláskor',
  character: 'Karakter',
  rule: 'Szabály',
  rank: (score) => `${score} pont`,
};

export const WORDS: Record<Language, TableWords> = { en, de, hu };
