/** Which rules of docs/rules/ginkgopolis.md each section of the rules page explains; the words are in ginkgopolis-rules.ftl. */

import { ruleIds } from '../shared/rules';
import type { Outline } from '../types';

const ids = (letter: string, numbers: string): string[] => ruleIds(`GK-${letter}`, numbers);

export const outline: Outline = {
  idea: [...ids('B', '19'), ...ids('C', '13')],
  material: [...ids('C', '1-12'), ...ids('S', '7')],
  buildings: [...ids('B', '1-8 10'), ...ids('R', '46 55')],
  tokens: ids('B', '9 11'),
  goods: [...ids('B', '12-18'), ...ids('A', '11'), ...ids('R', '13-14 17-19')],
  setup: [...ids('S', '1-6 8-11 19'), ...ids('R', '74')],
  people: [...ids('S', '12-18 20'), ...ids('D', '1-2 9'), ...ids('R', '69-70 73'), ...ids('E', '1')],
  draft: [...ids('D', '3-8'), ...ids('H', '12'), ...ids('R', '71-72')],
  secrets: [...ids('H', '1-11 13-14'), ...ids('R', '36 38-40 45')],
  round: [...ids('T', '1-10'), ...ids('E', '21')],
  choosing: [...ids('N', '1-5'), ...ids('R', '5 20 41')],
  'new-hand': [...ids('N', '6-12'), ...ids('R', '31 42-44'), ...ids('E', '20')],
  actions: [...ids('A', '1-2 9-10'), ...ids('R', '4 6 47')],
  unpaid: [...ids('A', '3-8'), ...ids('R', '1-3 7-8'), ...ids('E', '9-11 30')],
  exploit: [...ids('X', '1-8'), ...ids('R', '15'), ...ids('E', '2 31')],
  urbanize: [...ids('U', '1-4 8-15'), ...ids('R', '50 54 99'), ...ids('E', '3')],
  'token-moves': [...ids('U', '5-7'), ...ids('R', '48-49 51-53'), ...ids('E', '29')],
  floor: [...ids('F', '1-6 11-12 14-21'), ...ids('R', '10 12'), ...ids('E', '5 8')],
  'floor-price': [...ids('F', '7-10 13'), ...ids('R', '9'), ...ids('E', '4')],
  bonuses: [...ids('P', '1-8 24'), ...ids('R', '11 16'), ...ids('E', '22')],
  'permanent-cards': ids('P', '9-13'),
  'end-cards': [...ids('P', '14-23'), ...ids('R', '65-68'), ...ids('E', '23')],
  deck: [...ids('K', '1-11'), ...ids('R', '30 32-35 37'), ...ids('E', '6 19')],
  'tiles-run-out': [...ids('G', '1-6'), ...ids('R', '21-29'), ...ids('E', '14-15')],
  end: [...ids('G', '7-11'), ...ids('R', '56-59'), ...ids('E', '12-13')],
  scoring: [...ids('V', '1-3 17'), ...ids('R', '64')],
  districts: [...ids('V', '4-16'), ...ids('R', '60-63'), ...ids('E', '7 16-18')],
  'solo-setup': [...ids('L', '1-7 29'), ...ids('D', '10')],
  'solo-round': [...ids('L', '8-21'), ...ids('R', '75-76 81-82 84 86-87'), ...ids('E', '24-26')],
  'solo-end': [...ids('L', '22-28'), ...ids('R', '77-80 83 85 88'), ...ids('E', '27 32')],
  expert: [...ids('M', '1-8'), ...ids('R', '89-93'), ...ids('E', '28')],
  accounts: [...ids('I', '1-11'), ...ids('R', '94-98')],
};
