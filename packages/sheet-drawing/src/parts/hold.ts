/** The priorities, as a chain of dimensions below the product. */
import { line, poly, type Point } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { hold as asked, type Option } from '@studio/sheet/questions.ts';
import { dimension, keyed, stroke } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { heading, label, openLabel } from './heading.ts';

/** How many are in each row, for one to six. */
const chains: readonly (readonly number[])[] = [[1], [2], [2, 1], [2, 2], [2, 2, 1], [2, 2, 2]];

export function hold(plan: Plan, answers: Answers): Mark[] {
  const { middle, top, side, apart, thick } = plan.stack;
  const [left, right] = [middle - side * 0.9, middle + side * 0.9];
  const ground = top + 2 * apart + thick;
  const [corner, foot] = [ground + side * 0.385, ground + side * 0.77];
  const options: readonly Option<Answers['hold'][number]>[] = asked.options;
  const chosen = options.filter(({ id }) => answers.hold.includes(id));
  const rows = chains[Math.max(0, chosen.length - 1)] ?? [1];
  const level = (row: number) => plan.hold.first + row * plan.hold.pitch;
  const last = level(rows.length - 1);
  const halved = rows.filter((count) => count === 2).length;

  const down = [left, right].map((x) => line(x, corner + 6, x, last + 4.5));
  const half = halved > 0 ? [line(middle, foot + 6, middle, level(halved - 1) + 4)] : [];
  const cells = rows.flatMap((count, row): [number, number, number][] =>
    count === 1
      ? [[left, right, row]]
      : [
          [left, middle, row],
          [middle, right, row],
        ],
  );
  const chain =
    chosen.length > 0
      ? cells.flatMap(([x1, x2, row], i) => {
          const { id, on, short = on } = chosen[i] ?? { id: '', on: '' };
          const text = plan.format === 'upright' ? short : on;
          return keyed(
            `hold.${id}`,
            dimension(x1, x2, level(row)),
            label(plan, (x1 + x2) / 2, level(row) - 6, text, 'middle'),
          );
        })
      : keyed(
          'hold.open',
          stroke(line(left, last, right, last), { weight: 'thin', tone: 'soft', dash: 'dotted' }),
          openLabel(plan, middle, last - 6, undefined, 'middle'),
        );

  // The name is beside the last row, or lower if the list of guarded data reaches down to it.
  const listEnd =
    corner -
    thick +
    (plan.format === 'lying' ? 31 : 37) +
    (answers.care.length - 1) * plan.side.pitch;
  const nameLevel = Math.max(last, listEnd + 20);
  const bend: Point[] = nameLevel - last > 2 ? [[right + 8, nameLevel]] : [];
  return [
    ...keyed(
      chosen.length > 0 ? 'hold.chain' : 'hold.chain.open',
      stroke([...down, ...half], {
        weight: 'thin',
        ...(chosen.length === 0 && { tone: 'soft', dash: 'dotted' }),
      }),
    ),
    ...chain,
    ...keyed(
      'hold.leader',
      stroke(poly([[right + 4, last], [right + 8, last], ...bend, [plan.side.x - 10, nameLevel]]), {
        weight: 'thin',
      }),
    ),
    ...heading(plan, answers, 'hold', plan.side.x, nameLevel),
  ];
}
