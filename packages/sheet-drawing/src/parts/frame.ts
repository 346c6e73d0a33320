import { circle, line, poly, range, rect } from '@studio/drawings/line/pen.ts';
import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { fit } from '../break-lines.ts';
import { area, keyed, stroke } from '../ink.ts';
import type { Mark, Slot } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { label } from './heading.ts';

const THIN = { weight: 'thin', tone: 'soft' } as const;
const COLUMNS = 6;
const ROWS = ['A', 'B', 'C', 'D'];

/** Numbers and letters in the margin, so that people can name a place on the telephone. */
function zones(plan: Plan, height: number, frame: Slot): Mark[] {
  const { x, y, width } = frame;
  const [right, bottom] = [x + width, y + frame.height];
  const [wide, high] = [width / COLUMNS, frame.height / ROWS.length];
  const across = range(COLUMNS - 1).flatMap((i) => {
    const at = x + (i + 1) * wide;
    // Below the title block the margin has the URL instead.
    return [line(at, 8, at, y), ...(i < 4 ? [line(at, bottom, at, height - 8)] : [])];
  });
  const down = range(ROWS.length - 1).flatMap((i) => {
    const at = y + (i + 1) * high;
    return [line(8, at, x, at), line(right, at, plan.width - 8, at)];
  });
  const numbers = range(COLUMNS).flatMap((i) =>
    [17.5, ...(i < 4 ? [height - 8] : [])].map((at) =>
      label(plan, x + (i + 0.5) * wide, at, String(i + 1), 'middle'),
    ),
  );
  const letters = ROWS.flatMap((name, i) =>
    [12, plan.width - 12].map((at) => label(plan, at, y + (i + 0.5) * high + 4, name, 'middle')),
  );
  return keyed('frame.zones', stroke([...across, ...down], THIN), numbers, letters);
}

/** The border, its zones, and where the sheet was drawn. */
export function border(
  plan: Plan,
  answers: Answers,
  address: string,
  height: number,
  frame: Slot,
): Mark[] {
  const isLying = plan.format === 'lying';
  const { x, y, width } = frame;
  const right = x + width;
  const room = { face: 'label', size: plan.label, width: isLying ? 240 : width - 30 } as const;
  const place = label(plan, right - 16, height - (isLying ? 8 : 9), fit(address, room), 'end');
  return [
    ...keyed('frame.sheet', area(rect(0, 0, plan.width, height), 'paper', { edge: 'none' })),
    ...keyed(
      'frame.border',
      stroke(
        rect(x, y, width, frame.height),
        answeredOf(answers).length > 0 ? {} : { dash: 'dashed' },
      ),
    ),
    ...(isLying ? zones(plan, height, frame) : []),
    ...keyed('frame.address', place),
  ];
}

/** The crossed rings at the corners, above everything. */
export function corners(plan: Plan, { x, y, width, height }: Slot): Mark[] {
  const reach = plan.format === 'lying' ? 12 : 7;
  const mark = (mx: number, my: number): string =>
    line(mx - reach, my, mx + reach, my) +
    line(mx, my - reach, mx, my + reach) +
    circle(mx, my, reach / 2);
  return keyed(
    'frame.corners',
    stroke([x, x + width].flatMap((mx) => [mark(mx, y), mark(mx, y + height)])),
  );
}

/** Around the part being answered. */
export function bracket({ x, y, width, height }: Slot): Mark[] {
  const [right, bottom, arm] = [x + width, y + height, 10];
  return keyed(
    'frame.bracket',
    stroke(
      [
        poly([
          [x, y + arm],
          [x, y],
          [x + arm, y],
        ]),
        poly([
          [right - arm, y],
          [right, y],
          [right, y + arm],
        ]),
        poly([
          [right, bottom - arm],
          [right, bottom],
          [right - arm, bottom],
        ]),
        poly([
          [x + arm, bottom],
          [x, bottom],
          [x, bottom - arm],
        ]),
      ],
      { weight: 'path' },
    ),
  );
}
