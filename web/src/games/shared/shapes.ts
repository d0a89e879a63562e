/** How signs are drawn on a field of 24 by 24, and the signs of the effect language itself. A number may stand beside a sign. */

export interface Shape {
  d: string;
  /** A colour token or `currentColor`; default: none for strokes. */
  fill?: string;
  stroke?: string;
  width?: number;
  /** How it is moved and scaled within the field. */
  transform?: string;
}

export const INK = 'currentColor';

export const line = (d: string, width = 2, stroke = INK): Shape => ({ d, stroke, width });
export const solid = (d: string, fill = INK): Shape => ({ d, fill });
/** A sign made smaller, its field's corner put to a point: a part of a greater sign. */
export const small = (shapes: Shape[], x: number, y: number, scale: number): Shape[] => shapes.map((shape) => ({ ...shape, transform: `translate(${x} ${y}) scale(${scale}) ${shape.transform ?? ''}` }));

/** What joins signs to a row: every game's effects use them. */
export const JOINTS: Record<string, Shape[]> = {
  and: [line('M12 6v12M6 12h12', 2)],
  or: [line('M15.5 4l-7 16', 2.2)],
  arrow: [line('M3.5 12h15M13.5 6.5l5.5 5.5l-5.5 5.5', 2.2)],
  may: [line('M7 3C2.5 8.5 2.5 15.5 7 21M17 3c4.5 5.5 4.5 12.5 0 18', 1.8), line('M9.4 9.2a2.7 2.7 0 1 1 3.6 2.6c-.8.4-1 1-1 2.2M12 17.6v.2', 2)],
  times: [line('M7 7l10 10M17 7L7 17', 2.4)],
  'up-to-times': [line('M3 9.5l6-4v8zM3 17h6', 1.6), line('M12.5 7.5l8 8M20.5 7.5l-8 8', 2.2)],
  per: [line('M7 7l10 10M17 7L7 17', 2.4)],
  max: [line('M18 4.5L6 10l12 5.5M6 20h12', 2.2)],
  by: [line('M17.5 5H6.5l6 7l-6 7h11', 2)],
  if: [line('M6 4.5L18 10L6 15.5M6 20h12', 2.2)],
  instead: [line('M4 8.5h14.5M14.5 4.5l4 4l-4 4M20 15.5H5.5M9.5 11.5l-4 4l4 4', 1.9)],
  'once-per-turn': [line('M18.6 7.4A8.3 8.3 0 1 0 20.3 12M19.6 3.2v4.6h-4.6', 1.8), line('M10.4 10.2l2.2-1.8v7.4', 2)],
  'once-per-round': [line('M3.8 10.6a8.3 8.3 0 0 1 14.4-4.2M20.2 13.4a8.3 8.3 0 0 1-14.4 4.2M18.8 2.4v4.4h-4.4M5.2 21.6v-4.4h4.4', 1.8), line('M10.4 10.2l2.2-1.8v7.4', 2)],
};

/** A sign for something we have no picture of (a pack of later days): better a plain mark than nothing. */
export const UNKNOWN: Shape[] = [line('M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', 1.6), line('M9.4 9.6a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1 1-1 2M12 17v.2', 2)];
