/** Motion from before and after: what moved, from where to where; and the stages of a round that is told action by action. */

import type { LogLine, Motion } from '../types';
import { idOf } from './log';
import type { BuildingView, SideView, TileId, View } from './view';

/** Width and height of what moves. */
export const SIZES = { tile: [92, 58], card: [58, 84], back: [34, 48], resource: [30, 30], point: [28, 28], goods: [28, 28], token: [54, 48] } as const;

export function motionsOf(before: View, after: View, news: readonly LogLine[], seat: number | null): Motion[] {
  return [...built(before, after, seat), ...tokensMoved(before, after), ...cardsGone(before, after, seat), ...gained(before, news, seat), ...drawn(before, after, seat)];
}

/** Tiles that came into the city with the pieces on them, and pieces that went home from under them. */
function built(before: View, after: View, seat: number | null): Motion[] {
  const motions: Motion[] = [];
  const stood = new Map(before.city.map((building) => [building.cell, building]));
  for (const building of after.city) {
    const was = stood.get(building.cell);
    if (was && was.height >= building.height) continue;
    const to = [`cell:${building.cell}`];
    const owner = building.owner ?? -1;
    const side = after.sides[owner];
    if (was && was.owner !== null) motions.push({ kind: 'fly', what: 'resource', id: after.sides[was.owner]?.colour ?? '', count: was.height, from: to, to: was.owner === seat ? ['goods'] : [`side:${was.owner}`] });
    const from = side?.hal ? ['supply'] : owner === seat ? [`tile:${building.tile}`, `played:${owner}`, 'goods'] : [`played:${owner}`, `side:${owner}`];
    motions.push({ kind: 'fly', what: 'tile', id: building.tile, from, to, delay: 0.1 });
    motions.push({ kind: 'fly', what: 'resource', id: side?.colour ?? '', count: building.height, from: owner === seat ? ['goods'] : [`side:${owner}`], to, delay: 0.35 });
  }
  return motions;
}

function tokensMoved(before: View, after: View): Motion[] {
  return Object.entries(after.tokens).filter(([letter, cell]) => before.tokens[letter] !== cell)
    .map(([letter, cell]): Motion => ({ kind: 'fly', what: 'token', id: letter, from: [`token:${letter}`, ...(before.tokens[letter] ? [`cell:${before.tokens[letter]}`] : [])], to: [`cell:${cell}`], delay: 0.25 }));
}

/** Played cards go to their owner's bonus cards or to the discard pile. */
function cardsGone(before: View, after: View, seat: number | null): Motion[] {
  return after.sides.flatMap((side): Motion[] => {
    const was = before.sides[side.seat];
    if (!was) return [];
    const from = [`played:${side.seat}`, `side:${side.seat}`];
    const kept = side.kept.filter((card) => !was.kept.includes(card));
    const gone = was.played?.card ?? (side.seat === seat ? was.chosen : null);
    const discards = gone && side.played?.card !== gone && side.chosen !== gone && !kept.includes(gone) ? [gone] : [];
    return [
      ...kept.map((card): Motion => ({ kind: 'fly', what: 'card', id: card, from, to: [`kept:${side.seat}`, `side:${side.seat}`], delay: 0.4 })),
      ...discards.map((card): Motion => ({ kind: 'fly', what: 'card', id: card, from, to: ['discard'], delay: 0.4 })),
    ];
  });
}

