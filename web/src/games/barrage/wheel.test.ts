import { expect, test } from 'vitest';
import { touchOf } from './wheel';

const PHONE = 118 / 200; // pixels of a phone's wheel for one of its units
const FINGER = 40;

test('a finger finds the lowest sector, the one on top', () => {
  const [outer, inner] = [...touchOf(0).matchAll(/A(\d+)/g)].map(([, radius]) => Number(radius)) as [number, number];
  expect((outer - inner * Math.sin((61 * Math.PI) / 180)) * PHONE).toBeGreaterThanOrEqual(FINGER);
});
