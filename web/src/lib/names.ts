/** What the sides of a table are called. */

import type { BotInfo, Phrase, Seat, Table } from './api';
import { t, words } from './language.svelte';

/** The level that whoever has not chosen one meets. */
export const USUAL_LEVEL = 'medium';

const ROMAN = ['I', 'II', 'III', 'IV', 'V']; // beside a number of points no digit is mistaken for one

/** A person's name; the server calls whoever has not chosen one 'Guest 4821'. */
export function personName(name: string): string {
  const number = /^Guest (\d{4})$/.exec(name)?.[1];
  return number ? t('ui-guest', { number }) : name;
}

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.form(`bot-${bot}`, 'name') : t('ui-bot-other', { name: bot });
}

/** How a bot plays, as the server says it; nothing where this page has no words for it yet. */
export function botWords(bot: BotInfo): string {
  return words.has(bot.words.key) ? t(bot.words.key, bot.words.args) : '';
}

/** The bots that people choose among, from the weakest to the strongest, then the host's own; whoever sits on a seat already stays in the list. */
export function offeredBots(bots: readonly BotInfo[], seats: readonly string[] = []): BotInfo[] {
  return bots.filter((bot) => bot.level || bot.own || seats.includes(`bot:${bot.name}`));
}

/** The bot that gives a seat its name; a record names the people and bots who played it, whoever looks at it now. */
function namingBot(table: Table, seat: Seat): string | null {
  if (seat.kind === 'bot') return seat.name === seat.bot ? seat.bot : null;
  return table.imported && words.has(`bot-${seat.name}`) ? seat.name : null;
}

/** A seat's name; bots of the same kind are numbered, free seats say that they are free. */
export function seatName(table: Table, seat: Seat): string {
  const bot = namingBot(table, seat);
  if (bot !== null) {
    const same = table.seats.filter((other) => namingBot(table, other) === bot);
    const name = botName(bot);
    return same.length > 1 ? `${name} ${ROMAN[same.indexOf(seat)] ?? same.indexOf(seat) + 1}` : name;
  }
  if (seat.kind === 'human' || seat.kind === 'bot') {
    const unnamed = table.imported && table.seats.some((other) => other.seat < seat.seat && other.name === seat.name); // the record has no names
    return unnamed ? t('ui-seat-number', { number: seat.seat + 1 }) : personName(seat.name);
  }
  return t(seat.kind === 'open' ? 'ui-seat-open' : seat.reserved && seat.name ? 'ui-seat-reserved' : 'ui-seat-invite', { name: personName(seat.name) });
}

/** The names of all sides; a side that the rules play has a phrase for a name. */
export function sideNames(table: Table): (string | Phrase)[] {
  const names: (string | Phrase)[] = table.seats.map((seat) => seatName(table, seat));
  for (const { side, name } of table.automatic_sides) names[side] = name;
  return names;
}

/** The names of all sides in words. */
export function spokenNames(table: Table): string[] {
  return sideNames(table).map((name) => (typeof name === 'string' ? name : words.of(table.game)?.say(name) ?? ''));
}