/** Goods fly to who gets them: from the building that was used, else from the supply. */
function gained(before: View, news: readonly LogLine[], seat: number | null): Motion[] {
  const motions: Motion[] = [];
  let source = ['supply'];
  for (const line of news) {
    const card = idOf(line, 'card');
    if (line.kind === 'played-alone' && card) {
      const cell = before.city.find(({ tile }) => tile === card)?.cell ?? before.tokens[card];
      source = cell ? [`cell:${cell}`] : ['supply'];
    } else if (line.kind === 'urbanized' || line.kind === 'built-floor') source = [`cell:${String(line.words.args.cell)}`];
    const to = line.seat === seat ? ['goods'] : [`side:${line.seat}`];
    const count = Number(line.words.args.count ?? 0);
    if (!count) continue;
    if (line.kind === 'gained-resources') motions.push({ kind: 'fly', what: 'resource', id: before.sides[line.seat]?.colour ?? '', count, from: source, to, delay: 0.3 });
    if (line.kind === 'gained-points') motions.push({ kind: 'fly', what: 'point', count, from: source, to, delay: 0.35 });
    if (line.kind === 'gained-tiles' && line.seat !== seat) motions.push({ kind: 'fly', what: 'goods', count, from: ['supply'], to, delay: 0.3 });
  }
  return motions;
}

/** Own new tiles come from the supply, own new cards from the neighbour on the right or from the deck. */
function drawn(before: View, after: View, seat: number | null): Motion[] {
  const own = seat === null ? undefined : after.sides[seat];
  const was = seat === null ? undefined : before.sides[seat];
  if (!own || !was) return [];
  const cards = (own.hand ?? []).filter((card) => !was.hand?.includes(card) && was.chosen !== card);
  const passed = after.round !== before.round && after.players > 1 ? cards.length - 1 : 0; // the last one was drawn
  const right = (own.seat + after.players - 1) % after.players;
  return [
    ...newTiles(was, own).map((tile): Motion => ({ kind: 'fly', what: 'tile', id: tile, from: ['supply'], to: ['goods', `side:${own.seat}`], delay: 0.3 })),
    ...cards.map((card, index): Motion => ({ kind: 'fly', what: index < passed ? 'back' : 'card', id: card, from: index < passed ? [`side:${right}`] : ['deck'], to: [`card:${card}`, `side:${own.seat}`], delay: index * 0.08 })),
    ...(passed > 0 ? (was.hand ?? []).map((_, index): Motion => ({ kind: 'fly', what: 'back', from: [`side:${own.seat}`], to: [`side:${(own.seat + 1) % after.players}`], delay: index * 0.08 })) : []),
  ];
}

/** The tiles behind a screen that were not there before; of others nobody knows which. */
function newTiles(was: SideView | undefined, side: SideView): TileId[] {
  const had = new Set([...(was?.tiles ?? []), ...(was?.returning ?? []), ...(was?.laid ? [was.laid] : [])]);
  return (side.tiles ?? []).filter((tile) => !had.has(tile));
}

// -- a round, action by action -----------------------------------------------------------------------------------------

interface Stage {
  view: View;
  news: readonly LogLine[];
  /** All act in it at the same time. */
  shared?: boolean;
}

/** Tiles that come back are revealed by all at once, in the middle of somebody's action (GK-G2). */
const isShared = (lines: readonly LogLine[]): boolean => lines[0]?.kind === 'tiles-returned';

const OPENS = new Set(['played-alone', 'played-with-tile', 'played-unpaid', 'hal-revealed', 'cards-passed', 'deck-rebuilt']);

/** The positions on the way from one to another: what each action did to the city, put together from what was reported. */
export function stagesOf(before: View, after: View, news: readonly LogLine[]): Stage[] {
  const parts: LogLine[][] = [];
  for (const line of news) {
    const returns = line.kind === 'tiles-returned' && parts.at(-1)?.at(-1)?.kind !== 'tiles-returned';
    if (!parts.length || returns || (OPENS.has(line.kind) && !(line.kind === 'deck-rebuilt' && parts.at(-1)!.at(-1)?.kind !== 'cards-passed'))) parts.push([]);
    parts.at(-1)!.push(line);
  }
  if (parts.length < 2) return [{ view: after, news, shared: isShared(news) }];
  const stages: Stage[] = [];
  let view = before;
  const drawn = after.sides.map((side) => newTiles(before.sides[side.seat], side));
  for (const lines of parts.slice(0, -1)) {
    view = lines.reduce<View>((now, line) => applied(now, line, drawn), { ...view, city: [...view.city], tokens: { ...view.tokens }, sides: view.sides.map((side) => ({ ...side })), phase: 'act', to_move: [] });
    stages.push({ view, news: lines, shared: isShared(lines) });
  }
  return [...stages, { view: after, news: parts.at(-1)!, shared: isShared(parts.at(-1)!) }];
}

