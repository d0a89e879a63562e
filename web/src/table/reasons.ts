/** What the expert says for a move and against it: worths of the game with points of the lead, the weightiest first. */
import type { Phrase, Reason } from '../lib/api';
import { signed } from '../lib/figure';
import { t } from '../lib/language.svelte';

const LEAST = 0.5; // points that are worth a word
const MOST = 3; // worths in a sentence

export const own = (reason: Reason) => reason.own;
export const others = (reason: Reason) => reason.others;

/** The worths that speak for the move (a sign of 1) or against it (-1), by the own side or by the others, in a row; empty if there are none. */
export function listed(reasons: readonly Reason[], of: (reason: Reason) => number, sign: 1 | -1, say: (phrase: Phrase) => string): string {
  return reasons.filter((reason) => of(reason) * sign >= LEAST)
    .sort((one, other) => Math.abs(of(other)) - Math.abs(of(one))).slice(0, MOST)
    .map((reason) => t('ui-hint-reason', { worth: say(reason.worth), points: signed(Math.round(of(reason))) })).join(', ');
}
