/** What this browser wants: light or dark, sound, motion. */

import { keep, kept } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  theme = $state<Theme>((THEMES as readonly string[]).includes(kept('theme') ?? '') ? (kept('theme') as Theme) : 'system');
  sound = $state(kept('sound') !== 'off');
  /** The table as lists and words instead of a drawing. */
  plain = $state(kept('plain') === 'on');
  reducedMotion = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    this.show();
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.reducedMotion = event.matches));
  }

  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    keep('theme', this.theme);
    this.show();
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
