/** Motion from before and after: what moved, from where to where. Nobody scripts an animation. */

import type { Flight as AnyFlight } from '../shared/ghosts.svelte';
import { coloursOf, type SideView, type View } from './view';

export interface Flight extends AnyFlight {
  what: 'engineer' | 'tile' | 'excavator' | 'mixer' | 'credit' | 'contract';
}

type Part = 'goods' | 'wheel' | 'tiles' | 'contracts';

export function flightsOf(before: View, after: View, seat: number | null): Flight[] {
  if (before.sides.length !== after.sides.length) return [];
  const flights = engineersPlaced(before, after, seat);
  for (const side of after.sides) {
    const was = before.sides[side.seat]!;
    const home = (part: Part) => (side.seat === seat ? `${part}:${side.seat}` : `side:${side.seat}`);
    flights.push(...tilesMoved(was, side, home), ...machinesMoved(was, side, home), ...contractsMoved(was, side, home), ...creditsMoved(was, side, home));
  }
  return flights;
}

/** Engineers go to the space they were placed on; at the end of a round they come home without a show. */
function engineersPlaced(before: View, after: View, seat: number | null): Flight[] {
  const colours = coloursOf(after);
  const from = (owner: number) => [owner === seat ? `goods:${owner}` : `side:${owner}`];
  const placed = after.spaces.flatMap((space, index): Flight[] => {
    if (space.owner === null || before.spaces[index]?.owner === space.owner) return [];
    return [{ what: 'engineer', id: colours[space.owner]!, count: space.engineers, from: from(space.owner), to: `space:${space.id}` }];
  });
  const banked = after.sides.flatMap((side): Flight[] => {
    const count = side.banking - before.sides[side.seat]!.banking;
    return count > 0 ? [{ what: 'engineer', id: colours[side.seat]!, count, from: from(side.seat), to: 'bank' }] : [];
  });
  return [...placed, ...banked];
}

const onWheel = (side: SideView) => side.wheel.flatMap((sector) => (sector.tile ? [sector.tile] : []));
const machines = (side: SideView, kind: 'excavators' | 'mixers') => side.wheel.reduce((sum, sector) => sum + sector[kind], 0);

/** Tiles go on the wheel, come home from it, or come from the patent office. */
function tilesMoved(was: SideView, side: SideView, home: (part: Part) => string): Flight[] {
  const [lay, lies] = [onWheel(was), onWheel(side)];
  return [
    ...lies.filter((tile) => !lay.includes(tile)).map((tile): Flight => ({ what: 'tile', id: tile, count: 1, from: [`tile:${tile}`, home('tiles')], to: home('wheel') })),
    ...side.tiles.filter((tile) => lay.includes(tile)).map((tile): Flight => ({ what: 'tile', id: tile, count: 1, from: [home('wheel')], to: home('tiles') })),
    ...side.tiles.filter((tile) => !lay.includes(tile) && !was.tiles.includes(tile)).map((tile): Flight => ({ what: 'tile', id: tile, count: 1, from: [`patent:${tile}`], to: home('tiles') })),
  ];
}

function machinesMoved(was: SideView, side: SideView, home: (part: Part) => string): Flight[] {
  return (['excavators', 'mixers'] as const).flatMap((kind): Flight[] => {
    const what = kind === 'excavators' ? 'excavator' : 'mixer';
    const gone = machines(side, kind) - machines(was, kind);
    if (gone > 0) return [{ what, id: '', count: gone, from: [home('goods')], to: home('wheel') }];
    if (gone < 0) return [{ what, id: '', count: -gone, from: [home('wheel')], to: home('goods') }];
    return [];
  });
}

function contractsMoved(was: SideView, side: SideView, home: (part: Part) => string): Flight[] {
  const had = new Set([...was.contracts, ...was.fulfilled]);
  return [...side.contracts, ...side.fulfilled].filter((contract) => !had.has(contract)).map((contract): Flight => ({ what: 'contract', id: contract, count: 1, from: [`contract:${contract}`], to: home('contracts') }));
}

function creditsMoved(was: SideView, side: SideView, home: (part: Part) => string): Flight[] {
  const gained = side.credits - was.credits;
  if (gained === 0) return [];
  return [{ what: 'credit', id: '', count: Math.abs(gained), from: [gained > 0 ? 'bank' : home('goods')], to: gained > 0 ? home('goods') : 'bank' }];
}
