/** What this browser's person wants: light or dark, sound, motion, how fast a turn is told, when to be asked. */

import { keep, kept } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** When a pressed choice waits for its confirmation: every time, when it cannot be taken back, never. */
export const CONFIRMS = ['always', 'final', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How fast the actions of others are told. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What was chosen before, if it is still among the choices. */
function chosen<Choice extends string>(key: string, choices: readonly Choice[], usual: Choice): Choice {
  return choices.find((choice) => choice === kept(key)) ?? usual;
}

class Settings {
  theme = $state<Theme>(chosen('theme', THEMES, 'system'));
  confirm = $state<Confirm>(chosen('confirm', CONFIRMS, 'final'));
  speed = $state<Speed>(chosen('speed', SPEEDS, 'normal'));
  sound = $state(kept('sound') !== 'off');
  /** The table as lists and words instead of a drawing. */
  plain = $state(kept('plain') === 'on');
  reducedMotion = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    this.show();
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.reducedMotion = event.matches));
  }

  nextTheme(): void {
    this.chooseTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.show();
  }

  chooseConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep('confirm', confirm);
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  togglePlain(): void {
    this.plain = !this.plain;
    keep('plain', this.plain ? 'on' : 'off');
  }

  private show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
