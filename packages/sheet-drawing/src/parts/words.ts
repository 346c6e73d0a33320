import { line } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { wrap } from '../break-lines.ts';
import { keyed, stroke, word } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { heading } from './heading.ts';

const LEADING = 16.5;
const PROSE = { face: 'prose', size: 12.5 } as const;

/** As much of the problem as fits, and where it ends. */
export function words(plan: Plan, answers: Answers, y: number): { marks: Mark[]; end: number } {
  const { x, width, lines } = plan.words;
  const left = x - 10;
  const said = wrap(answers.words, { ...PROSE, width }, lines);
  const head = heading(plan, answers, 'words', x, y);
  if (said.length > 0) {
    const text = said.map((one, i) => word(left, y + 30 + i * LEADING, one, PROSE));
    return { marks: [...head, ...keyed('words', text)], end: y + 30 + said.length * LEADING };
  }
  const empty = [1, 0.9, 0.96, 0.5].map((part, i) =>
    line(left, y + 26 + i * LEADING, left + width * part, y + 26 + i * LEADING),
  );
  return {
    marks: [
      ...head,
      ...keyed('words.open', stroke(empty, { weight: 'thin', tone: 'soft', dash: 'dashed' })),
    ],
    end: y + 90,
  };
}
