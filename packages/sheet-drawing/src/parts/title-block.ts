import { line, rect } from '@studio/drawings/line/pen.ts';
import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { block, questionIds } from '@studio/sheet/questions.ts';
import { formatDate } from '@studio/sheet/format-date.ts';
import { fit, wrap } from '../break-lines.ts';
import { area, keyed, stroke, word } from '../ink.ts';
import type { Ink, Mark, Slot } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { label, openLabel } from './heading.ts';

const PAD = 14;
const FIRST = 64;
const STRONG = { face: 'strong', size: 12.5 } as const;
const NAME = { face: 'name', size: 14.5 } as const;

export const blockHeight = (row: number): number => FIRST + 3 * row;

export function titleBlock(
  plan: Plan,
  answers: Answers,
  company: string,
  slot: Slot,
  row: number,
): Mark[] {
  const { x, y, width } = slot;
  const [owner, date, by, bottom] = [0, 1, 2, 3].map((i) => y + FIRST + i * row) as [
    number,
    number,
    number,
    number,
  ];
  const [right, split] = [x + width, x + Math.round(width * 0.62)];

  const field = (
    left: number,
    top: number,
    name: string,
    said: string,
    end: number,
    indent = 66,
  ): Ink[] => {
    const middle = top + row / 2 + 4;
    const room = { ...STRONG, width: end - left - indent - 8 };
    return [
      label(plan, left + PAD, middle, name),
      said === ''
        ? openLabel(plan, left + indent, middle, 'not yet')
        : word(left + indent, middle, fit(said, room), STRONG),
    ];
  };
  const name = wrap(answers.project, { ...NAME, width: width - 2 * PAD }, 2);
  const first = y + (name.length > 1 ? 37 : 43);
  return [
    ...keyed(
      'block.lines',
      area(rect(x, y, width, bottom - y), 'paper'),
      stroke([
        ...[owner, date, by].map((top) => line(x, top, right, top)),
        line(split, date, split, by),
      ]),
    ),
    ...keyed(
      'block.count',
      label(plan, x + PAD, y + 17, block.project.say.toLowerCase()),
      label(
        plan,
        right - PAD,
        y + 17,
        `${answeredOf(answers).length} of ${questionIds.length} drawn`,
        'end',
      ),
    ),
    ...(name.length > 0
      ? keyed(
          `block.project.${answers.project}`,
          name.map((text, i) => word(x + PAD, first + i * 16.5, text, NAME)),
        )
      : keyed(
          'block.project.open',
          area(rect(x + PAD, y + 30, 3, 17), 'solid', { edge: 'none' }),
          openLabel(plan, x + PAD + 12, y + 43),
        )),
    ...keyed('block.owner', field(x, owner, block.owner.say.toLowerCase(), answers.owner, right)),
    ...keyed('block.date', field(x, date, 'date', answers.date && formatDate(answers.date), split)),
    ...keyed('block.revision', field(split, date, 'rev', answers.revision, right, 52)),
    ...keyed('block.company', field(x, by, 'for', company, right)),
  ];
}
