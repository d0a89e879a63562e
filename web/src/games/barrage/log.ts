/** What a log line speaks about, and how it is told: an action in one line with its sign, what follows from it below. */

import { isPhrase } from '../shared/log';
import { capital } from '../shared/scene.svelte';
import type { Argument, IconSign, LogLine, Phrase, Target, Telling } from '../types';
import { basinOf } from './map/geography';
import type { Scene } from './scene.svelte';
import { sectionOf, type Section } from './spaces';
import { tileOf } from './view';

/** The element a phrase names: a site, a contract, a technology tile that is one of its kind, an action space, an officer. */
function named({ key, args }: Phrase): Target | null {
  const id = String(args.id ?? '');
  switch (key) {
    case 'site':
      return id.startsWith('H') ? `headstream:${id}` : `site:${id}`;
    case 'contract':
    case 'space':
    case 'officer':
      return `${key}:${id}`;
    case 'officer-named':
      return `officer:${id}`;
    case 'tile-basic':
      return null; // everybody has one of each: another's is not the one that lies here
    case 'tile-advanced':
    case 'tile-named':
    case 'tile-special':
      return `tile:${tileOf(args)}`;
    default:
      return null;
  }
}

function namedIn(value: Argument): Target[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isPhrase(value)) return [];
  const target = named(value);
  return target ? [target] : [];
}

/** The board elements a log line speaks about; sites first, so that jump-to-board finds the place. */
export function targetsOf(line: LogLine): Target[] {
  const found = Object.values(line.words.args).flatMap(namedIn);
  if (line.kind === 'used-bank') found.push('bank');
  if (line.kind === 'wheel-turned') found.push(`turned:${line.seat}`);
  return found.sort((one, other) => Number(other.startsWith('site:')) - Number(one.startsWith('site:')));
}

// -- telling ----------------------------------------------------------------------------------------------------------

const SIGN_OF: Record<Section, string> = { turbine: 'produce', water: 'water', workshop: 'turn', shop: 'shop', contract: 'contract', patent: 'patent' };

const sign = (icon: string, count: Argument | undefined): IconSign[] => (Number(count) > 0 ? [{ icon, count: Number(count) }] : []);
const idIn = (argument: Argument | undefined): string => (isPhrase(argument) ? String(argument.args.id) : '');
const machines = ({ args }: Phrase): IconSign[] => [...sign('excavator', args.excavators), ...sign('mixer', args.mixers)];

/** How a line is told; lines that no rank says more of belong to the action before them. */
export function tell(line: LogLine, scene: Scene): Telling {
  const { args } = line.words;
  const teller = TELLERS[line.kind];
  return teller ? teller(args, scene, line) : { rank: 'quiet' };
}

type Teller = (args: Phrase['args'], scene: Scene, line: LogLine) => Telling;

/** What is said of a line of the scoring, in the log and in its scene. */
export const SCORED: Record<string, (args: Phrase['args'], scene: Scene) => string> = {
  'energy-place': ({ energy }, scene) => scene.text('table-told-energy', { energy: Number(energy) }),
  'bonus-scored': ({ full, missing, points }, scene) => scene.text('table-told-bonus', { full: Number(full), missing: Number(missing), points: Number(points) }),
  'objective-scored': ({ count, points }, scene) => scene.text('table-told-objective', { count: Number(count), points: Number(points) }),
  'resources-scored': ({ count, points }, scene) => scene.text('table-told-goods', { count: Number(count), points: Number(points) }),
  'water-scored': ({ points }, scene) => scene.text('table-told-water', { points: Number(points) }),
};

