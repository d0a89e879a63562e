/** A first game against a bot that teaches by doing: a dam, a conduit and a powerhouse, water, energy, and what it all scores. */

import type { Position } from '../../lib/api';
import type { LessonScript } from '../types';
import type { View } from './view';

const viewOf = (position: Position) => position.view as View;

/** The round has begun, or the game is over: whatever the player and the bot did meanwhile, the story goes on. */
const fromRound = (round: number) => (position: Position) => position.over || viewOf(position).round >= round;

/** The player is to choose an action of this round and cannot choose this one: the bot was faster, or something is missing. */
const barred = (action: RegExp, round = 1) => (position: Position) =>
  fromRound(round + 1)(position) || (position.question?.prompt.key === 'ask-action' && !position.question.options.some((option) => action.test(option.move)));

/** Somebody, if need be the bot, has built the conduit of the lesson: anybody's can be used. */
const conduitStands = (position: Position) => 'C8R' in viewOf(position).map.conduits;

const BASE = /^build basic-base$/;
const WATER = /^space water-one-flow-(left|right)$/;
const EXCAVATOR = /^space shop-excavator-(left|right)$/;
const CONDUIT = /^build basic-conduit$/;
const POWERHOUSE = /^build basic-powerhouse$/;
const TURBINE = /^space turbine-plus2-(left|right)$/;
const WORKSHOP = /^space workshop-1-(left|right)$/;
const ELEVATION = /^build basic-elevation$/;
const CONTRACT = /^space contract-(one-a|two)-(left|right)$/;

/** The conduit of the lesson is there, or it cannot be built any more. */
const conduitSettled = (position: Position) => conduitStands(position) || barred(CONDUIT)(position);

export const lesson: LessonScript = {
  // Neutral dams at D1L (full), D5L and D9L; H1 gives 1 drop each round; bonus tiles: powerhouses, then bases; objective: basins with a piece.
  seed: 689,
  options: { game: 'introductory' },
  seats: ['me', 'bot:greedy'],
  steps: [
    { id: 'welcome', rule: 'BR-H3', until: 'next' },
    { id: 'company', rule: 'BR-C7', until: 'next' },
    { id: 'base', targets: ['tile:basic-base'], rule: 'BR-K4', until: { move: BASE, or: barred(BASE) } },
    { id: 'base-site', targets: ['site:D8L'], rule: 'BR-X1', until: { move: /^at D8L$/, or: barred(BASE) } },
    { id: 'wheel', targets: ['wheel:basic-base'], rule: 'BR-K21', until: 'next' },
    { id: 'water', targets: ['space:water-one-flow-left'], rule: 'BR-N3', until: { move: WATER, or: barred(WATER) } },
    { id: 'headstream', targets: ['headstream:H1'], rule: 'BR-H7', until: { move: /^drop H1$/, or: barred(WATER) } },
    { id: 'excavator', targets: ['space:shop-excavator-left'], rule: 'BR-Q2', until: { move: EXCAVATOR, or: (position) => conduitStands(position) || barred(EXCAVATOR)(position) } },
    { id: 'conduit', targets: ['tile:basic-conduit'], rule: 'BR-K1', until: { move: CONDUIT, or: conduitSettled } },
    { id: 'conduit-site', targets: ['site:C8R'], rule: 'BR-F17', until: { move: /^at C8R$/, or: conduitSettled } },
    { id: 'powerhouse', targets: ['tile:basic-powerhouse'], rule: 'BR-K19', until: { move: POWERHOUSE, or: barred(POWERHOUSE) } },
    { id: 'powerhouse-site', targets: ['site:P9a', 'site:P9b'], rule: 'BR-F17', until: { move: /^at P9[abc]$/, or: barred(POWERHOUSE) } },
    { id: 'turbine', targets: ['space:turbine-plus2-left'], rule: 'BR-L5', until: { move: TURBINE, or: barred(TURBINE) } },
    { id: 'production', targets: ['route:D8L-C8R-1'], rule: 'BR-L4', until: { move: /^produce D8L-C8R-1$/, or: barred(TURBINE) } },
    { id: 'contract', targets: ['contract:S1'], rule: 'BR-M1', until: { move: /^fulfil S1$/, or: barred(TURBINE) } },
    { id: 'workshop', targets: ['space:workshop-1-left'], rule: 'BR-P1', until: { move: WORKSHOP, or: barred(WORKSHOP) } },
    { id: 'bank', targets: ['bank:1', 'bank:2'], rule: 'BR-O1', until: { when: fromRound(2) } },
    { id: 'scoring', rule: 'BR-U9', until: 'next' },
    { id: 'elevation', targets: ['tile:basic-elevation'], rule: 'BR-U12', until: { move: ELEVATION, or: barred(ELEVATION, 2) } },
    { id: 'elevation-site', targets: ['site:D8L'], rule: 'BR-G1', until: { move: /^at D8L$/, or: barred(ELEVATION, 2) } },
    { id: 'contract-office', targets: ['space:contract-one-a-left'], rule: 'BR-S1', until: { move: CONTRACT, or: barred(CONTRACT, 2) } },
    { id: 'take-contract', rule: 'BR-M10', until: { move: /^take (G\d\d|Y0\d|Y10)$/, or: barred(CONTRACT, 2) } },
    { id: 'second-production', targets: ['space:water-one-flow-left', 'headstream:H1', 'space:turbine-plus2-left'], rule: 'BR-L3', until: { move: /^produce /, or: fromRound(3) } },
    { id: 'end', rule: 'BR-I3', until: 'next' },
  ],
};
