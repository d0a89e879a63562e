/** Moves pieces over the table: from element to element, or along a path of the drawing. */

import { tick } from 'svelte';
import type { Flight, Motion, Run } from '../games/types';
import { pause } from './story.svelte';

export interface Moving {
  key: number;
  motion: Motion;
  width: number;
  height: number;
  frames: Keyframe[];
  duration: number;
  delay: number;
}

type Sizes = Record<string, readonly [number, number]>;

const USUAL: readonly [number, number] = [40, 40];
const MOST = 24; // more at once shows nothing
const RUN_LEAST = 500; // milliseconds in which a run can be followed
const SAMPLES = 24;

export class Movers {
  moving = $state.raw<Moving[]>([]);
  private count = 0;

  constructor(private readonly root: () => Element | undefined) {}

  /** Move everything; ends when the last piece has arrived or the signal comes. Pieces stay at their ends until then. */
  async play(motions: readonly Motion[], sizes: Sizes, time: number, pace: number, signal: AbortSignal): Promise<void> {
    const moving: Moving[] = [];
    let start = 0; // runs follow one another
    for (const motion of motions.slice(0, MOST)) {
      const [width, height] = sizes[motion.what] ?? USUAL;
      const made = motion.kind === 'fly' ? this.flight(motion, width, height, time) : this.run(motion, width, height, start, pace);
      if (!made) continue;
      if (motion.kind === 'run' && !motion.together) start = made.delay + made.duration;
      moving.push({ key: (this.count += 1), motion, width, height, ...made });
    }
    this.moving = moving;
    await tick(); // the time runs from when they can be seen
    const end = Math.max(0, ...moving.map((each) => each.delay + each.duration));
    await pause(end, signal);
  }

  /** Everything has arrived: the drawing shows it now. */
  clear(): void {
    this.moving = [];
  }

  private flight(motion: Flight, width: number, height: number, time: number): Pick<Moving, 'frames' | 'duration' | 'delay'> | null {
    const start = this.find(motion.from);
    const end = this.find(motion.to);
    if (!start || !end) return null;
    const at = (rect: DOMRect, lift: number, scale: number) =>
      `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2 - lift}px) scale(${scale})`;
    const delay = Math.min(0.8, motion.delay ?? 0) * time;
    const frames = [
      { transform: at(start, 0, 0.9), opacity: 0.2 },
      { transform: at(start, 6, 1.08), opacity: 1, offset: 0.14 },
      { transform: at(end, 6, 1.08), opacity: 1, offset: 0.84 },
      { transform: at(end, 0, 1), opacity: 1 },
    ];
    return { frames, duration: time - delay, delay };
  }

  private run(motion: Run, width: number, height: number, delay: number, pace: number): Pick<Moving, 'frames' | 'duration' | 'delay'> | null {
    const plane = this.root()?.querySelector<SVGGraphicsElement>(`[data-plane="${CSS.escape(motion.plane)}"]`);
    const matrix = plane?.getScreenCTM();
    if (!matrix) return null;
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', motion.path);
    const length = path.getTotalLength();
    const frames = Array.from({ length: SAMPLES + 1 }, (_, index) => {
      const { x, y } = path.getPointAtLength((length * index) / SAMPLES).matrixTransform(matrix);
      return { transform: `translate(${x - width / 2}px, ${y - height / 2}px)` };
    });
    return { frames, duration: Math.max(RUN_LEAST, motion.duration * pace), delay };
  }

  /** Where the first of these elements is that can be seen. */
  private find(anchors: readonly string[]): DOMRect | null {
    for (const anchor of anchors) {
      const name = CSS.escape(anchor);
      for (const element of this.root()?.querySelectorAll(`[data-anchor="${name}"], [data-target="${name}"]`) ?? []) {
        const rect = element.getBoundingClientRect();
        if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth) return rect;
      }
    }
    return null;
  }
}
