import { circle, line, poly, rect, type Point } from '@studio/drawings/line/pen.ts';
import { stamp, stampRect } from '@studio/drawings/line/stamp.ts';
import { arrowHead, join, range } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { people as asked } from '@studio/sheet/questions.ts';
import { area, arrow, keyed, stroke } from '../ink.ts';
import type { Ink, Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { heading, label, openLabel } from './heading.ts';

type Size = NonNullable<Answers['people'][keyof Answers['people']]>;

/** Head and shoulders, 22 wide and 27 high. */
const person = (x: number, y: number): string =>
  `${circle(x, y - 9, 6)}M${join(x - 11, y + 12)}v-4a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v4z`;

/** A chip with pins, for users that are machines. */
const chip = (x: number, y: number): string =>
  rect(x - 8, y - 9, 16, 16) +
  [-5, -1, 3]
    .map((d) => line(x - 12, y + d, x - 8, y + d) + line(x + 8, y + d, x + 12, y + d))
    .join('');

const CROWD = 26;

function squares(x: number, y: number, width: number, pitch: number, side: number): string {
  const [columns, rows] = [width, CROWD].map((room) => Math.floor((room + pitch - side) / pitch));
  const places = range(rows ?? 0).flatMap((row) =>
    range(columns ?? 0).map((column): Point => [x + column * pitch, y + row * pitch]),
  );
  return stamp(stampRect(side, side), places);
}

/** One square per person as far as possible; then a tone, then a solid. */
function crowd(size: Size, x: number, y: number, width: number): Ink {
  if (size === 'some') return stroke(rect(x, y, width, CROWD), { dash: 'dashed' });
  if (size === 'tens') return area(squares(x, y, width, 7.4, 3.6), 'solid', { edge: 'none' });
  if (size === 'hundreds') return area(squares(x, y, width, 3, 1.4), 'solid', { edge: 'none' });
  return area(rect(x, y, width, CROWD), size === 'lakhs' ? 'solid' : 'soft', { edge: 'none' });
}

/** The line from the users to what they hold. A second arrow head means that it answers at once. */
function way(plan: Plan, answers: Answers, ends: readonly Point[]): Ink[] {
  const { middle, side, top } = plan.stack;
  const tip: Point = [middle - side * 0.9 - 3, top + side * 0.385];
  const [x, y] = tip;
  const second = answers.hold.includes('fast')
    ? [
        area(
          arrowHead([
            [x - 16, y],
            [x - 8, y],
          ]),
          'solid',
          { edge: 'none' },
        ),
      ]
    : [];
  if (plan.format === 'upright') {
    const bus = plan.frame.x + 7;
    const low = Math.max(...ends.map(([, ey]) => ey)) + 24;
    const right = Math.max(...ends.map(([ex]) => ex));
    return [
      stroke(
        poly([
          [right, low - 6],
          [right, low],
          [bus, low],
        ]),
        { weight: 'thin' },
      ),
      ...arrow([[bus, low], [bus, y], tip]),
      ...second,
    ];
  }
  const bus = (ends[0]?.[0] ?? 0) + 8;
  const heights = [...ends.map(([, ey]) => ey), y];
  const twigs = ends.map(([ex, ey]) => line(ex, ey, bus, ey));
  return [
    stroke([...twigs, line(bus, Math.min(...heights), bus, Math.max(...heights))], {
      weight: 'thin',
    }),
    ...arrow([[bus, y], tip]),
    ...second,
  ];
}

export function people(plan: Plan, answers: Answers): Mark[] {
  const { x, y, width, field, columns, column, first, pitch } = plan.people;
  const spot = (i: number): Point => [
    x - 10 + (i % columns) * column,
    first + Math.floor(i / columns) * pitch,
  ];
  const head = heading(plan, answers, 'people', x, y);
  const kinds = asked.kinds.flatMap((kind) => {
    const size = answers.people[kind.id];
    return size ? [{ ...kind, size }] : [];
  });
  if (kinds.length === 0) {
    const [ox, oy] = spot(0);
    return [
      ...head,
      ...keyed(
        'people.open',
        stroke(person(ox + 12, oy), { dash: 'dashed', tone: 'soft' }),
        openLabel(plan, ox + 31, oy + 4),
      ),
    ];
  }
  const rows = kinds.flatMap(({ id, on, size }, i) => {
    const [rx, ry] = spot(i);
    const many = asked.sizes.find((one) => one.id === size)?.on ?? size;
    return [
      ...keyed(
        `people.${id}`,
        area(id === 'machines' ? chip(rx + 12, ry) : person(rx + 12, ry), 'paper'),
        label(plan, rx + 31, ry - 3, on),
      ),
      ...keyed(
        `people.${id}.${size}`,
        (size === 'some' ? openLabel : label)(plan, rx + 31, ry + 11, many),
        crowd(size, rx + width - field, ry - 13, field),
      ),
    ];
  });
  const ends = kinds.map((_, i): Point => [spot(i)[0] + width, spot(i)[1]]);
  return [...head, ...keyed('people.way', way(plan, answers, ends)), ...rows];
}
