/** What moved between two positions, from where to where. Nobody scripts an animation. */

import type { Flight, LogLine, Motion } from '../types';
import { cardIn } from './log';
import type { Scene } from './scene.svelte';
import { GOODS, type SideView, type View } from './view';
import { Network } from './waters/network';

const MOST = 16; // more at once shows nothing
const LATE = 0.3; // the share of a scene after which goods fly, when tile and card have landed

export function motions(before: View, after: View, news: readonly LogLine[], _scene: Scene): Motion[] {
  if (before.sides.length !== after.sides.length) return [];
  const pairs = after.sides.map((side): [SideView, SideView] => [before.sides[side.seat]!, side]);
  const source = sourceOf(news);
  return [...tilesPlaced(before, after), ...cardsPlayed(news), ...pairs.flatMap(([was, side]) => [...markerMoved(was, side), ...piecesBuilt(was, side), ...goodsMoved(was, side, source)])].slice(0, MOST);
}

const at = (part: string, seat: number): string[] => [`${part}:${seat}`, `side:${seat}`];

/** Where goods come from: the slot of the turn, else the board. */
function sourceOf(news: readonly LogLine[]): string[] {
  const played = news.find(({ kind }) => kind === 'played');
  return played ? [`slot:${String(played.words.args.id)}`, 'board'] : ['board'];
}

/** Tiles go to their slots; at the end of a round they come home without a show. */
function tilesPlaced(before: View, after: View): Flight[] {
  return after.slots.flatMap((slot) => {
    const lay = before.slots.find(({ id }) => id === slot.id)?.tiles ?? [];
    return slot.tiles.slice(lay.length).filter((owner) => owner !== 'neutral').map((seat): Flight => ({ kind: 'fly', what: 'tile', id: String(seat), from: [`side:${seat}`], to: [`slot:${slot.id}`] }));
  });
}

/** A card goes from the hand to its slot; what is claimed goes on to the claimed cards. */
function cardsPlayed(news: readonly LogLine[]): Flight[] {
  return news.flatMap((line): Flight[] => {
    const card = cardIn(line.words.args.card);
    if (card === null) return [];
    const hand = [`hand:${card}`, ...at('hand', line.seat)];
    if (line.kind === 'played') return [{ kind: 'fly', what: 'card', id: card, from: hand, to: [`slot:${String(line.words.args.id)}`] }];
    if (line.kind === 'claimed') return [{ kind: 'fly', what: 'card', id: card, from: hand, to: at('claimed', line.seat), delay: LATE }];
    return line.kind === 'took-special' ? [{ kind: 'fly', what: 'card', id: card, from: [`card:${card}`, 'specials', 'board'], to: at('hand', line.seat) }] : [];
  });
}

function markerMoved(was: SideView, side: SideView): Flight[] {
  if (was.space === side.space || side.space === 0) return [];
  return [{ kind: 'fly', what: 'marker', id: String(side.seat), from: [`marker:${side.seat}`, `side:${side.seat}`], to: [`space:${side.space}`], delay: LATE }];
}

/** Pieces go from the supply to their sites; an upgrade is a golden sign that lands on its piece. */
function piecesBuilt(was: SideView, side: SideView): Flight[] {
  const [before, after] = [new Network(was.board), new Network(side.board)];
  const fly = (piece: string, site: string): Flight => ({ kind: 'fly', what: 'piece', id: piece, from: [`supply:${piece}`, `side:${side.seat}`], to: [`site:${side.seat}:${site}`, `side:${side.seat}`], delay: LATE / 2 });
  const cities = side.board.cities.filter(({ id, city }) => city !== null && before.city(id)?.city !== city).map(({ id, city }) => fly(`${city!}-city`, id));
  const tunnels = side.board.tunnels.filter(({ id, built, upgraded }) => built && !(before.tunnel(id)?.built && before.tunnel(id)?.upgraded === upgraded)).map(({ id, upgraded }) => fly(upgraded ? 'upgraded-tunnel' : 'tunnel', id));
  const buildings = side.board.cities.flatMap((city) => city.buildings).filter(({ id, kind, upgraded }) => kind !== null && (before.building(id)?.kind !== kind || before.building(id)?.upgraded !== upgraded));
  return [...cities, ...tunnels, ...buildings.map(({ id }) => fly(after.building(id)!.upgraded ? `upgraded-${after.building(id)!.kind!}` : after.building(id)!.kind!, id))];
}

function goodsMoved(was: SideView, side: SideView, source: string[]): Flight[] {
  const change = { point: side.points - was.points, ...Object.fromEntries(GOODS.map((good) => [good, (side.goods[good] ?? 0) - (was.goods[good] ?? 0)])) };
  return Object.entries(change).flatMap(([what, count]): Flight[] => {
    if (count === 0) return [];
    const purse = [`goods:${side.seat}:${what}`, ...at('goods', side.seat)];
    return [{ kind: 'fly', what, count: Math.abs(count), from: count > 0 ? source : purse, to: count > 0 ? purse : source, delay: count > 0 ? LATE : 0 }];
  });
}
