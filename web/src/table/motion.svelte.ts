/** Moves pieces over the table: from element to element, or along a path of the drawing. */

import { tick } from 'svelte';
import type { Flight, Motion, Run, Turn } from '../games/types';
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
const TURN = 600; // milliseconds of a turn at normal speed
const SAMPLES = 24;

export class Movers {
  moving = $state.raw<Moving[]>([]);
  private count = 0;
  private turning: Animation[] = [];

  constructor(private readonly root: () => Element | undefined) {}

  /** Move everything; ends when the last piece has arrived or the signal comes. Pieces stay at their ends until then. False if nothing of it is in sight. */
  async play(motions: readonly (Motion | Turn)[], sizes: Sizes, time: number, pace: number, signal: AbortSignal): Promise<boolean> {
    const moving: Moving[] = [];
    let start = 0; // runs follow one another
    let end = 0;
    for (const motion of motions.slice(0, MOST)) {
      if (motion.kind === 'turn') {
        end = Math.max(end, this.turn(motion, time, pace));
        continue;
      }
      const [width, height] = sizes[motion.what] ?? USUAL;
      const made = motion.kind === 'fly' ? this.flight(motion, width, height, time) : this.run(motion, width, height, start, pace);
      if (!made) continue;
      if (motion.kind === 'run' && !motion.together) start = made.delay + made.duration;
      moving.push({ key: (this.count += 1), motion, width, height, ...made });
    }
    this.moving = moving;
    await tick(); // the time runs from when they can be seen
    end = Math.max(end, ...moving.map((each) => each.delay + each.duration));
    await pause(end, signal);
    return end > 0;
  }

  /** Everything has arrived: the drawing shows it now. */
  clear(): void {
    this.moving = [];
    for (const animation of this.turning) animation.cancel();
    this.turning = [];
  }

  /** Turn an element in its place, and let it stay so; returns when it will have turned. */
  private turn(motion: Turn, time: number, pace: number): number {
    const element = this.elementOf(motion.at);
    if (!element) return 0;
    const delay = Math.min(0.8, motion.delay ?? 0) * time;
    const duration = Math.max(RUN_LEAST, TURN * pace);
    this.turning.push(element.animate([{ '--turn': '0deg' }, { '--turn': `${motion.degrees}deg` }], { duration, delay, easing: 'cubic-bezier(.45, .05, .3, 1)', fill: 'both' }));
    return delay + duration;
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
    const matrix = plane?.getBoundingClientRect().width ? plane.getScreenCTM() : null; // it may lie behind another page
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
    return this.elementOf(anchors)?.getBoundingClientRect() ?? null;
  }

  private elementOf(anchors: readonly string[]): Element | null {
    for (const anchor of anchors) {
      const name = CSS.escape(anchor);
      for (const element of this.root()?.querySelectorAll(`[data-anchor="${name}"], [data-target="${name}"]`) ?? []) {
        const rect = element.getBoundingClientRect();
        if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth) return element;
      }
    }
    return null;
  }
}
