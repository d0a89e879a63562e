/** What is to be seen, said and chosen on each cell of the city. Plain data: a cell of which nothing is new is left alone. */

import { remembered } from '../../../lib/remembered';
import type { Target } from '../../types';
import { cellAt, pointOf } from '../city';
import type { Scene } from '../scene.svelte';
import type { BuildingView, CellId } from '../view';
import { liftOf, poleOf, type Plan } from './plan';

const COVERED = 5; // units of a roof behind a higher building

/** What stands on a cell. */
export interface Standing {
  cell: CellId;
  /** Its tiles from the ground up, joined by spaces; empty without a building. */
  stack: string;
  /** The colour of the owner's pieces; empty without an owner. */
  owner: string;
  marked: boolean;
  /** Of the token there; empty without one. */
  letter: string;
  height: number;
  lift: number;
  /** A higher building before it hides the near part of its roof. */
  cut: boolean;
  /** How far the building to the west shades its roof, in units. */
  shaded: number;
  /** How far a token stands up behind the building before it. */
  pole: number;
  /** What is there, as it is read aloud. */
  thing: string;
}

/** A cell with what the question, the pointer and the story say of it. */
export interface Place extends Standing {
  /** What the question says something of: the cell itself, its token, or a card that points at it. */
  target: Target | null;
  isOpen: boolean;
  /** The target is its own place on the board, not a card's. */
  isDirect: boolean;
  isChosen: boolean;
  isLit: boolean;
  isFresh: boolean;
  isVeiled: boolean;
  isInHand: boolean;
  isOutlined: boolean;
  /** The one cell in the tab order. */
  isStop: boolean;
  /** What lights up elsewhere while it is pointed at. */
  pointed: Target;
  label: string;
}

/** Cells that are marked, by how. */
export interface Marked {
  veiled: ReadonlySet<CellId>;
  inHand: ReadonlySet<CellId>;
  outlined: ReadonlySet<CellId>;
  stop: CellId;
}

export function standingOn(scene: Scene, plan: Plan, cell: CellId, thing: string): Standing {
  const { x, y } = pointOf(cell);
  const building = scene.building(cell);
  const letter = scene.letter(cell) ?? '';
  const liftAt = (near: CellId) => {
    const height = scene.building(near)?.height;
    return height ? liftOf(plan, height) : 0;
  };
  const lift = liftAt(cell);
  const west = liftAt(cellAt(x - 1, y));
  const front = liftAt(cellAt(x, y - 1));
  return {
    cell,
    stack: building?.stack.join(' ') ?? '',
    owner: building && building.owner !== null ? scene.colourOf(building.owner) : '',
    marked: building?.marked ?? false,
    letter,
    height: building?.height ?? 0,
    lift,
    cut: front - lift - plan.streetY > COVERED,
    shaded: west ? Math.round((west - lift) * 0.95 - plan.streetX) : 0,
    pole: letter && front ? poleOf(plan, front) : 0,
    thing,
  };
}

/** What is on each cell, in words. They are put together once for each building. */
export function thingsIn(scene: Scene): (cell: CellId) => string {
  const { text } = scene;
  const named = remembered((building: BuildingView) =>
    [scene.tileName(building.tile), text('table-height', { height: building.height }), scene.ownerWords(building), ...(building.marked ? [text('table-marked')] : [])].join(', '),
  );
  return (cell) => {
    const building = scene.building(cell);
    const letter = scene.letter(cell);
    if (building) return named(building);
    return letter ? text('table-token', { letter }) : text('table-empty');
  };
}

export function placeOf(scene: Scene, standing: Standing, marked: Marked): Place {
  const { cell, thing } = standing;
  const option = scene.optionAt(cell);
  const blocked = scene.choices.blocked(`cell:${cell}`);
  const target = option?.target ?? blocked?.target ?? null;
  return {
    ...standing,
    target,
    isOpen: option !== undefined,
    isDirect: target !== null && !target.startsWith('card:'),
    isChosen: scene.ghost?.cell === cell,
    isLit: scene.lit.has(cell),
    isFresh: scene.fresh.has(cell),
    isVeiled: marked.veiled.has(cell),
    isInHand: marked.inHand.has(cell),
    isOutlined: marked.outlined.has(cell),
    isStop: marked.stop === cell,
    pointed: option?.target ?? `cell:${cell}`,
    label: [thing, option && scene.say(option.label), blocked && scene.say(blocked.why.words)].filter(Boolean).join(', '),
  };
}
