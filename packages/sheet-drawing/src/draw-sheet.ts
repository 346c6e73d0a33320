import { line } from '@studio/drawings/line/pen.ts';
import type { Advice } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import type { QuestionId } from '@studio/sheet/questions.ts';
import { keyed, stroke } from './ink.ts';
import type { Format, Part, Place, SheetDrawing, Slot } from './marks.ts';
import { border, bracket, corners } from './parts/frame.ts';
import { hold } from './parts/hold.ts';
import { people } from './parts/people.ts';
import { reading } from './parts/reading.ts';
import { stack } from './parts/stack.ts';
import { money, steer, when } from './parts/time.ts';
import { blockHeight, titleBlock } from './parts/title-block.ts';
import { today } from './parts/today.ts';
import { words } from './parts/words.ts';
import { lying, upright, type Plan } from './plans.ts';
import { describeDrawing } from './describe-drawing.ts';

interface SheetOptions {
  readonly answers: Answers;
  readonly advice: Advice;
  readonly format: Format;
  /** The company of the sheet, and the URL where it can be drawn. */
  readonly company: { readonly name: string; readonly address: string };
  /** The part being answered gets a bracket. */
  readonly active?: QuestionId | 'block' | undefined;
}

interface Composed {
  readonly height: number;
  readonly frame: Slot;
  readonly parts: readonly Part[];
}

const rule = (key: string, x1: number, y1: number, x2: number, y2: number) =>
  keyed(`frame.rule.${key}`, stroke(line(x1, y1, x2, y2), { weight: 'thin' }));

const ruled = (slot: Slot, ...marks: readonly ReturnType<typeof rule>[]): Part => ({
  of: 'frame',
  slot,
  marks: marks.flat(),
});

/** The parts whose place does not depend on text: people, today, the planes, the priorities. */
const fixedParts = (plan: Plan, answers: Answers): Part[] => [
  { of: 'people', slot: plan.slots.people, marks: people(plan, answers) },
  { of: 'today', slot: plan.slots.today, marks: today(plan, answers) },
  ...stack(plan, answers),
  { of: 'hold', slot: plan.slots.hold, marks: hold(plan, answers) },
];

function composeLying({ answers, advice, company }: SheetOptions): Composed {
  const frame: Slot = { x: 24, y: 24, width: 952, height: 659 };
  const block: Slot = { x: 716, y: 541, width: 260, height: blockHeight(26) };
  const time: Slot = { x: 32, y: 594, width: 678, height: 86 };
  const column = { x: 732, y: 52, width: 230, bottom: 534 };
  return {
    height: lying.height,
    frame,
    parts: [
      ...fixedParts(lying, answers),
      ruled(frame, rule('time', 24, 588, 716, 588), rule('reading', 716, 24, 716, 541)),
      { of: 'steer', slot: time, marks: money(lying, answers) },
      { of: 'when', slot: time, marks: when(lying, answers).marks },
      { of: 'steer', slot: time, marks: steer(lying, answers) },
      {
        of: 'words',
        slot: { x: 32, y: 422, width: 182, height: 160 },
        marks: words(lying, answers, lying.words.y).marks,
      },
      {
        of: 'reading',
        slot: { x: 728, y: 32, width: 238, height: 505 },
        marks: reading(lying, advice, column).marks,
      },
      { of: 'block', slot: block, marks: titleBlock(lying, answers, company.name, block, 26) },
    ],
  };
}

function composeUpright({ answers, advice, company }: SheetOptions): Composed {
  const { x, y, width } = upright.frame;
  const across = (key: string, at: number) => rule(key, x, at, x + width, at);
  const inner = (top: number, bottom: number): Slot => ({
    x: 14,
    y: top,
    width: 322,
    height: bottom - top,
  });

  const dated = when(upright, answers);
  const timeEnd = 984 + dated.grows;
  const said = words(upright, answers, timeEnd + 22);
  const readTop = said.end + 6;
  const read = reading(upright, advice, { x: 22, y: readTop + 28, width: 306, bottom: Infinity });
  const block: Slot = { x, y: Math.round(read.end + 22), width, height: blockHeight(30) };
  const frame: Slot = { x, y, width, height: block.y + block.height - y };
  const time = inner(818, timeEnd - 4);
  return {
    height: frame.y + frame.height + 26,
    frame,
    parts: [
      ...fixedParts(upright, answers),
      ruled(frame, across('time', 812), across('words', timeEnd), across('reading', readTop)),
      { of: 'steer', slot: time, marks: money(upright, answers) },
      { of: 'when', slot: time, marks: dated.marks },
      { of: 'steer', slot: time, marks: steer(upright, answers) },
      { of: 'words', slot: inner(timeEnd + 4, said.end + 2), marks: said.marks },
      { of: 'reading', slot: inner(readTop + 4, block.y - 4), marks: read.marks },
      { of: 'block', slot: block, marks: titleBlock(upright, answers, company.name, block, 30) },
    ],
  };
}

/** Of the parts of a question, the last one has its name. */
const slotOf = (parts: readonly Part[], place: Place): Slot | undefined =>
  parts.findLast(({ of }) => of === place)?.slot;

/** Answers as a drawing: the same answers give the same list of marks, in a browser, a mail and on paper. */
export function drawSheet(asked: SheetOptions): SheetDrawing {
  const { answers, format, company, active } = asked;
  const plan = format === 'lying' ? lying : upright;
  const { height, frame, parts } = format === 'lying' ? composeLying(asked) : composeUpright(asked);
  const sheet: Slot = { x: 0, y: 0, width: plan.width, height };
  const around = active && slotOf(parts, active);
  return {
    format,
    width: plan.width,
    height,
    title: answers.project || 'A project without a name yet',
    label: describeDrawing(answers),
    parts: [
      { of: 'frame', slot: sheet, marks: border(plan, answers, company.address, height, frame) },
      ...parts,
      {
        of: 'frame',
        slot: sheet,
        marks: [...corners(plan, frame), ...(around ? bracket(around) : [])],
      },
    ],
  };
}
