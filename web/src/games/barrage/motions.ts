/** What moved between two positions, from where to where, and the drops that ran. Nobody scripts an animation. */

import type { Flight, LogLine, Motion, Run, Turn } from '../types';
import { journeysOf } from './map/journeys';
import type { Scene } from './scene.svelte';
import type { SideView, View } from './view';
import { SECTORS } from './wheel';

const MOST = 14; // more at once shows nothing
const HOME = 0.5; // share of the time in which the wheel turns before what comes home leaves it

export function motions(before: View, after: View, news: readonly LogLine[], scene: Scene): (Motion | Turn)[] {
  if (before.sides.length !== after.sides.length) return [];
  const flights = [...engineersPlaced(before, after), ...piecesBuilt(before, after), ...after.sides.flatMap((side) => goodsMoved(before.sides[side.seat]!, side))];
  return [...flights.slice(0, MOST), ...turns(before, after, news), ...drops(before, after, news, scene)];
}

/** The wheels that the log says were turned, if they are seen turned after it. */
function turns(before: View, after: View, news: readonly LogLine[]): Turn[] {
  return after.sides.flatMap(({ seat, wheel }): Turn[] => {
    const sectors = news.filter((line) => line.kind === 'wheel-turned' && line.seat === seat).reduce((sum, line) => sum + Number(line.words.args.sectors), 0);
    const isSame = JSON.stringify(wheel) === JSON.stringify(before.sides[seat]!.wheel);
    return sectors && !isSame ? [{ kind: 'turn', at: [`wheel:${seat}`], degrees: (360 / SECTORS) * sectors }] : [];
  });
}

/** Drops run one after the other; where many run, they start together. */
function drops(before: View, after: View, news: readonly LogLine[], scene: Scene): Run[] {
  const journeys = journeysOf(scene.places, news, before.map, after.map);
  return journeys.map(({ curve, duration }) => ({ kind: 'run', what: 'drop', plane: 'map', path: curve.d, duration, together: journeys.length > 3 }));
}

/** Engineers go to the space they were placed on; at the end of a round they come home without a show. */
function engineersPlaced(before: View, after: View): Flight[] {
  const placed = after.spaces.flatMap((space, index): Flight[] => {
    if (space.owner === null || before.spaces[index]?.owner === space.owner) return [];
    return [engineers(space.owner, space.engineers, [`space:${space.id}`])];
  });
  const others = after.sides.flatMap((side): Flight[] => {
    const was = before.sides[side.seat]!;
    return [
      ...(side.banking > was.banking ? [engineers(side.seat, side.banking - was.banking, ['bank'])] : []),
      ...(side.building > was.building ? [engineers(side.seat, side.building - was.building, [`constructions:${side.seat}`, `wheel:${side.seat}`])] : []),
    ];
  });
  return [...placed, ...others];
}

const engineers = (seat: number, count: number, to: string[]): Flight => ({ kind: 'fly', what: 'engineer', id: String(seat), count, from: [`engineers:${seat}`, `side:${seat}`], to });

/** Pieces go from their row of the company board to the map. */
function piecesBuilt(before: View, after: View): Flight[] {
  const piece = (kind: string, seat: number | 'neutral', site: string): Flight[] =>
    seat === 'neutral' ? [] : [{ kind: 'fly', what: 'piece', id: `${kind}:${seat}`, from: [`row:${seat}:${kind}`, `side:${seat}`], to: [`site:${site}`], delay: 0.25 }];
  return [
    ...Object.entries(after.map.dams).flatMap(([site, dam]) => {
      const was = before.map.dams[site];
      if (!was) return piece('base', dam.owner, site);
      return dam.level > was.level ? piece('elevation', dam.owner, site) : [];
    }),
    ...Object.entries(after.map.conduits).flatMap(([site, owner]) => (site in before.map.conduits ? [] : piece('conduit', owner, site))),
    ...Object.entries(after.map.powerhouses).flatMap(([site, owner]) => (site in before.map.powerhouses ? [] : piece('powerhouse', owner, site))),
  ];
}

function goodsMoved(was: SideView, side: SideView): Flight[] {
  return [...tilesMoved(was, side), ...machinesMoved(was, side), ...contractsMoved(was, side), ...creditsMoved(was, side)];
}

const onWheel = (side: SideView) => side.wheel.flatMap((sector) => (sector.tile ? [sector.tile] : []));
const machines = (side: SideView, kind: 'excavators' | 'mixers') => side.wheel.reduce((sum, sector) => sum + sector[kind], 0);
const at = (part: string, { seat }: SideView): string[] => [`${part}:${seat}`, `side:${seat}`];

/** Tiles go on the wheel, come home from it, or come from the patent office. */
function tilesMoved(was: SideView, side: SideView): Flight[] {
  const [lay, lies] = [onWheel(was), onWheel(side)];
  const fly = (tile: string, from: string[], to: string[]): Flight => ({ kind: 'fly', what: 'tile', id: tile, from, to });
  return [
    ...lies.filter((tile) => !lay.includes(tile)).map((tile) => fly(tile, [`tile:${tile}`, ...at('tiles', side)], [`gate:${side.seat}`, ...at('wheel', side)])),
    ...side.tiles.filter((tile) => lay.includes(tile)).map((tile) => ({ ...fly(tile, at('wheel', side), at('tiles', side)), delay: HOME })),
    ...side.tiles.filter((tile) => !lay.includes(tile) && !was.tiles.includes(tile)).map((tile) => fly(tile, [`patent:${tile}`], at('tiles', side))),
  ];
}

function machinesMoved(was: SideView, side: SideView): Flight[] {
  return (['excavators', 'mixers'] as const).flatMap((kind): Flight[] => {
    const what = kind === 'excavators' ? 'excavator' : 'mixer';
    const gone = machines(side, kind) - machines(was, kind);
    if (gone === 0) return [];
    const [stock, wheel] = [at(kind, side), at('wheel', side)];
    return [{ kind: 'fly', what, count: Math.abs(gone), from: gone > 0 ? stock : wheel, to: gone > 0 ? wheel : stock }];
  });
}

function contractsMoved(was: SideView, side: SideView): Flight[] {
  const had = new Set([...was.contracts, ...was.fulfilled]);
  const taken = [...side.contracts, ...side.fulfilled].filter((contract) => !had.has(contract)).map((contract): Flight => ({ kind: 'fly', what: 'contract', id: contract, from: [`contract:${contract}`], to: at('contracts', side) }));
  const points = side.points - was.points;
  return points > 0 ? [...taken, { kind: 'fly', what: 'point', count: points, from: ['energy:' + side.seat, `side:${side.seat}`], to: at('points', side), delay: 0.4 }] : taken;
}

function creditsMoved(was: SideView, side: SideView): Flight[] {
  const gained = side.credits - was.credits;
  if (gained === 0 || side.automa) return [];
  const [purse, bank] = [at('credits', side), ['bank']];
  return [{ kind: 'fly', what: 'credit', count: Math.abs(gained), from: gained > 0 ? bank : purse, to: gained > 0 ? purse : bank }];
}
