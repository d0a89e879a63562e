/** A small table for the pictures of the rules page: nobody plays at it, everything on it is drawn as at a real one. */

import type { Content, LogLine, Option, Question } from '../../types';
import type { MapView, SideView, View } from '../view';

const EMPTY = { tile: null, excavators: 0, mixers: 0 };

/** A side with its usual goods; what a picture is about comes on top. */
export function side(seat: number, company: string, more: Partial<SideView> = {}): SideView {
  return {
    seat, automa: 0, company, officer: null, copied: null, credits: 6, excavators: 6, mixers: 4, engineers: 12, energy: 0, points: 10, sources: {}, history: [], built: [0, 0, 0, 0], joins: [], copies_officers: false,
    tiles: ['basic-base', 'basic-elevation', 'basic-conduit', 'basic-powerhouse', 'basic-joker'], wheel: Array.from({ length: 6 }, () => EMPTY),
    contracts: [], fulfilled: [], requirements: {}, constructions: 0, building: 0, banking: 0, copying: 0, beside: 0, passed: false, ...more,
  };
}

/** The table of an example: what it does not speak of is empty. */
export function tableOf(content: Content, map: Partial<MapView>, more: Partial<View>): View {
  const spaces = (content.space ?? []).filter(({ id }) => !/^(company|mahiri|bank)/.test(String(id)));
  return {
    game: 'barrage', players: 3, introductory: false, phase: 'actions', round: 2, turn: null, order: [0, 1, 2], to_move: [], over: false,
    map: { dams: {}, conduits: {}, powerhouses: {}, headstreams: { H1: 0, H2: 0, H3: 0, H4: 0 }, headstream_tiles: [[2, 0, 2, 2], [1, 1, 1, 2], [0, 2, 0, 3], [1, 0, 3, 1]], ...map },
    spaces: spaces.map(({ id, engineers, price, surcharge }) => ({ id: String(id), needs: Number(engineers), credits: Number(price) + Number(surcharge), closed: false, owner: null, engineers: 0 })),
    bonuses: ['bases', 'conduits', 'powerhouses', 'contracts', 'elevations'], track: [[0, 3], [1, 1], [2, 2], [4, 3], [7, 4], [11, 5], [16, 6], [22, 7], [29, 8]].map(([energy, credits]) => ({ energy: energy!, credits: credits! })),
    objective: 'connected-bases', national: ['N1', 'N5'], office: ['G02', 'G08', 'Y03', 'Y11', 'R02', 'R09'], piles: [13, 13, 13], thrown: [[], [], []], patents: ['I-base', 'I-joker', 'I-elevation'], inventions: 12,
    draft: null, extra_officers: [], automa: null, prospects: [4, 2, 1].map((objective) => ({ place: 0, credits: 0, loss: 0, bonus: 0, objective })), scores: null,
    sides: [side(0, 'usa'), side(1, 'germany'), side(2, 'italy')], ...more,
  };
}

const siteWords = (id: string, place: string, basin: number) => ({ key: 'site', args: { id, place, basin } });

/** A production of the first side, as its question offers it; its drops run to a dam or, without one, off the map. */
export function production(dam: string, conduit: string, drops: number, energy: number, more: { to: number; toll?: number; stops?: string }): Option {
  const start = siteWords(`P${more.to}a`, 'powerhouse', more.to);
  const line: LogLine = more.stops ? { kind: 'drop-stopped', seat: 0, words: { key: 'log-drop-stopped', args: { start, dam: siteWords(more.stops, 'lower', 0) } } } : { kind: 'drop-left', seat: 0, words: { key: 'log-drop-left', args: { start } } };
  return {
    move: `${dam} ${conduit} ${drops}`, target: `route:${dam}-${conduit}-${drops}`, final: false, label: { key: 'move-produce', args: { drops, energy, toll: more.toll ?? 0 } },
    previews: [{ label: null, pays: [], brings: [], lines: Array.from({ length: drops }, () => line) }],
  };
}

/** A drop that is put on a headstream and flows at once. */
export function flow(headstream: string, stops: string): Option {
  const basin = Number(headstream.slice(1));
  const line = { kind: 'drop-stopped', seat: 0, words: { key: 'log-drop-stopped', args: { start: siteWords(headstream, 'headstream', basin), dam: siteWords(stops, 'lower', 0) } } };
  return { move: headstream, target: `headstream:${headstream}`, final: false, label: { key: 'move-drop', args: {} }, previews: [{ label: null, pays: [], brings: [], lines: [line] }] };
}

export const questionOf = (options: Option[]): Question => ({ number: 0, seat: 0, prompt: { key: 'ask-production', args: {} }, rule: '', options, blocked: [] });
