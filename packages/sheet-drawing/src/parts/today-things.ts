/** Existing things, in a box of w × h: flat, and hatched because they are old and stay for now. */
import {
  circle,
  hatch,
  join,
  line,
  poly,
  range,
  rect,
  roundRect,
  shape,
  writing,
} from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { area, stroke } from '../ink.ts';
import type { Ink, Line } from '../marks.ts';

type Thing = (x: number, y: number, w: number, h: number) => Ink[];

const old = (x: number, y: number, w: number, h: number): Line =>
  stroke(hatch(x, y, w, h, 6), { weight: 'thin', tone: 'soft' });

/** A sketch on a napkin. Nothing exists yet, so nothing is hatched. */
const idea: Thing = (x, y, w, h) => {
  const bend = (...numbers: readonly number[]) =>
    `c${join(...numbers.map((part, i) => part * (i % 2 ? h : w)))}`;
  return [
    area(roundRect(x, y, w, h, 4), 'paper', { dash: 'dashed' }),
    stroke([
      `M${join(x + w * 0.18, y + h * 0.62)}`,
      bend(0.06, -0.5, 0.28, -0.46, 0.24, -0.08),
      bend(-0.03, 0.26, -0.18, 0.12, 0.02, -0.1),
      bend(0.2, -0.2, 0.3, -0.12, 0.2, 0.1),
      bend(-0.04, 0.12, 0.06, 0.12, 0.16, -0.02),
    ]),
  ];
};

const paper: Thing = (x, y, w, h) => {
  const [sw, sh, behind] = [w * 0.72, h * 0.86, Math.min(6, w * 0.09)];
  const [fx, fy, fold] = [x + (w - sw - 2 * behind) / 2, y + h - sh, sw * 0.24];
  const [right, foot, turn] = [fx + sw, fy + sh, fx + sw - fold];
  return [
    area(rect(fx + 2 * behind, fy - 2 * behind + 2, sw, sh), 'paper'),
    area(rect(fx + behind, fy - behind + 1, sw, sh), 'paper'),
    area(
      shape([
        [fx, fy],
        [turn, fy],
        [right, fy + fold],
        [right, foot],
        [fx, foot],
      ]),
      'paper',
    ),
    stroke(
      poly([
        [turn, fy],
        [turn, fy + fold],
        [right, fy + fold],
      ]),
    ),
    old(fx, fy + sh * 0.36, sw, sh * 0.64),
    stroke(
      [
        ...[0.36, 0.57, 0.78].map((k) => line(fx, fy + sh * k, right, fy + sh * k)),
        line(fx + sw * 0.4, fy + sh * 0.36, fx + sw * 0.4, foot),
      ],
      { weight: 'thin' },
    ),
  ];
};

const site: Thing = (x, y, w, h) => [
  area(rect(x, y, w, h), 'paper'),
  old(x, y + h * 0.2, w, h * 0.8),
  stroke(line(x, y + h * 0.2, x + w, y + h * 0.2)),
  stroke(
    range(3).map((i) => rect(x + 5 + i * 6, y + h * 0.1 - 1.5, 3, 3)),
    { weight: 'thin' },
  ),
  area(rect(x + w * 0.14, y + h * 0.36, w * 0.72, h * 0.26), 'paper'),
  area(
    range(3).map((i) => rect(x + w * (0.14 + i * 0.265), y + h * 0.72, w * 0.19, h * 0.16)),
    'paper',
    { edge: 'thin' },
  ),
];

const app: Thing = (x, y, w, h) => {
  const [left, low] = [x + w * 0.32, y + h * 0.72];
  return [
    area(rect(x, y, w, h), 'paper'),
    old(x, y, w * 0.32, h),
    old(left, low, w * 0.68, h * 0.28),
    stroke([line(left, y, left, y + h), line(left, low, x + w, low)]),
    stroke(writing(x + w * 0.42, y + h * 0.18, w * 0.48, 4, h * 0.13), { weight: 'thin' }),
  ];
};

const servers: Thing = (x, y, w, h) =>
  range(3).flatMap((i) => {
    const [bx, by, bw, bh] = [x + w * 0.1, y + (i * h) / 3, w * 0.8, h / 3 - 3];
    const split = bx + bw * 0.36;
    return [
      area(rect(bx, by, bw, bh), 'paper'),
      old(split, by, bw * 0.64, bh),
      stroke(line(split, by, split, by + bh), { weight: 'thin' }),
      area(
        [0.12, 0.24].map((k) => circle(bx + bw * k, by + bh / 2, 1.6)),
        'solid',
        { edge: 'none' },
      ),
    ];
  });

const machine: Thing = (x, y, w, h) => {
  const [bx, by, bw, bh] = [x + w * 0.08, y + h * 0.3, w * 0.84, h * 0.58];
  const [panel, dialX, dialY, dial] = [
    bx + bw * 0.6,
    bx + bw * 0.8,
    by + bh * 0.36,
    Math.min(bw, bh) * 0.15,
  ];
  return [
    area(
      shape([
        [x + w * 0.2, y],
        [x + w * 0.62, y],
        [x + w * 0.54, by],
        [x + w * 0.28, by],
      ]),
      'paper',
    ),
    area(rect(bx, by, bw, bh), 'paper'),
    old(bx, by, bw * 0.6, bh),
    stroke(line(panel, by, panel, by + bh)),
    area(circle(dialX, dialY, dial), 'paper'),
    stroke(line(dialX, dialY, dialX + dial * 0.66, dialY - dial * 0.66)),
    stroke(
      [0.68, 0.8].map((k) => line(bx + bw * 0.7, by + bh * k, bx + bw * 0.9, by + bh * k)),
      { weight: 'thin' },
    ),
    area(
      [0.14, 0.86].map((k) => rect(x + w * k - 4, by + bh, 8, h * 0.12)),
      'paper',
    ),
  ];
};

export const todayThings: Readonly<Record<Answers['today'][number], Thing>> = {
  idea,
  paper,
  site,
  app,
  servers,
  machine,
};
