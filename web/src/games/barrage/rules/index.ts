import { rulesFrom } from '../../shared/rules';

/** The rules page in a language. */
export const rulesIn = rulesFrom({
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
});
