/**
 * Where it is the reader's turn, at all their tables. Browsers keep few connections to one server, so of all pages that
 * are open only one listens and tells the others.
 */

import type { Turn } from './api';
import type { TurnsReply } from './api.gen';
import { route } from './router.svelte';
import { Stream } from './stream';

const CHANNEL = 'ludarium-turns';
const ASK = 'ask'; // a page that has just opened wants to know
const lockOf = (table: string) => `ludarium-table-${table}`;

type End = () => void;

/** One turn for each table: somebody may have several seats at one. */
const eachTable = (turns: Turn[]) => turns.filter((turn, index) => turns.findIndex((other) => other.table === turn.table) === index);

/** Work while this page holds the lock, until the signal. Browsers have no locks without https: then every page works while it is looked at. */
function hold(name: string, mode: LockMode, signal: AbortSignal, work: () => End): void {
  if (!navigator.locks) {
    whileLookedAt(signal, work);
    return;
  }
  const held = navigator.locks.request(name, { mode, signal }, () => new Promise<void>((release) => {
    const end = work();
    signal.addEventListener('abort', () => {
      end();
      release();
    });
  }));
  void held.catch(() => undefined); // the page was left before it got the lock
}

function whileLookedAt(signal: AbortSignal, work: () => End): void {
  let end: End | null = null;
  const look = () => {
    if (!document.hidden) end ??= work();
    else {
      end?.();
      end = null;
    }
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => end?.());
  look();
}

class Turns {
  all = $state.raw<Turn[]>([]);
  private readonly shownHere = new Set<string>();

  /** One turn for each other table than the one on this page, the one that has waited longest first. */
  get elsewhere(): Turn[] {
    return eachTable(this.all).filter((turn) => route.path !== `/t/${turn.table}`);
  }

  /** This page shows a table, until the answer is called; it calls its reader itself. */
  show(table: string): End {
    const leaving = new AbortController();
    hold(lockOf(table), 'shared', leaving.signal, () => {
      this.shownHere.add(lockOf(table));
      return () => this.shownHere.delete(lockOf(table));
    });
    return () => leaving.abort();
  }

  /** Know the turns from now on, until the answer is called; `call` hears of turns that begin at tables which no page shows. */
  listen(call: (turn: Turn) => void): End {
    const leaving = new AbortController();
    const channel = new BroadcastChannel(CHANNEL);
    let leads = false;
    channel.onmessage = ({ data }) => {
      if (data !== ASK) this.all = data as Turn[];
      else if (leads) channel.postMessage(this.all);
    };
    channel.postMessage(ASK);
    hold(CHANNEL, 'exclusive', leaving.signal, () => {
      leads = true;
      const stream = this.lead(call, channel);
      return () => stream.stop();
    });
    return () => {
      leaving.abort();
      channel.close();
      this.all = [];
    };
  }

  private lead(call: (turn: Turn) => void, channel: BroadcastChannel): Stream {
    let known: Set<string> | null = null;
    const hear = async (turns: Turn[]) => {
      const begun = known ? eachTable(turns).filter((turn) => !known!.has(turn.table)) : [];
      known = new Set(turns.map((turn) => turn.table));
      this.all = turns;
      channel.postMessage(turns);
      if (!begun.length) return;
      const locks = (await navigator.locks?.query())?.held ?? [];
      const shown = new Set([...this.shownHere, ...locks.map((lock) => lock.name)]);
      begun.filter((turn) => !shown.has(lockOf(turn.table))).forEach(call);
    };
    return new Stream('/api/me/events', ['turns'], { event: (_, data) => void hear((data as TurnsReply).turns), state: () => undefined });
  }
}

export const turns = new Turns();