const TELLERS: Record<string, Teller> = {
  'round-began': () => ({ rank: 'round' }),
  'game-over': () => ({ rank: 'round' }),
  'flow-began': () => ({ rank: 'action', icon: 'flow', whole: true }), // the ways of the drops are all there is to tell
  'scoring-began': () => ({ rank: 'action', icon: 'rank' }),
  'headstreams-filled': (args, scene) => ({ rank: 'action', icon: 'water', words: capital(scene.text('table-told-headstreams', { drops: ['h1', 'h2', 'h3', 'h4'].map((key) => String(args[key])).join('\u00a0·\u00a0') })) }),
  'took-company': () => ({ rank: 'action', icon: 'engineer' }),
  income: () => ({ rank: 'action', icon: 'turn', words: undefined }),
  'used-space': (args, scene) => {
    const space = isPhrase(args.space) ? args.space : null;
    const section = sectionOf(idIn(args.space));
    const effect = space && isPhrase(space.args.effect) ? scene.say(space.args.effect) : '';
    const what = section === 'patent' ? scene.text('table-board', { board: section }) : effect; // which tile it was is said below
    return { rank: 'action', icon: SIGN_OF[section], words: capital(scene.text('table-told-space', { what })), pays: sign('engineer', space?.args.engineers) };
  },
  'used-bank': (args, scene) => ({ rank: 'action', icon: 'bank', words: capital(scene.text('table-told-bank')), pays: sign('engineer', args.count) }),
  'copied-officer': () => ({ rank: 'action', icon: 'copy-officer' }),
  passed: () => ({ rank: 'action', icon: 'passed' }),
  built: (args, scene, { words }) => ({ rank: 'action', icon: pieceIn(args), words: capital(builtWords(args, scene)), pays: [...sign('engineer', args.engineers), ...machines(words)] }),
  'placed-piece': (args, scene) => ({ rank: 'part', icon: pieceIn(args), words: scene.text('table-told-built', { piece: pieceName(args, scene), site: args.site! }) }),
  produced: (args, scene) => {
    const conduit = scene.geography.conduitAt(idIn(args.conduit));
    const words = scene.text('table-told-produced', { sum: args.sum!, from: basinOf(idIn(args.dam)), to: conduit?.to ?? 0 });
    return { rank: 'part', icon: 'produce', words }; // its energy is told as it is gained, like that of a contract or an income
  },
  toll: () => ({ rank: 'quiet', icon: 'credit' }),
  'drop-placed': (args, scene) => ({ rank: 'part', icon: 'water', ...(isPhrase(args.headstream) ? { words: capital(scene.say(args.headstream)) } : {}) }),
  'drop-stopped': dropTold,
  'drop-left': dropTold,
  'wheel-turned': (args) => ({ rank: 'part', icon: 'turn', brings: sign('turn', args.sectors) }),
  'tile-returned': (_, __, { words }) => ({ rank: machines(words).length ? 'part' : 'quiet', icon: 'turn', brings: machines(words) }), // the wheel and the tray show a tile that lay there alone
  'machines-returned': (_, __, { words }) => ({ rank: 'part', icon: 'turn', brings: machines(words) }),
  'gained-machines': (_, __, { words }) => ({ rank: 'part', icon: 'machine', brings: machines(words) }),
  'gained-points': (args) => ({ rank: 'part', icon: 'point', brings: sign('point', args.count) }),
  'lost-points': (args) => ({ rank: 'part', icon: 'point', pays: sign('point', args.count) }),
  'gained-credits': (args) => ({ rank: 'part', icon: 'credit', brings: sign('credit', args.count) }),
  'paid-credits': (args) => ({ rank: 'part', ahead: true, icon: 'credit', pays: sign('credit', args.count) }),
  'gained-energy': (args) => ({ rank: 'part', icon: 'energy', brings: sign('energy', args.count) }),
  'ability-energy': (args, scene) => ({ rank: 'part', icon: 'energy', brings: sign('energy', args.count), words: scene.text('table-told-ability', { count: Number(args.count), giver: args.giver! }) }),
  'took-contract': contractTold,
  fulfilled: contractTold,
  'discarded-contract': contractTold,
  'contract-revealed': () => ({ rank: 'quiet', icon: 'contract' }),
  'took-tile': (args, scene) => ({ rank: 'part', icon: 'patent', ...(isPhrase(args.tile) ? { words: scene.tileName(tileOf(args.tile.args)) } : {}) }),
  'income-uncovered': (args, scene) => ({ rank: 'part', icon: 'turn', words: scene.text('table-told-income', { income: args.income! }) }),
  'final-scoring-began': () => ({ rank: 'action', icon: 'rank', whole: true }),
  'objective-scored': (args, scene) => ({ rank: 'part', icon: 'rank', words: SCORED['objective-scored']!(args, scene), brings: sign('point', args.points) }),
  'resources-scored': (args, scene) => ({ rank: 'part', icon: 'credit', words: SCORED['resources-scored']!(args, scene), brings: sign('point', args.points) }),
  'water-scored': (args, scene) => ({ rank: 'part', icon: 'water', words: SCORED['water-scored']!(args, scene), brings: sign('point', args.points) }),
  'energy-place': (args, scene) => ({ rank: 'part', icon: 'energy', words: SCORED['energy-place']!(args, scene), brings: [] }),
  'bonus-scored': (args, scene) => ({ rank: 'part', icon: 'rank', words: capital(SCORED['bonus-scored']!(args, scene)), brings: [] }),
  'automa-tile': (_, scene) => ({ rank: 'action', icon: 'technology', words: scene.text('table-told-automa') }),
  'automa-row': (args, scene) => ({ rank: 'part', icon: 'technology', ...(isPhrase(args.row) ? { words: capital(scene.say(args.row)) } : {}) }),
};

/** Where a drop ran from its headstream; of one that turned a turbine the production tells it. */
function dropTold(args: Phrase['args'], scene: Scene, { kind }: LogLine): Telling {
  if (!idIn(args.start).startsWith('H')) return { rank: 'quiet', icon: 'water' };
  const words = kind === 'drop-left' ? scene.text('table-told-drop-left', { start: args.start! }) : scene.text('table-told-drop', { start: args.start!, dam: args.dam! });
  return { rank: 'part', icon: 'water', words: capital(words) };
}

const WAYS: Record<string, string> = { fulfilled: 'fulfilled', 'discarded-contract': 'discarded' };

function contractTold(args: Phrase['args'], scene: Scene, { kind }: LogLine): Telling {
  const facts = scene.packs.contract(idIn(args.contract));
  const words = scene.text('table-told-contract', { way: WAYS[kind] ?? 'taken', energy: facts?.energy ?? 0, reward: args.reward ?? '' });
  return { rank: 'part', icon: kind === 'fulfilled' ? 'fulfilled-contract' : 'contract', words };
}

const pieceIn = (args: Phrase['args']): string => (isPhrase(args.piece) ? String(args.piece.args.kind) : 'construct');
/** What was built where; an advanced tile is named, for what it brings follows from it. */
function builtWords(args: Phrase['args'], scene: Scene): string {
  const [piece, site] = [pieceName(args, scene), args.site!];
  if (!isPhrase(args.tile) || args.tile.key === 'tile-basic') return scene.text('table-told-built', { piece, site });
  return scene.text('table-told-built-with', { piece, site, tile: args.tile });
}
/** A piece without its article: the telling is short. */
const pieceName = (args: Phrase['args'], scene: Scene): string => scene.text('table-tile', { kind: pieceIn(args) });
