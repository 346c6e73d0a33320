/** The product itself: its plane, its core, and the lines up to the hand and down to the data. */
import { isoLine, isoRect, type Project } from '@studio/drawings/line/iso.ts';
import { circle, line, type Point } from '@studio/drawings/line/pen.ts';
import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { area, keyed, stroke } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { landings } from './care.ts';
import { isOpen } from './heading.ts';
import { box, SIDE, slab, solidBox } from './solids.ts';

export const isBlank = (answers: Answers): boolean => answeredOf(answers).length === 0;

const CORE = { from: 74, side: 60, height: 30 } as const;
const GRID = [30, 60, 90, 120, 150];

export function productPlane(plan: Plan, answers: Answers, at: Project): Mark[] {
  const thick = (plan.stack.thick * SIDE) / plan.stack.side;
  if (isBlank(answers)) return keyed('product.plane.open', slab(at, thick, true));
  const grid = GRID.flatMap((g) => [
    isoLine(at, [
      [g, 0],
      [g, SIDE],
    ]),
    isoLine(at, [
      [0, g],
      [SIDE, g],
    ]),
  ]);
  return [
    ...keyed('product.plane', slab(at, thick, false)),
    ...keyed('product.grid', stroke(grid, { weight: 'thin', tone: 'faint' })),
  ];
}

/** A standby core, for a product that must not stop. */
export const secondCore = (at: Project): Mark[] =>
  keyed(
    'hold.nonstop.core',
    stroke(
      isoLine(at, [
        [44, 130],
        [80, 130],
      ]),
      { weight: 'path' },
    ),
    box(at, 6, 112, 38, 38, 20),
  );

export function core(answers: Answers, at: Project): Mark[] {
  const { from, side, height } = CORE;
  if (!isBlank(answers)) return keyed('product.core', solidBox(at, from, from, side, side, height));
  const low = isoRect(at, from, from, side, side);
  const high = isoRect(at, from, from, side, side, height);
  const posts = [
    [from, from + side],
    [from + side, from],
    [from + side, from + side],
  ] as const;
  return keyed(
    'product.core.open',
    stroke(
      [
        low,
        high,
        ...posts.map(([u, v]) =>
          isoLine(at, [
            [u, v, 0],
            [u, v, height],
          ]),
        ),
      ],
      { dash: 'dashed', tone: 'soft' },
    ),
  );
}

/** The near corner of a plane, below its edge. */
const nearCorner = (plan: Plan, at: Project): Point => {
  const [x, y] = at(SIDE, SIDE);
  return [x, y + plan.stack.thick];
};

/** One plane above the other. */
export const hanging = (
  plan: Plan,
  answers: Answers,
  key: string,
  from: Project,
  to: Project,
): Mark[] =>
  keyed(
    key,
    stroke(
      (
        [
          [0, SIDE],
          [SIDE, 0],
        ] as const
      ).map(([u, v]) => {
        const [x, y] = from(u, v);
        return line(x, y + plan.stack.thick, x, to(u, v)[1]);
      }),
      isBlank(answers) ? { tone: 'soft', dash: 'dotted' } : { weight: 'thin', dash: 'dashed' },
    ),
  );

export function wayToData(plan: Plan, answers: Answers, product: Project, data: Project): Mark[] {
  if (isBlank(answers)) return [];
  const [x, y] = nearCorner(plan, product);
  const [place, height] = landings[Math.max(0, answers.care.length - 1)] ?? [98, 24];
  const end = data(place, place, height);
  return isOpen(answers, 'care')
    ? keyed('product.way-to-data.open', stroke(line(x, y, x, end[1]), { dash: 'dashed' }))
    : keyed(
        'product.way-to-data',
        stroke(line(x, y, x, end[1]), { weight: 'path' }),
        area(circle(...end, 3.6), 'paper'),
      );
}

/** The line is interrupted if it works without a network. */
export function wayToHand(plan: Plan, answers: Answers, hand: Project, product: Project): Mark[] {
  if (isBlank(answers)) return [];
  const { from, side, height } = CORE;
  const [x, y] = nearCorner(plan, hand);
  const socket = product(from + side / 2, from + side / 2, height);
  const [, back] = product(from, from, height);
  const plug = keyed(
    'product.plug',
    stroke(line(x, back, x, socket[1]), { weight: 'path', tone: 'knock' }),
    area(circle(...socket, 4), 'knock'),
  );
  if (!answers.hold.includes('offline')) {
    const isMissing = isOpen(answers, 'hand');
    const way = stroke(line(x, y, x, back), isMissing ? { dash: 'dashed' } : { weight: 'path' });
    return [...keyed(isMissing ? 'product.way-to-hand.open' : 'product.way-to-hand', way), ...plug];
  }
  const cut = (y + back) / 2 + 1;
  return [
    ...keyed(
      'hold.offline.cut',
      stroke([line(x, y, x, cut - 3), line(x, cut + 3, x, back)], { weight: 'path' }),
      stroke([line(x - 8, cut, x + 8, cut - 6), line(x - 8, cut + 6, x + 8, cut)]),
    ),
    ...plug,
  ];
}
