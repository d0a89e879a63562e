/** How a row of signs is set on a plate (a name that begins with ~ is a word): numbers beside their signs, "for each" as a stroke, bounds small, in one line or two. */

import { figure } from '../../../lib/figure';
import type { IconSign } from '../../types';

export interface Part {
  kind: 'icon' | 'text' | 'arrow';
  /** The sign's name, or the words. */
  what: string;
  x: number;
  width: number;
  /** Of the letters. */
  size: number;
  faint: boolean;
}

export interface Line {
  parts: Part[];
  width: number;
}

export interface Row {
  lines: Line[];
  /** By how much it shrinks to fit. */
  scale: number;
  /** From one line's middle to the next. */
  lead: number;
}

interface Setting {
  /** Of the signs. */
  size: number;
  /** Of the numbers. */
  letters: number;
  room: number;
  /** Lines that it may take. */
  lines?: number;
}

const GAP = 2;
const DIGIT = 0.64; // of a letter's size
const LEAST = 0.74; // a row that would shrink more takes two lines
const AFTER = (icon: string): boolean => icon === 'per' || icon === 'max' || icon.startsWith('~') || icon.startsWith('count-') || icon === 'arrow';
const UNSAID = /^(on-|may$|and$)/;
/** Signs that say enough when there is one of them. */
const SINGLE = /^(machine-|cart-token|clear|collapse-|activate-|card-|draw-|spend-|discard)/;

type Loose = Omit<Part, 'x'>;

/** The atoms of a row: what is never torn apart. */
function atomsOf(icons: readonly IconSign[], { size, letters }: Setting): Loose[][] {
  const text = (what: string, faint = false): Loose => ({ kind: 'text', what, width: what.length * letters * (faint ? 0.56 : DIGIT), size: letters * (faint ? 0.88 : 1), faint });
  const icon = (what: string): Loose => ({ kind: 'icon', what, width: size, size: letters, faint: false });
  const atoms: Loose[][] = [];
  const scaled: boolean[] = [];
  const shown = icons.filter((sign) => !UNSAID.test(sign.icon));
  shown.forEach((sign, index) => {
    const next = shown[index + 1];
    if (!AFTER(sign.icon) || !atoms.length) {
      atoms.push([]);
      scaled.push(next?.icon === 'per');
    }
    const atom = atoms.at(-1)!;
    if (sign.icon === 'arrow') atom.push({ kind: 'arrow', what: '', width: letters * 0.8, size: letters, faint: false });
    else if (sign.icon === 'per') atom.push(text(sign.count > 1 ? `/${sign.count}` : '/'));
    else if (sign.icon === 'max') atom.push(text(`≤${sign.count}`, true));
    else if (sign.icon.startsWith('~')) atom.push(text(sign.icon.slice(1), true));
    else {
      const counted = sign.count > 1 || sign.count < 0 || (sign.count === 1 && !SINGLE.test(sign.icon) && next?.icon !== 'per');
      if (counted) atom.push(text(sign.icon === 'discard-up-to' ? `≤${sign.count}` : figure(sign.count)));
      atom.push(icon(sign.icon));
    }
  });
  atoms.forEach((atom, index) => {
    if (index > 0 && (scaled[index] || scaled[index - 1])) atom.unshift(text('+', true));
  });
  return atoms;
}

/** What is chosen or drawn afterwards: no preview counts it. */
const LATER = /^(card|draw-|research$|machine-|cart-token|clear|collapse-|activate-|discard|take-)/;

/** Whether the printed signs say already what an effect pays and brings now; an amount for each of something does not. */
export function isSaid(icons: readonly IconSign[], now: { pays: readonly IconSign[]; brings: readonly IconSign[] }): boolean {
  const printed = icons.filter(({ icon }) => !UNSAID.test(icon) && !LATER.test(icon));
  const certain = [...now.pays, ...(now.pays.length ? [{ icon: 'arrow', count: 0 }] : []), ...now.brings].filter(({ icon }) => !LATER.test(icon));
  return printed.length === certain.length && printed.every(({ icon, count }, index) => certain[index]!.icon === (icon === 'pay' ? 'gold' : icon) && certain[index]!.count === count);
}

const widthOf = (parts: readonly Loose[]): number => parts.reduce((sum, part) => sum + part.width, GAP * Math.max(0, parts.length - 1));

function lineOf(atoms: readonly Loose[][]): Line {
  const loose = atoms.flat();
  const width = widthOf(loose);
  let at = -width / 2;
  const parts = loose.map((part): Part => {
    const placed = { ...part, x: at };
    at += part.width + GAP;
    return placed;
  });
  return { parts, width };
}

export function rowOf(icons: readonly IconSign[], setting: Setting): Row {
  const atoms = atomsOf(icons, setting);
  const lead = setting.size * 1.12;
  const one = lineOf(atoms);
  const scaleOf = (lines: readonly Line[]) => Math.min(1, setting.room / Math.max(1, ...lines.map(({ width }) => width)));
  if ((setting.lines ?? 1) < 2 || atoms.length < 2 || scaleOf([one]) >= LEAST) return { lines: [one], scale: scaleOf([one]), lead };
  const cuts = atoms.slice(1).map((_, index) => [lineOf(atoms.slice(0, index + 1)), lineOf(atoms.slice(index + 1))]);
  const best = cuts.reduce((found, cut) => (scaleOf(cut) > scaleOf(found) ? cut : found));
  return { lines: best, scale: scaleOf(best), lead };
}
