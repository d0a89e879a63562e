/**
 * Which rules of docs/rules/barrage.md (BR) and docs/rules/barrage-automa.md (BA) each section of the rules page explains;
 * the words are in en.ts, de.ts and hu.ts.
 */

import { pageFrom, ruleIds, type Sections } from '../../shared/rules';
import type { RulesPage } from '../../types';

const ids = (letter: string, numbers: string): string[] => ruleIds(`BR-${letter}`, numbers);
const automa = (numbers: string): string[] => ruleIds('BA-', numbers);
const automaRulings = (numbers: string): string[] => ruleIds('BA-R', numbers);

export const OUTLINE = {
  idea: ids('Z', '8 10-11'),
  material: [...ids('A', '1-9'), ...ids('B', '1'), ...ids('J', '16'), ...ids('R', '12-13')],
  board: [...ids('A', '10-14'), ...ids('B', '18-19'), ...ids('G', '11-12'), ...ids('K', '29'), ...ids('Z', '12')],
  map: [...ids('F', '1-9 14-16'), ...ids('G', '7 10')],
  connections: [...ids('F', '10-13 17-19'), ...ids('E', '9'), ...ids('R', '54')],
  setup: [...ids('B', '2-3 6-11'), ...ids('G', '8'), ...ids('R', '57 60')],
  counts: [...ids('B', '14-17'), ...ids('E', '49'), ...ids('R', '55')],
  introductory: [...ids('B', '4 12'), ...ids('C', '1-9'), ...ids('R', '56')],
  draft: [...ids('B', '5 13'), ...ids('D', '1-9'), ...ids('E', '12')],
  round: [...ids('I', '1'), ...ids('V', '9')],
  income: [...ids('I', '2-8 12'), ...ids('E', '3'), ...ids('R', '26')],
  headstreams: [...ids('I', '9-11'), ...ids('H', '2 12-13'), ...ids('E', '13')],
  water: [...ids('H', '1 3-11 14'), ...ids('U', '1-2'), ...ids('E', '8 27-28'), ...ids('R', '67')],
  actions: [...ids('J', '1-8 11-15'), ...ids('E', '14'), ...ids('R', '66')],
  passing: [...ids('J', '9-10'), ...ids('R', '34-35')],
  construction: [...ids('K', '1-8 11-12 14-15 28'), ...ids('E', '15-16'), ...ids('R', '27 65')],
  wheel: [...ids('K', '9-10 21-24'), ...ids('R', '73')],
  base: [...ids('G', '2 4 9'), ...ids('K', '16')],
  elevation: [...ids('G', '1 3'), ...ids('K', '13 17'), ...ids('E', '7')],
  conduit: [...ids('G', '6'), ...ids('K', '18 20'), ...ids('E', '17')],
  powerhouse: [...ids('G', '5'), ...ids('K', '19'), ...ids('E', '18'), ...ids('R', '69')],
  production: [...ids('L', '1-7 15-16 21'), ...ids('E', '10 46'), ...ids('R', '17 64')],
  tolls: [...ids('L', '8-10'), ...ids('E', '11 19'), ...ids('R', '43-44')],
  outflow: [...ids('L', '13-14'), ...ids('E', '23'), ...ids('R', '58')],
  energy: [...ids('L', '11 17-20'), ...ids('E', '20'), ...ids('R', '11 30 59')],
  contracts: [...ids('L', '12'), ...ids('M', '1-6 9-12'), ...ids('E', '4 21'), ...ids('R', '63')],
  national: [...ids('M', '7-8'), ...ids('E', '22'), ...ids('R', '18')],
  rewards: [...ids('M', '13-21'), ...ids('K', '26-27'), ...ids('R', '15-16 38 62')],
  'water-management': [...ids('N', '1-5'), ...ids('E', '24-25'), ...ids('R', '36-37')],
  bank: ids('O', '1-2'),
  workshop: [...ids('P', '1-5'), ...ids('E', '26'), ...ids('R', '39')],
  machinery: ids('Q', '1-4'),
  'contract-office': [...ids('S', '1-7'), ...ids('R', '14 40-42')],
  patents: [...ids('T', '1-6'), ...ids('V', '5-7')],
  scoring: [...ids('U', '3-8'), ...ids('E', '1 29-30 42-43'), ...ids('R', '21-24')],
  bonus: [...ids('U', '9-15'), ...ids('Y', '19-22'), ...ids('E', '2 31 44')],
  'round-end': [...ids('V', '1-4 8'), ...ids('E', '32'), ...ids('R', '1')],
  end: [...ids('U', '16'), ...ids('Z', '1 5-7 9'), ...ids('E', '33-34'), ...ids('R', '25')],
  objectives: [...ids('Z', '2-4'), ...ids('Y', '23-29'), ...ids('E', '6 40-41 45'), ...ids('R', '52-53 72')],
  companies: ids('W', '1-2 10-13'),
  abilities: [...ids('W', '3-9'), ...ids('H', '15-17'), ...ids('E', '35-37 48 50'), ...ids('R', '2-3 19-20 28-29 31 68 74')],
  officers: [...ids('X', '1-9'), ...ids('E', '38-39'), ...ids('R', '4 32 70')],
  mahiri: [...ids('X', '10-14'), ...ids('R', '5 8-10')],
  technology: [...ids('K', '25'), ...ids('Y', '1'), ...ids('R', '33')],
  advanced: [...ids('Y', '2-18'), ...ids('E', '5 47'), ...ids('R', '45-51')],
  variants: ids('R', '6-7'),
  automa: [...automa('7-16'), ...automaRulings('1-2')],
  'automa-levels': automa('17-22'),
  'automa-tiles': [...automa('23-30'), ...automaRulings('3-4')],
  'automa-turn': [...automa('1 31-40'), ...automaRulings('7-8')],
  'automa-engineers': [...automa('41-54'), ...automaRulings('9 22')],
  'automa-production': [...automa('4 55-67'), ...automaRulings('10-14')],
  'automa-water': [...automa('68-77'), ...automaRulings('15-17')],
  'automa-building': [...automa('5 78-85'), ...automaRulings('25 31')],
  'automa-other': [...automa('86-95'), ...automaRulings('5 32')],
  'automa-sites': [...automa('2-3 96-102'), ...automaRulings('23-24 29')],
  'automa-criteria': [...automa('6 103-121'), ...automaRulings('6 26-28')],
  'automa-scoring': [...automa('122-136'), ...automaRulings('18-21 39')],
  'automa-strong': [...automa('137-147'), ...automaRulings('30 33-35')],
  'automa-officers': [...automa('148-155'), ...automaRulings('36-38 40')],
  rulings: ids('R', '61 71'),
} as const satisfies Record<string, readonly string[]>;

export const pageOf = (title: string, words: Sections<keyof typeof OUTLINE>): RulesPage => pageFrom(OUTLINE, title, words);
