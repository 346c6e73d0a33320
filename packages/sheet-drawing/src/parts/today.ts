import { rect, type Point } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { today as asked } from '@studio/sheet/questions.ts';
import { arrow, keyed, stroke } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { heading, label, openLabel } from './heading.ts';
import { todayThings } from './today-things.ts';

/** The space for a thing's name below it. */
const NAME = 22;

/** How many things are in a row, and their size. */
function arrangement({ format, today: { width, height } }: Plan, count: number) {
  if (format === 'upright') {
    const cell = Math.min(width / count, 80);
    return { columns: count, cell, tall: height, wide: Math.min(cell - 12, height * 1.25) };
  }
  const columns = count > 4 ? 3 : Math.min(count, 2);
  const rows = Math.ceil(count / columns);
  const tall = (height + NAME) / rows - 18;
  return {
    columns,
    cell: width / columns,
    tall,
    wide: Math.min(width / columns - 12, tall * 1.25, 96),
  };
}

/** The thick line from the existing things to the product. */
function way(plan: Plan, count: number): Mark[] {
  const { x, width, top } = plan.today;
  const { middle, side, apart } = plan.stack;
  const { columns, cell, tall, wide } = arrangement(plan, count);
  const tip: Point = [middle - side * 0.9 - 4, plan.stack.top + apart + side * 0.385];
  const [left, level] = [x - 10, top + tall / 2];
  const isUpright = plan.format === 'upright';
  const bus = isUpright ? plan.frame.x + 7 : left + width + 8;
  const from = isUpright ? left + 2 : left + (width + columns * cell) / 2 - (cell - wide) / 2 + 6;
  return keyed(
    'today.way',
    arrow([[from, level], [bus, level], [bus, tip[1]], tip], { weight: 'path' }, 10),
  );
}

export function today(plan: Plan, answers: Answers): Mark[] {
  const { x, y, width, top } = plan.today;
  const isUpright = plan.format === 'upright';
  const left = x - 10;
  const head = heading(plan, answers, 'today', x, y);
  const things = asked.options.filter(({ id }) => answers.today.includes(id));
  if (things.length === 0) {
    const [w, h] = isUpright ? [64, 44] : [84, 62];
    return [
      ...head,
      ...keyed(
        'today.open',
        stroke(rect(left + 2, top, w, h), { dash: 'dashed', tone: 'soft' }),
        openLabel(plan, left + 2, top + h + 18),
      ),
    ];
  }
  const { columns, cell, tall, wide } = arrangement(plan, things.length);
  const drawn = things.flatMap(({ id, on }, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, things.length - row * columns);
    const own = isUpright ? cell : width / inRow;
    const middle = left + ((i % columns) + 0.5) * own;
    const ty = top + row * (tall + NAME);
    return [
      ...keyed(`today.${id}`, todayThings[id](middle - wide / 2, ty, wide, tall)),
      ...keyed(`today.${id}.name`, label(plan, middle, ty + tall + 14, on, 'middle')),
    ];
  });
  return [...head, ...way(plan, things.length), ...drawn];
}
