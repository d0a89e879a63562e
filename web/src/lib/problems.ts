/** What went wrong, in the reader's language; problems we have no words for keep the server's English ones. */

import { Problem } from './api';
import { t, words } from './language.svelte';

export function problemWords(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('ui-problem-internal');
  const key = `ui-problem-${problem.code.replaceAll('_', '-')}`;
  if (!words.has(key)) return problem.message;
  const details = ['bad_options', 'bad_record', 'bad_pack', 'unknown_pack', 'invalid'].includes(problem.code) ? ` (${problem.message})` : '';
  return t(key) + details;
}
