/** What the sides of a table are called. */

import type { Phrase, Seat, Table, GameInfo } from './api';
import { t, words } from './language.svelte';

export function botName(bot: string): string {
  return words.has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : t('ui-bot-other', { name: bot });
}

/** A seat's name; bots of the same kind are numbered, free seats say that they are free. */
export function seatName(table: Table, seat: Seat): string {
  if (seat.kind === 'bot' && seat.bot) {
    const same = table.seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot);
    const name = botName(seat.bot);
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  }
  if (seat.kind === 'human') return seat.name;
  return t(seat.kind === 'open' ? 'ui-seat-open' : seat.reserved && seat.name ? 'ui-seat-reserved' : 'ui-seat-invite', { name: seat.name ?? '' });
}

/** The names of all sides; a side that the rules play has a phrase for a name. */
export function sideNames(table: Table, game: GameInfo | null): (string | Phrase)[] {
  const names: (string | Phrase)[] = table.seats.map((seat) => seatName(table, seat));
  for (const { side, name } of game?.automatic_sides[String(table.players)] ?? []) names[side] = name;
  return names;
}
