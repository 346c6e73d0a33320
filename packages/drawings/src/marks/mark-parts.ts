import { line, rect } from '#line/pen.ts';

/** The size of every mark. */
export const markSize = { width: 96, height: 64 };

/** An application window: its frame and the rule under its title bar. */
export const pane = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h) + line(x, y + 8, x + w, y + 8);

/** A tick centered on a point. */
export const tick = (x: number, y: number): string => `M${x - 7} ${y}l5 5 9-10`;

/** A plus sign centered on a point. */
export const plus = (x: number, y: number, arm = 3): string =>
  line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm);
