/** Motion from before and after: what moved, from where to where. Nobody scripts an animation. */

import type { Flight as AnyFlight } from '../shared/ghosts.svelte';
import type { TileId, View } from './view';

export interface Flight extends AnyFlight {
  what: 'tile' | 'back' | 'card' | 'resource';
}

export function flightsOf(before: View, after: View, seat: number | null): Flight[] {
  return [...built(before, after, seat), ...cardsGone(before, after), ...drawn(before, after, seat)];
}

/** Tiles that came into the city, and resources that went home from under them. */
function built(before: View, after: View, seat: number | null): Flight[] {
  const flights: Flight[] = [];
  const stood = new Map(before.city.map((building) => [building.cell, building]));
  for (const building of after.city) {
    const was = stood.get(building.cell);
    if (was && was.height >= building.height) continue;
    const to = `cell:${building.cell}`;
    const owner = building.owner ?? -1;
    const hal = after.sides[owner]?.hal ?? false;
    flights.push({ what: 'tile', id: building.tile, count: 1, from: hal ? ['supply'] : [`tile:${building.tile}`, `played:${owner}`, `side:${owner}`], to });
    if (was && was.owner !== null) {
      const home = was.owner === seat ? 'goods' : `side:${was.owner}`;
      flights.push({ what: 'resource', id: after.sides[was.owner]?.colour ?? '', count: was.height, from: [to], to: home });
    }
  }
  return flights;
}

/** Played cards go to their owner's bonus cards or to the discard pile. */
function cardsGone(before: View, after: View): Flight[] {
  const flights: Flight[] = [];
  for (const side of after.sides) {
    const was = before.sides[side.seat];
    if (!was) continue;
    const from = [`played:${side.seat}`, `side:${side.seat}`];
    const kept = side.kept.filter((card) => !was.kept.includes(card));
    for (const card of kept) flights.push({ what: 'card', id: card, count: 1, from, to: `kept:${side.seat}` });
    const card = was.played?.card;
    if (card && side.played?.card !== card && !kept.includes(card)) flights.push({ what: 'card', id: card, count: 1, from, to: 'discard' });
  }
  return flights;
}

/** Own new tiles come from the supply, own new cards from the neighbour on the right or from the deck. */
function drawn(before: View, after: View, seat: number | null): Flight[] {
  const own = seat === null ? undefined : after.sides[seat];
  const was = seat === null ? undefined : before.sides[seat];
  if (!own || !was) return [];
  const had = new Set<TileId>([...(was.tiles ?? []), ...(was.returning ?? []), ...(was.laid ? [was.laid] : [])]);
  const tiles = (own.tiles ?? []).filter((tile) => !had.has(tile));
  const cards = (own.hand ?? []).filter((card) => !was.hand?.includes(card) && was.chosen !== card);
  const passed = after.round !== before.round && after.players > 1 ? cards.length - 1 : 0; // the last one was drawn
  const right = (own.seat + after.players - 1) % after.players;
  return [
    ...tiles.map((tile): Flight => ({ what: 'tile', id: tile, count: 1, from: ['supply'], to: `tile:${tile}` })),
    ...cards.map((card, index): Flight => ({ what: 'card', id: card, count: 1, from: index < passed ? [`side:${right}`] : ['deck'], to: `card:${card}` })),
  ];
}
