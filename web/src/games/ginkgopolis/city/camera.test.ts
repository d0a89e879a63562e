import { describe, expect, it } from 'vitest';
import type { Box } from '../../shared/plane';
import { Camera, leastCovered } from './camera.svelte';
import { liftOf, poleOf, TALL, tokenDepth, WIDE, within } from './plan';

const [WIDTH, HEIGHT, FOOT] = [390, 430, 56];

/** A phone's board with counters along its lower edge, and a city of so many columns and rows. */
function look(columns: number, rows: number): { camera: Camera; bounds: Box; cells: Box[] } {
  const cells = Array.from({ length: columns * rows }, (_, index) => ({ x: (index % columns) * 128, y: Math.floor(index / columns) * 112, width: 128, height: 112 }));
  const bounds = { x: 0, y: 0, width: columns * 128, height: rows * 112 };
  const camera = new Camera({ bounds: () => bounds, parts: () => cells, covers: () => [{ x: 0, y: HEIGHT - FOOT, width: WIDTH, height: FOOT }], foot: () => FOOT, least: () => 0.5 });
  [camera.width, camera.height] = [WIDTH, HEIGHT];
  return { camera, bounds, cells };
}

const bottom = ({ camera, bounds }: ReturnType<typeof look>) => (bounds.y + bounds.height) * camera.frame.scale + camera.frame.y;
const top = ({ camera, bounds }: ReturnType<typeof look>) => bounds.y * camera.frame.scale + camera.frame.y;

describe('the part of the city that is seen on a phone', () => {
  it.each([[5, 5], [6, 6], [9, 6]])('keeps a city of %i columns and %i rows above the counters', (columns, rows) => {
    const seen = look(columns, rows);
    expect(bottom(seen)).toBeLessThanOrEqual(HEIGHT - FOOT);
    expect(top(seen)).toBeGreaterThanOrEqual(0);
  });

  it('brings the last row of a city that is too high above the counters, and its first row into sight', () => {
    const seen = look(6, 9);
    const { camera, cells } = seen;
    const middle = (cell: Box) => ({ x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 });
    camera.show([middle(cells.at(-1)!)]);
    expect(camera.frame.scale).toBe(0.5);
    expect(bottom(seen)).toBeLessThanOrEqual(HEIGHT - FOOT);
    camera.show([middle(cells[0]!)]);
    expect(top(seen)).toBeGreaterThanOrEqual(0);
  });

  it('brings what lies close to the counters further up', () => {
    const seen = look(6, 9);
    seen.camera.drag(0, -40);
    const { scale, y } = seen.camera.frame;
    seen.camera.show([{ x: 384, y: (HEIGHT - FOOT - 20 - y) / scale }]);
    expect(seen.camera.frame.y).toBeLessThan(y);
  });

  it('leaves a city that is too large where it is when what is named is in sight, and moves it no further than needed', () => {
    const { camera, cells } = look(9, 9);
    const { x, y, scale } = camera.frame;
    const seen = { x: (100 - x) / scale, y: (100 - y) / scale };
    camera.show([seen]);
    expect(camera.frame).toEqual({ x, y, scale });
    const [left] = cells;
    camera.show([{ x: left!.x + left!.width / 2, y: seen.y }]);
    expect(camera.frame.x).toBeGreaterThan(x);
    expect(camera.frame.y).toBeCloseTo(y);
  });

  it('stays where it is seen when a city that is too large grows on', () => {
    const bounds = { x: 0, y: 0, width: 9 * 128, height: 9 * 112 };
    const grown = { ...bounds, x: -128, width: 10 * 128 };
    let now = bounds;
    const camera = new Camera({ bounds: () => now, parts: () => [now], covers: () => [], foot: () => FOOT, least: () => 0.5 });
    [camera.width, camera.height] = [WIDTH, HEIGHT];
    const { x, y } = camera.frame;
    camera.stay();
    now = grown;
    camera.height += 0.001; // what it is measured by has changed
    expect(camera.frame.x).toBeCloseTo(x);
    expect(camera.frame.y).toBeCloseTo(y);
  });

  it('knows whether the whole city is in sight, also when it was taken in hand', () => {
    expect(look(6, 9).camera.seesAll).toBe(false);
    const { camera } = look(5, 3);
    expect(camera.seesAll).toBe(true);
    camera.drag(0, 20);
    expect(camera.isFitted).toBe(false);
    expect(camera.seesAll).toBe(true);
    camera.drag(30, 0);
    expect(camera.seesAll).toBe(false);
  });
});

describe('a city beside the piles', () => {
  it('lies as near to the middle as nothing of it lies under them', () => {
    const bounds = { x: 0, y: 0, width: 500, height: 500 };
    const parts = [{ x: 0, y: 200, width: 500, height: 300 }, { x: 0, y: 0, width: 480, height: 200 }];
    const camera = new Camera({ bounds: () => bounds, parts: () => parts, covers: () => [{ x: 700, y: 0, width: 300, height: 150 }], foot: () => 0, least: () => 0.3 });
    [camera.width, camera.height] = [1000, 500];
    const { scale, x } = camera.frame;
    expect(scale).toBe(1);
    expect(x).toBeGreaterThan(200); // in the room left of the piles it would lie at 100
    expect(x + 480).toBeLessThanOrEqual(700);
  });
});

describe('a panel that gives way', () => {
  const places = [{ x: 0, y: 0, width: 50, height: 50 }, { x: 0, y: 150, width: 50, height: 50 }, { x: 150, y: 0, width: 50, height: 50 }];
  const [high, low, right] = [{ x: 10, y: 10, width: 20, height: 20 }, { x: 10, y: 160, width: 20, height: 20 }, { x: 160, y: 10, width: 20, height: 20 }];

  it.each([
    ['stays in its place where it covers nothing', [], 0],
    ['leaves what is looked at in sight', [high!], 1],
    ['covers less of the rest, too', [high!, low!], 2],
    ['rather covers all others than what is looked at', [high!, low!, low!, right!, right!], 1],
  ] as const)('%s', (_, kept, place) => expect(leastCovered(places, kept)).toBe(place));
});

describe.each([WIDE, TALL])('a token behind a building ($id)', (plan) => {
  it('lies on its plot where nothing hides it', () => expect([poleOf(plan, 0), poleOf(plan, liftOf(plan, 1))]).toEqual([0, 0]));

  it.each([2, 3, 4, 5, 9])('is seen whole over %i floors', (height) => {
    const front = liftOf(plan, height);
    const lowest = within(plan, 0.5, 0.52).y + tokenDepth(plan) - poleOf(plan, front);
    expect(lowest).toBeLessThan(plan.depth + plan.streetY / 2 - front);
  });
});
