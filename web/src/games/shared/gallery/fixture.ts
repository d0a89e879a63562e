/** A position as `make.py` of a game writes it, and what the gallery's address wants to be shown of it. */

import type { Position } from '../../../lib/api';
import type { GameDrawing, LogLine, Question } from '../../types';

interface AnyView {
  players: number;
}

export interface Fixture {
  seat: number | null;
  view: AnyView;
  previous: AnyView | null;
  question: Question | null;
  log: LogLine[];
  news?: LogLine[];
}

/** The fixture as positions: the one before where the address wants motion, and the one itself. */
export function positionsOf({ seat, view, previous }: Fixture, wanted: URLSearchParams): { before: Position | null; after: Position } {
  const positionOf = (seen: unknown, number: number) =>
    ({ seat, since: 0, number, over: false, view: seen, question: null, undo: null, log: { keep: 0, lines: [] }, end: null }) as unknown as Position;
  return { before: wanted.has('move') && previous ? positionOf(previous, 1) : null, after: positionOf(view, 2) };
}

/** Targets that the address points at, and those of the last lines if it wants what changed. */
export function pointedOf({ log }: Fixture, wanted: URLSearchParams, drawing: GameDrawing): { highlight: Set<string>; changed: Set<string> } {
  return {
    highlight: new Set(wanted.get('highlight')?.split(' ') ?? []),
    changed: new Set(wanted.has('changed') ? log.slice(-4).flatMap((line) => drawing.targets(line)) : []),
  };
}
