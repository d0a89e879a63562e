/** The options of a table: what can be chosen, what it is called. */

import type { Choices, GameInfo, OptionSpec } from './api';
import { t } from './language.svelte';
import type { Speaker } from './text';

const word = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** What an option offers a table of so many players. */
export function choicesOf(spec: OptionSpec, players: number): Choices {
  return spec.exceptions[String(players)] ?? spec;
}

export function optionName(spec: OptionSpec, speaker: Speaker): string {
  return speaker.text(`option-${spec.name}`);
}

export function valueName(spec: OptionSpec, value: unknown, speaker: Speaker): string {
  return spec.kind === 'seat' && typeof value === 'number' ? t('ui-seat-number', { number: value + 1 }) : speaker.text(`option-${spec.name}-${word(value)}`);
}

/** An option with its value: 'Game: Full game'. */
export function choiceName(spec: OptionSpec, value: unknown, speaker: Speaker): string {
  return t('ui-choice', { option: optionName(spec, speaker), value: valueName(spec, value, speaker) });
}

/** The first two choices that do not go together, in words; null if the table can be opened like this. */
export function conflictOf(game: GameInfo, players: number, chosen: (spec: OptionSpec) => unknown, speaker: Speaker): string | null {
  const named = (name: string) => game.options.find((spec) => spec.name === name)!;
  const found = game.conflicts.find(
    (conflict) => conflict.counts.includes(players) && Object.entries(conflict.choices).every(([name, value]) => chosen(named(name)) === value),
  );
  if (!found) return null;
  const [first = '', second = ''] = Object.entries(found.choices).map(([name, value]) => choiceName(named(name), value, speaker));
  return t('ui-conflict', { first, second });
}
