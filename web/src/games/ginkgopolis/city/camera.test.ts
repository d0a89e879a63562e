import { describe, expect, it } from 'vitest';
import type { Box } from '../../shared/plane';
import { Camera } from './camera.svelte';

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
});
