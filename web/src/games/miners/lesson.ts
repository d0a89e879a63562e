/** A first game against a bot that teaches by doing: two cards, the way up, carts, and what it all scores. */

import type { Position } from '../../lib/api';
import type { LessonScript } from '../types';
import type { View } from './view';

/** The round has begun, or the game is over: whatever the player did meanwhile, the story goes on. */
const fromRound = (round: number) => (position: Position) => position.over || (position.view as View).round >= round;

export const lesson: LessonScript = {
  seed: 376, // events: 3 gold, then cards cost 2 less; in hand the Lamp Room and the Loch Mill
  options: { hands: 'beginner' },
  seats: ['me', 'bot:greedy'],
  steps: [
    { id: 'welcome', until: 'next' },
    { id: 'yours', rule: 'IM-S12', until: 'next' },
    { id: 'event', targets: ['event'], rule: 'IM-V1', until: 'next' },
    { id: 'choose', targets: ['card:I-N2c'], rule: 'IM-P2', until: { move: /^play I-N2/ } },
    { id: 'effect', targets: ['effect:2'], rule: 'IM-X2', until: { move: /^effect 2$/, or: fromRound(2) } },
    { id: 'surface', targets: ['surface:gold'], rule: 'IM-X10', until: { move: /^surface gold$/, or: fromRound(2) } },
    { id: 'next-round', rule: 'IM-T3', until: { when: fromRound(2) } },
    { id: 'cheaper', targets: ['event'], rule: 'IM-V5', until: 'next' },
    { id: 'second', targets: ['card:II-S2b'], rule: 'IM-P8', until: { move: /^play II-S2/ } },
    { id: 'place', targets: ['slot:2,1', 'slot:2,-1'], rule: 'IM-P11', until: { move: /^place 2,/, or: fromRound(3) } },
    { id: 'pay', targets: ['effect:1'], rule: 'IM-F3', until: { move: /^effect 1$/, or: fromRound(3) } },
    { id: 'way', targets: ['effect:1'], rule: 'IM-X6', until: { move: /^effect 1$/, or: fromRound(3) } },
    { id: 'draw', rule: 'IM-D3', until: { move: /^deck /, or: fromRound(3) } },
    { id: 'up', rule: 'IM-X11', until: { move: /^surface /, or: fromRound(3) } },
    { id: 'rest', rule: 'IM-X13', until: { when: fromRound(3) } },
    { id: 'carts', rule: 'IM-W2', until: 'next' },
    { id: 'research', tab: 'own', rule: 'IM-L6', until: 'next' },
    { id: 'collapse', rule: 'IM-B3', until: 'next' },
    { id: 'end', rule: 'IM-G3', until: 'next' },
  ],
};
