import type { Place, Slot } from './marks.ts';

const slot = (x: number, y: number, width: number, height: number): Slot => ({
  x,
  y,
  width,
  height,
});

/**
 * The layouts of the two formats. Every part has a slot; positions are fixed, not computed from the rendering. The
 * landscape sheet is A4 and shown at 880 px or more, the upright one at 320 px or more, so that labels are never
 * smaller than 11 px.
 */
export interface Plan {
  readonly format: 'lying' | 'upright';
  readonly width: number;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number };
  readonly label: number;
  /** The three exploded planes: their center, the far corner of the first, their side and distance. */
  readonly stack: {
    readonly middle: number;
    readonly top: number;
    readonly side: number;
    readonly apart: number;
    readonly thick: number;
  };
  /** The names beside the planes. */
  readonly side: {
    readonly x: number;
    readonly text: number;
    readonly right: number;
    readonly pitch: number;
    /** Where the names of the connected systems end. */
    readonly talksEnd: number;
  };
  readonly people: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly field: number;
    readonly columns: number;
    readonly column: number;
    readonly first: number;
    readonly pitch: number;
  };
  readonly today: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly top: number;
    readonly height: number;
  };
  readonly hold: { readonly first: number; readonly pitch: number };
  readonly time: {
    readonly x: number;
    readonly right: number;
    readonly y: number;
    readonly line: number;
    readonly foot: number;
    readonly steerX: number;
    readonly steerY: number;
  };
  readonly words: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly lines: number;
  };
  /** The place of each part; a part that grows with its text computes its own. */
  readonly slots: Readonly<
    Record<Exclude<Place, 'frame' | 'reading' | 'block' | 'words' | 'when' | 'steer'>, Slot>
  >;
}

export const lying: Plan & { readonly height: number } = {
  format: 'lying',
  width: 1000,
  height: 707,
  frame: { x: 24, y: 24, width: 952 },
  label: 12.5,
  stack: { middle: 394, top: 85, side: 180, apart: 137, thick: 6 },
  side: { x: 582, text: 599, right: 710, pitch: 19, talksEnd: 418 },
  people: { x: 46, y: 50, width: 165, field: 54, columns: 1, column: 0, first: 88, pitch: 42 },
  today: { x: 46, y: 270, width: 162, top: 292, height: 92 },
  hold: { first: 529, pitch: 22.5 },
  time: { x: 46, right: 692, y: 606, line: 653, foot: 675.5, steerX: 252, steerY: 606 },
  words: { x: 46, y: 440, width: 166, lines: 7 },
  slots: {
    people: slot(32, 32, 182, 210),
    today: slot(32, 250, 182, 164),
    hand: slot(218, 34, 492, 200),
    talks: slot(218, 172, 492, 248),
    care: slot(218, 392, 492, 154),
    hold: slot(218, 496, 492, 90),
    product: slot(218, 34, 492, 552),
  },
};

export const upright: Plan = {
  format: 'upright',
  width: 350,
  frame: { x: 10, y: 10, width: 330 },
  label: 12.1,
  stack: { middle: 132, top: 226, side: 112, apart: 126, thick: 5 },
  side: { x: 248, text: 248, right: 336, pitch: 18, talksEnd: 515 },
  people: { x: 32, y: 36, width: 148, field: 40, columns: 2, column: 160, first: 76, pitch: 44 },
  today: { x: 32, y: 696, width: 296, top: 716, height: 58 },
  hold: { first: 604, pitch: 24 },
  time: { x: 32, right: 320, y: 836, line: 935, foot: 959, steerX: 32, steerY: 864 },
  words: { x: 32, y: 1006, width: 296, lines: 9 },
  slots: {
    people: slot(14, 16, 322, 140),
    hand: slot(14, 160, 322, 176),
    talks: slot(14, 274, 322, 242),
    care: slot(14, 480, 322, 154),
    hold: slot(14, 578, 322, 98),
    today: slot(14, 676, 322, 126),
    product: slot(14, 160, 322, 500),
  },
};
