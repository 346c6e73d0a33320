import { circle } from '@studio/drawings/line/pen.ts';
import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { questionIds, questions, type QuestionId } from '@studio/sheet/questions.ts';
import { area, keyed, word } from '../ink.ts';
import { widthOf } from '../letter-widths.ts';
import type { Mark, Word } from '../marks.ts';
import type { Plan } from '../plans.ts';

export const NOT_YET = 'not yet drawn';

export const isOpen = (answers: Answers, id: QuestionId): boolean =>
  !answeredOf(answers).includes(id);

export const label = (
  plan: Plan,
  x: number,
  y: number,
  text: string,
  anchor?: Word['anchor'],
): Word => word(x, y, text, { face: 'label', size: plan.label, ...(anchor && { anchor }) });

/** The label of a question without an answer. */
export const openLabel = (
  plan: Plan,
  x: number,
  y: number,
  text = NOT_YET,
  anchor?: Word['anchor'],
): Word => ({
  ...label(plan, x, y, text, anchor),
  tone: 'soft',
});

const NAME = { face: 'name', size: 14.5 } as const;
const NAME_AT = 17;

/** Where text after the name of a part may start on its line. */
export const afterHeading = (id: QuestionId, x: number): number =>
  x + NAME_AT + widthOf(questions[id].name, NAME.face, NAME.size) + 7;

/** The number of a question in its balloon, dashed while it is open, and the name of the part. */
export function heading(
  plan: Plan,
  answers: Answers,
  id: QuestionId,
  x: number,
  y: number,
  name: string = questions[id].name,
): Mark[] {
  const number = String(questionIds.indexOf(id) + 1);
  return keyed(
    `${id}.heading`,
    area(circle(x, y, 9.5), 'paper', isOpen(answers, id) ? { dash: 'dashed' } : {}),
    word(x, y + 4.4, number, { face: 'strong', size: plan.label, anchor: 'middle' }),
    word(x + NAME_AT, y + 5, name, NAME),
  );
}
