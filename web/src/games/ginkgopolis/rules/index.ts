import type { Language, RulesPage } from '../../types';

const PAGES: Record<Language, () => Promise<{ page: RulesPage }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
};

/** The rules page in a language. */
export async function rulesIn(language: Language): Promise<RulesPage> {
  return (await PAGES[language]()).page;
}
