import { expect, it } from 'vitest';
import sentences from '../../../tests/text/hungarian.json';
import { withArticles } from './hungarian';

it.each(sentences as [string, string][])('%s', (written, spoken) => {
  expect(withArticles(written)).toBe(spoken);
});
