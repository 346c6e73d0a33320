/** The things people hold, on the top plane. */
import { isoLine, isoRect, type Project } from '@studio/drawings/line/iso.ts';
import { circle, line, range, shape, type Point } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { area, stroke } from '../ink.ts';
import type { Ink } from '../marks.ts';
import { rounded } from './rounded.ts';
import { box, raised } from './solids.ts';

/** The middle of its footprint and its size. */
export type Stand = readonly [u: number, v: number, size: number];

interface Thing {
  readonly ink: Ink[];
  /** Where the leader of its name starts. */
  readonly top: Point;
}

type Draw = (at: Project, ...stand: Stand) => Thing;

const web: Draw = (at, u, v, size) => {
  const [w, d, z] = [size, size * 0.8, 7];
  const [left, back] = [u - w / 2, v - d / 2];
  const [x, y] = [(k: number) => left + w * k, (k: number) => back + d * k];
  const lines = [0.92, 0.86, 0.9, 0.78].map((end, i): [number, number] => [end, 0.3 + i * 0.1]);
  return {
    ink: [
      ...box(raised(at, z - 3), left, back, w, d, 3),
      area(isoRect(at, left, back, w, d * 0.17, z), 'soft'),
      stroke(
        isoLine(at, [
          [left, y(0.17), z],
          [left + w, y(0.17), z],
        ]),
      ),
      area(isoRect(at, x(0.08), y(0.28), w * 0.44, d * 0.36, z), 'tint', { edge: 'thin' }),
      stroke(
        lines.map(([end, k]) =>
          isoLine(at, [
            [x(0.6), y(k), z],
            [x(end), y(k), z],
          ]),
        ),
        { weight: 'thin' },
      ),
      area(isoRect(at, x(0.08), y(0.74), w * 0.34, d * 0.14, z), 'solid'),
    ],
    top: at(u - d / 2, back, z),
  };
};

const phone: Draw = (at, u, v, size) => {
  const [w, d, z] = [size * 0.52, size, 5];
  const [left, back] = [u - w / 2, v - d / 2];
  const rim = (height: number, inset: number): Point[] => [
    at(left + inset, back + inset, height),
    at(left + w - inset, back + inset, height),
    at(left + w - inset, back + d - inset, height),
    at(left + inset, back + d - inset, height),
  ];
  const row = (k: number) =>
    isoLine(at, [
      [left + w * 0.24, back + d * k, z],
      [left + w * 0.72, back + d * k, z],
    ]);
  return {
    ink: [
      area(rounded(rim(0, 0), size * 0.1), 'tint'),
      area(rounded(rim(z, 0), size * 0.1), 'paper'),
      stroke(shape(rim(z, size * 0.07)), { weight: 'thin' }),
      area(isoRect(at, left + w * 0.24, back + d * 0.18, w * 0.52, d * 0.3, z), 'tint', {
        edge: 'thin',
      }),
      stroke([row(0.56), row(0.64)], { weight: 'thin' }),
      area(isoRect(at, left + w * 0.24, back + d * 0.74, w * 0.52, d * 0.1, z), 'solid'),
    ],
    top: at(left, v - w / 2, z),
  };
};

const desk: Draw = (at, u, v, size) => {
  const [w, low, high] = [size, size * 0.2, size * 0.86];
  const [left, right] = [u - w / 2, u + w / 2];
  const down = (k: number) => high - (high - low) * k;
  /** A rectangle on the screen, as shares of its width and height. */
  const face = (x1: number, x2: number, y1: number, y2: number): string =>
    shape([
      at(left + w * x1, v, down(y2)),
      at(left + w * x2, v, down(y2)),
      at(left + w * x2, v, down(y1)),
      at(left + w * x1, v, down(y1)),
    ]);
  const bars = [0.6, 0.46, 0.68, 0.34].map((k, i) =>
    face(0.42 + i * 0.13, 0.5 + i * 0.13, k, 0.86),
  );
  const rows = range(3).map((i) => {
    const z = down(0.36 + i * 0.2);
    return isoLine(at, [
      [left + w * 0.08, v, z],
      [left + w * 0.3, v, z],
    ]);
  });
  const edge =
    shape([at(right, v - 5, low), at(right, v, low), at(right, v, high), at(right, v - 5, high)]) +
    shape([at(left, v - 5, high), at(right, v - 5, high), at(right, v, high), at(left, v, high)]);
  return {
    ink: [
      area(isoRect(at, u - size * 0.2, v - size * 0.14, size * 0.4, size * 0.28), 'paper'),
      stroke(
        isoLine(at, [
          [u, v, 0],
          [u, v, low],
        ]),
        { weight: 'path' },
      ),
      area(edge, 'tint'),
      area(face(0, 1, 0, 1), 'paper'),
      area(face(0, 1, 0, 0.17), 'solid'),
      stroke(rows, { weight: 'thin' }),
      area(bars, 'soft'),
    ],
    top: at(u, v, high),
  };
};

const device: Draw = (at, u, v, size) => {
  const [w, d, h] = [size * 0.66, size * 0.56, size * 0.3];
  const [left, back] = [u - w / 2, v - d / 2];
  const [x, front] = [(k: number) => left + w * k, back + d];
  const window = shape([
    at(x(0.12), front, h * 0.3),
    at(x(0.52), front, h * 0.3),
    at(x(0.52), front, h * 0.78),
    at(x(0.12), front, h * 0.78),
  ]);
  const knob = (at(x(0.84), front)[0] - at(x(0.68), front)[0]) * 0.38;
  const mast = [x(0.82), back + d * 0.22] as const;
  const tip = at(...mast, h + size * 0.34);
  return {
    ink: [
      ...box(at, left, back, w, d, h),
      area(window, 'tint', { edge: 'thin' }),
      area(
        [0.68, 0.84].map((k) => circle(...at(x(k), front, h * 0.54), knob)),
        'solid',
        { edge: 'none' },
      ),
      stroke(
        [0.45, 0.62, 0.79].map((k) =>
          isoLine(at, [
            [x(0.2), back + d * k, h],
            [x(0.62), back + d * k, h],
          ]),
        ),
        { weight: 'thin' },
      ),
      stroke(
        isoLine(at, [
          [...mast, h],
          [...mast, h + size * 0.34],
        ]),
      ),
      area(circle(...tip, 2.4), 'solid', { edge: 'none' }),
    ],
    top: at(u - d / 2, back, h),
  };
};

/** Nothing in hand: two systems that communicate. */
const none: Draw = (at, u, v, size) => {
  const [w, h, reach] = [size * 0.36, size * 0.16, size * 0.42];
  const [lx, ly] = at(u - reach + w / 2, v + reach - w / 2, h / 2);
  const [rx] = at(u + reach - w / 2, v - reach + w / 2, h / 2);
  const head = (tip: number, back: number) =>
    shape([
      [tip, ly],
      [back, ly - 4.2],
      [back, ly + 4.2],
    ]);
  return {
    ink: [
      stroke(line(lx, ly, rx, ly), { weight: 'path' }),
      ...[-reach, reach].flatMap((by) => box(at, u + by - w / 2, v - by - w / 2, w, w, h)),
      area([head(lx + 16, lx + 25), head(rx - 16, rx - 25)], 'solid', { edge: 'none' }),
    ],
    top: at(u, v, h / 2),
  };
};

export const handThings: Readonly<Record<Answers['hand'][number], Draw>> = {
  web,
  phone,
  desk,
  device,
  none,
};
