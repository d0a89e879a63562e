/** A first game against a bot that teaches by doing: three turns of a round, and what the eras bring. */

import type { Position } from '../../lib/api';
import type { LessonScript } from '../types';
import type { View } from './view';

const viewOf = (position: Position) => position.view as View;

/** The player has taken so many turns of the first round, or the round is over: whatever was done meanwhile, the story goes on. */
const after = (turns: number) => (position: Position) => position.over || viewOf(position).round > 1 || (viewOf(position).sides[0]?.turns ?? 0) >= turns;
const begun = (position: Position) => viewOf(position).round >= 1;

export const lesson: LessonScript = {
  // The first hand: 49 green instant, 18 yellow production, 65 green production, 54 green permanent, 62 green action, 44 red scoring; the player is first.
  seed: 49,
  options: { boards: 'basic' },
  seats: ['me', 'bot:greedy'],
  steps: [
    { id: 'welcome', rule: 'UC-D1', until: 'next' },
    { id: 'hand', targets: ['card:44', 'card:54', 'card:62'], rule: 'UC-B23', until: { when: begun } },
    { id: 'waters', targets: ['site:c1'], rule: 'UC-B13', until: 'next' },
    { id: 'ring', targets: ['slot:G1', 'slot:Y1', 'slot:R2'], rule: 'UC-D4', until: 'next' },
    { id: 'card', targets: ['card:18'], rule: 'UC-D7', until: { move: /^play 18$/, or: after(1) } },
    { id: 'slot', targets: ['slot:Y1'], rule: 'UC-H8', until: { move: /^slot Y1$/, or: after(1) } },
    { id: 'claimed', targets: ['card:18'], tab: 'own', rule: 'UC-F25', until: 'next' },
    { id: 'second', targets: ['card:49'], rule: 'UC-F6', until: { move: /^play 49$/, or: after(2) } },
    { id: 'steps', targets: ['slot:G1', 'first:card', 'advance:2'], rule: 'UC-M4', until: { when: after(2) } },
    { id: 'track', targets: ['track:4', 'track:3'], rule: 'UC-P9', until: 'next' },
    { id: 'build', targets: ['slot:Y2', 'slot:R2', 'slot:RS1'], rule: 'UC-K3', until: { when: after(3) } },
    { id: 'network', targets: ['site:t1', 'site:t7'], rule: 'UC-K28', until: 'next' },
    { id: 'upgrades', rule: 'UC-L3', until: 'next' },
    { id: 'actions', targets: ['card:assistant'], tab: 'own', rule: 'UC-F14', until: 'next' },
    { id: 'specials', targets: ['slot:RS5'], rule: 'UC-F31', until: 'next' },
    { id: 'production', tab: 'own', rule: 'UC-Q5', until: 'next' },
    { id: 'feeding', rule: 'UC-S7', until: 'next' },
    { id: 'end', rule: 'UC-T5', until: 'next' },
  ],
};
