/** Water on its way: the runs that a choice would cause, and the journeys that the log tells. */

import { isPhrase } from '../../shared/log';
import type { LogLine, Option } from '../../types';
import type { MapView, SiteId } from '../view';
import { curve, join, type Curve } from './curve';
import { EDGE, tileOf, type Node, type Places } from './places';

// -- what would happen ------------------------------------------------------------------------------------------------

/** Where some drops come to rest: behind a dam, or off the map. */
export interface Run {
  end: Node;
  drops: number;
  curve: Curve;
}

/** Where the drops of a choice would come to rest, as its previews tell; those that stop at the same place are one run. */
export function runsOf(places: Places, option: Option | null | undefined, from: Node): Run[] {
  const stopped = new Map<Node, number>();
  for (const line of option?.previews.flatMap(({ lines }) => lines) ?? []) {
    if (line.kind !== 'drop-stopped' && line.kind !== 'drop-left') continue;
    const end = line.kind === 'drop-stopped' ? siteIn(line.words.args.dam) : places.nodes(from, EDGE).at(-1)!;
    stopped.set(end, (stopped.get(end) ?? 0) + 1);
  }
  return [...stopped].map(([end, drops]) => ({ end, drops, curve: places.way(from, end) }));
}

// -- what happened ----------------------------------------------------------------------------------------------------

/** One drop on its way. `from` and `to` are the dams and headstreams whose drops it was and will be; null: the supply. */
export interface Journey extends Trip {
  /** In milliseconds. */
  duration: number;
}

const SPEED = 0.5; // lengths of the drawing in a millisecond
const [LEAST, MOST] = [600, 1500];

/** The journeys that the lines of the log tell, in their order: water runs, then headstreams and dams are filled. */
export function journeysOf(places: Places, news: readonly LogLine[], before: MapView, after: MapView): Journey[] {
  const running: Trip[] = [];
  const falling: Trip[] = [];
  let driven: { dam: SiteId; conduit: SiteId } | null = null;
  for (const line of news) {
    const { args } = line.words;
    if (line.kind === 'produced') driven = { dam: siteIn(args.dam), conduit: siteIn(args.conduit) };
    else if (line.kind === 'drop-stopped' || line.kind === 'drop-left') running.push(tripOf(places, line, driven));
    else if (line.kind === 'drop-placed') falling.push(fall(places, siteIn(args.headstream)));
    else if (line.kind === 'headstreams-filled') {
      for (const [key, drops] of Object.entries(args)) for (let drop = 0; drop < Number(drops); drop += 1) falling.push(fall(places, key.toUpperCase()));
    }
  }
  if (news.some((line) => line.kind === 'filled-dams')) falling.push(...fills(places, running, before, after));
  return [...running, ...falling].map((trip) => ({ ...trip, duration: Math.round(Math.min(MOST, Math.max(LEAST, trip.curve.length / SPEED))) }));
}

interface Trip {
  curve: Curve;
  from: SiteId | null;
  to: SiteId | null;
}

/** The site that an argument of a log line names. */
export function siteIn(argument: LogLine['words']['args'][string] | undefined): SiteId {
  return isPhrase(argument) ? String(argument.args.id) : '';
}

function tripOf(places: Places, line: LogLine, driven: { dam: SiteId; conduit: SiteId } | null): Trip {
  const start = siteIn(line.words.args.start);
  const to = line.kind === 'drop-stopped' ? siteIn(line.words.args.dam) : null;
  if (start.startsWith('H') || !driven) {
    const waited = line.seat < 0; // the water flow; a drop that somebody lets run at once never waited (BR-N4)
    return { curve: places.way(start, to ?? EDGE), from: waited ? start : null, to };
  }
  const mouth = places.mouth(driven.conduit);
  const pipe = places.pipe(driven.conduit);
  const intake = curve([places.at(driven.dam), pipe.points[0]!]);
  const joining = curve([pipe.points.at(-1)!, places.at(mouth)]);
  return { curve: join([intake, pipe, joining, places.way(mouth, to ?? EDGE)]), from: driven.dam, to };
}

/** A drop that comes from the supply. */
function fall(places: Places, headstream: SiteId): Trip {
  const tile = tileOf(headstream);
  return { curve: curve([tile, { x: (tile.x + places.at(headstream).x) / 2 + 14, y: 72 }, places.at(headstream)]), from: null, to: headstream };
}

/** Drops that an effect puts behind dams: the log names no dam, so they are those that nothing else explains. */
function fills(places: Places, running: readonly Trip[], before: MapView, after: MapView): Trip[] {
  return Object.entries(after.dams).flatMap(([site, { water }]) => {
    const known = (before.dams[site]?.water ?? 0) + running.filter((trip) => trip.to === site).length - running.filter((trip) => trip.from === site).length;
    const end = places.at(site);
    return Array.from({ length: Math.max(0, water - known) }, () => ({ curve: curve([{ x: end.x, y: end.y - 80 }, end]), from: null, to: site }));
  });
}
