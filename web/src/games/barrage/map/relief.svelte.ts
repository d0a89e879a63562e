/** Which picture of the relief is loaded: in the light of the page, the large one only where the small one would be coarse. */

import darkLarge from './relief/dark-large.webp';
import darkSmall from './relief/dark-small.webp';
import lightLarge from './relief/light-large.webp';
import lightSmall from './relief/light-small.webp';

const SMALL = 930; // pixels that the small picture has in its width
const PICTURES = { light: { small: lightSmall, large: lightLarge }, dark: { small: darkSmall, large: darkLarge } };

export class Relief {
  private dark = $state(false);
  private large = $state(false);

  /** The address of the picture for a map that is so many pixels wide. Once large it stays so: nothing flickers when one zooms out. */
  readonly href: string = $derived(PICTURES[this.dark ? 'dark' : 'light'][this.large ? 'large' : 'small']);

  constructor(width: () => number) {
    $effect(() => {
      if (width() * devicePixelRatio > SMALL * 1.35) this.large = true;
    });
    $effect(() => {
      const night = matchMedia('(prefers-color-scheme: dark)');
      const look = () => (this.dark = (document.documentElement.dataset.theme ?? (night.matches ? 'dark' : 'light')) === 'dark');
      const watch = new MutationObserver(look);
      watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
      night.addEventListener('change', look);
      look();
      return () => {
        watch.disconnect();
        night.removeEventListener('change', look);
      };
    });
  }
}
