/** The one link of each table that waits for friends. The server tells it once; this browser keeps it, so that a later visit shows the same link again. */

import { api, type Link } from './api';
import { forget, keep, kept } from './storage';

const keyOf = (table: string) => `link.${table}`;

class Links {
  private changes = $state(0);

  /** The whole address of a table's link; null where this browser does not know it. */
  of(table: string): string | null {
    void this.changes;
    const path = kept(keyOf(table));
    return path && location.origin + path;
  }

  remember(table: string, link: Link | null): void {
    if (link) keep(keyOf(table), link.path);
    this.changes++;
  }

  /** What begins, ends or is closed needs no link any more. */
  forget(table: string): void {
    forget(keyOf(table));
    this.changes++;
  }

  /** Make a new link; the earlier one stops working. */
  async renew(table: string): Promise<void> {
    this.remember(table, await api.openLink(table));
  }

  /** Make the link worthless. */
  async close(table: string): Promise<void> {
    await api.closeLink(table);
    this.forget(table);
  }
}

export const links = new Links();
