/** Which rules of docs/rules/miners.md each section of the rules page explains; the words are in miners-rules.ftl. */

import { ruleIds } from '../shared/rules';
import type { Outline } from '../types';

const ids = (letter: string, numbers: string): string[] => ruleIds(`IM-${letter}`, numbers);

export const outline: Outline = {
  idea: [...ids('T', '1-7'), ...ids('K', '17')],
  material: [...ids('K', '1-16'), ...ids('R', '3')],
  setup: [...ids('S', '1-10 15'), ...ids('T', '8-9')],
  hands: [...ids('S', '11-14'), ...ids('R', '2 46'), ...ids('E', '7-8 48')],
  cards: [...ids('A', '1-5 7-18'), ...ids('C', '21')],
  events: [...ids('V', '1-12'), ...ids('R', '36 39 50'), ...ids('E', '41'), ...ids('C', '28-30')],
  choosing: [...ids('P', '1-2 4-7'), ...ids('R', '4-6 42'), ...ids('E', '15-18 47')],
  paying: [...ids('P', '3'), ...ids('A', '6'), ...ids('R', '37 47'), ...ids('E', '19 49')],
  placing: [...ids('P', '8-20'), ...ids('R', '7-8'), ...ids('E', '9 11-14'), ...ids('C', '1')],
  activating: [...ids('X', '1-5 12'), ...ids('R', '12-15 23 44-45'), ...ids('E', '44')],
  way: [...ids('X', '6-9 13'), ...ids('R', '24'), ...ids('E', '10 46')],
  surface: [...ids('X', '10-11 14-16'), ...ids('R', '16 49'), ...ids('E', '40 52'), ...ids('C', '34')],
  carts: [...ids('W', '1-10'), ...ids('R', '9-11'), ...ids('E', '28-32 50'), ...ids('C', '2-5')],
  machines: [...ids('M', '1-5'), ...ids('R', '17'), ...ids('E', '27')],
  collapses: [...ids('B', '1-6'), ...ids('R', '18-20'), ...ids('E', '22-23')],
  special: [...ids('Q', '1-5'), ...ids('R', '21-22'), ...ids('E', '24-26')],
  drawing: [...ids('D', '1-9'), ...ids('R', '29-31 35'), ...ids('E', '33-34')],
  searching: [...ids('D', '10-15'), ...ids('R', '32-34'), ...ids('E', '35-36')],
  research: [...ids('L', '1-12'), ...ids('R', '26-28 48'), ...ids('E', '37-39 51'), ...ids('C', '31-33')],
  factions: [...ids('F', '1-13'), ...ids('R', '25'), ...ids('E', '20-21 43'), ...ids('C', '11-18')],
  secrets: [...ids('H', '1-9'), ...ids('R', '41 43'), ...ids('E', '45')],
  end: [...ids('G', '1-7'), ...ids('R', '1 38'), ...ids('E', '1 4-6 42')],
  solo: [...ids('O', '1-3'), ...ids('R', '40'), ...ids('E', '2-3')],
  content: ids('C', '6-10 19-20 22-27 35-53'),
};
