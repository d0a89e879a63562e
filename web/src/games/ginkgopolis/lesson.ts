/** A first game against a bot that teaches by doing: exploit, urbanize, build a floor, and what it all scores. */

import type { Position } from '../../lib/api';
import type { LessonScript } from '../types';
import type { View } from './view';

const BUILDING_CARD = /^play (red|blue|yellow)-\d+$/;
const LETTER_CARD = /^play [A-L]$/;

/** The round has begun, or the game is over: whatever the player did meanwhile, the story goes on. */
const fromRound = (round: number) => (position: Position) => position.over || (position.view as View).round >= round;

export const lesson: LessonScript = {
  seed: 20, // hand: blue 1, red 1, red 2 and D; two exploit bonuses; 5 resources; letters come in round 2, building cards in round 3
  options: { characters: 'beginner', first: '0' },
  seats: ['me', 'bot:greedy'],
  steps: [
    { id: 'welcome', until: 'next' },
    { id: 'yours', rule: 'GK-B7', until: 'next' },
    { id: 'choose-card', targets: ['card:red-1'], rule: 'GK-B8', until: { move: /^play red-1$/ } },
    { id: 'alone', targets: ['alone'], rule: 'GK-X3', until: { move: /^alone$/ } },
    { id: 'paid', rule: 'GK-X6', until: 'next' },
    { id: 'choose-letter', targets: ['card:C', 'card:I'], rule: 'GK-U1', until: { move: LETTER_CARD } },
    { id: 'lay-tile', rule: 'GK-U3', until: { move: /^lay / } },
    { id: 'leaf-moves', rule: 'GK-U5', until: { when: fromRound(3) } },
    { id: 'built', rule: 'GK-K10', until: 'next' },
    { id: 'choose-building', targets: ['card:red-2', 'card:blue-1', 'card:yellow-2'], rule: 'GK-F6', until: { move: BUILDING_CARD } },
    { id: 'pay-floor', rule: 'GK-F11', until: { move: /^lay / } },
    { id: 'watch', rule: 'GK-T5', until: { when: fromRound(4) } },
    { id: 'kept-card', rule: 'GK-F16', until: 'next' },
    { id: 'new-hand', targets: ['new-hand'], rule: 'GK-N6', until: 'next' },
    { id: 'end', rule: 'GK-V8', until: 'next' },
  ],
};