/** The view with what a line reports; `drawn` are the tiles that the sides draw, one after the other. */
function applied(view: View, line: LogLine, drawn: readonly TileId[][]): View {
  const { args } = line.words;
  const side = view.sides[line.seat];
  const cell = String(args.cell ?? '');
  const tile = idOf(line, 'tile');
  switch (line.kind) {
    case 'played-alone':
    case 'played-with-tile':
    case 'played-unpaid':
      reveal(view, line, side);
      break;
    case 'converted':
      if (side?.tiles) side.tiles = [...side.tiles, tile!];
      break;
    case 'resources-returned':
    case 'paid-extra':
      pay(side, line);
      break;
    case 'urbanized':
      hold(side, -1);
      put(view, { cell, tile: tile!, height: 1, owner: line.seat, marked: true, stack: [tile!] });
      delete view.tokens[String(args.letter)];
      break;
    case 'built-floor': {
      hold(side, -Number(args.height));
      const under = view.city.find((building) => building.cell === cell);
      put(view, { cell, tile: tile!, height: Number(args.height), owner: line.seat, marked: true, stack: [...(under?.stack ?? []), tile!] });
      break;
    }
    case 'token-moved':
      view.tokens[String(args.letter)] = cell;
      break;
    case 'kept-card':
      if (side) side.kept = [...side.kept, idOf(line, 'card')!];
      break;
    case 'gained-tiles':
      view.tile_supply = Math.max(0, view.tile_supply - Number(args.count));
      if (side?.tiles) side.tiles = [...side.tiles, ...drawn[line.seat]!.splice(0, Number(args.count))];
      break;
    case 'gained-points':
    case 'gained-resources':
      gain(side, line);
      break;
    case 'tiles-returned':
      view.tile_supply += Number(args.count);
      hold(side, 0, Number(args.count));
      break;
    case 'end-triggered':
      view.ending = true;
      break;
  }
  return view;
}

function reveal(view: View, line: LogLine, side: SideView | undefined): void {
  view.turn = line.seat;
  for (const other of view.sides) if (other.seat !== line.seat && other.played?.card) other.played = null;
  if (!side) return;
  side.played = { card: idOf(line, 'card'), tile: idOf(line, 'tile') };
  side.committed = true;
  if (side.chosen !== undefined) Object.assign(side, { chosen: null, laid: null });
  if (side.tiles) side.tiles = side.tiles.filter((tile) => tile !== side.played?.tile);
}

function put(view: View, building: BuildingView): void {
  view.city = [...view.city.filter(({ cell }) => cell !== building.cell), building];
}

/** A side holds so many resources and points more; of others nobody knows how many they hold. */
function hold(side: SideView | undefined, resources: number, points = 0): void {
  if (side?.resources !== undefined) side.resources += resources;
  if (side?.points !== undefined) side.points += points;
}

function gain(side: SideView | undefined, line: LogLine): void {
  const count = Number(line.words.args.count ?? 0);
  if (line.kind === 'gained-points') return hold(side, 0, count);
  hold(side, count);
  if (side) side.supply -= count;
}

/** A surcharge goes to the supply; what lay on a building comes back, with points if somebody else builds there. */
function pay(side: SideView | undefined, line: LogLine): void {
  const [count, resources, points] = [line.words.args.count, line.words.args.resources, line.words.args.points].map((value) => Number(value ?? 0)) as [number, number, number];
  if (line.kind === 'resources-returned') return hold(side, count, points);
  hold(side, -resources, -points);
  if (side) side.supply += resources;
}
