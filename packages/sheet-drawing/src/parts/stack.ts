/** Questions 2, 4 and 5: the product as three exploded planes, in painting order. */
import { plane, type Project } from '@studio/drawings/line/iso.ts';
import { line, poly, type Point } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { care as askedCare, type Option } from '@studio/sheet/questions.ts';
import { dot, keyed, stroke } from '../ink.ts';
import type { Mark, Part, Slot } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { auditLog, careDrums, carePlane, FENCE, isGuarded } from './care.ts';
import { handNames, handPlane, languageSheets, ramp } from './hand.ts';
import { heading, isOpen, label, openLabel } from './heading.ts';
import { pins, portNames, portsOf, traces } from './ports.ts';
import { core, hanging, productPlane, secondCore, wayToData, wayToHand } from './product.ts';
import { SIDE } from './solids.ts';

const THIN = { weight: 'thin' } as const;

/** The label beside a plane without an answer. The upright sheet needs two lines for it. */
const stillOpen = (plan: Plan, key: string, y: number): Mark[] =>
  plan.format === 'lying'
    ? keyed(key, openLabel(plan, plan.side.text, y + 23))
    : keyed(
        key,
        openLabel(plan, plan.side.text, y + 25, 'not yet'),
        openLabel(plan, plan.side.text, y + 39, 'drawn'),
      );

function handHeading(plan: Plan, answers: Answers, at: Project): Mark[] {
  const [x, y] = at(SIDE, 0);
  const level = y - (plan.format === 'lying' ? 28 : 34);
  const bend: Point[] = plan.side.x - 19 > x + 10 ? [[x + 10, y]] : [];
  return [
    ...keyed('hand.leader', stroke(poly([[x + 2, y], ...bend, [plan.side.x - 9.5, level]]), THIN)),
    ...heading(plan, answers, 'hand', plan.side.x, level),
    ...(isOpen(answers, 'hand') ? stillOpen(plan, 'hand.open', level) : []),
  ];
}

function talksHeading(plan: Plan, answers: Answers, at: Project, top: number): Mark[] {
  if (!isOpen(answers, 'talks')) return heading(plan, answers, 'talks', plan.side.x, top - 13);
  const [x, y] = at(SIDE, 0);
  return [
    ...keyed('talks.leader', stroke(line(x + 2, y, plan.side.x - 10, y), THIN)),
    ...heading(plan, answers, 'talks', plan.side.x, y),
    ...stillOpen(plan, 'talks.open', y),
  ];
}

function careHeading(plan: Plan, answers: Answers, at: Project): Mark[] {
  const { x, text, pitch } = plan.side;
  const [cornerX, cornerY] = at(SIDE, 0);
  const level = cornerY + (plan.format === 'lying' ? 4 : 10);
  const fence = at(FENCE.to, FENCE.from, FENCE.height);
  const options: readonly Option<Answers['care'][number]>[] = askedCare.options;
  const chosen = options.filter(({ id }) => answers.care.includes(id));
  return [
    ...(isGuarded(answers)
      ? keyed('care.leader.fence', dot(fence), stroke(poly([fence, [x - 9, level - 3]]), THIN))
      : keyed(
          'care.leader',
          stroke(
            poly([
              [cornerX + 2, cornerY],
              [x - 10, level],
            ]),
            THIN,
          ),
        )),
    ...heading(plan, answers, 'care', x, level, plan.format === 'lying' ? askedCare.name : 'Data'),
    ...(chosen.length === 0 ? stillOpen(plan, 'care.open-name', level) : []),
    ...chosen.flatMap(({ id, on }, i) =>
      keyed(`care.${id}`, label(plan, text, level + 27 + i * pitch, on)),
    ),
  ];
}

/** Ends at the bottom of the plane or of the list beside it, whichever is lower. */
function careSlot(
  { slots: { care }, stack: { top, apart, side, thick }, side: { pitch } }: Plan,
  answers: Answers,
): Slot {
  const missing =
    askedCare.options.filter((option) => !('alone' in option)).length -
    Math.max(1, answers.care.length);
  const ground = top + 2 * apart + side * 0.77 + thick + 4;
  return { ...care, height: Math.max(ground - care.y, care.height - missing * pitch) };
}

export function stack(plan: Plan, answers: Answers): Part[] {
  const { middle, top, side, apart } = plan.stack;
  const at = (level: number): Project => plane(middle, top + level * apart, side / SIDE);
  const [hand, product, data] = [at(0), at(1), at(2)];
  const { ports, top: listTop } = portsOf(plan, answers, product);
  const must = (id: Answers['hold'][number], marks: () => Mark[]): Mark[] =>
    answers.hold.includes(id) ? marks() : [];
  const part = (of: keyof Plan['slots'], ...marks: readonly (readonly Mark[])[]): Part => ({
    of,
    slot: plan.slots[of],
    marks: marks.flat(),
  });
  return [
    part('care', carePlane(plan, answers, data)),
    part(
      'hold',
      must('audit', () => auditLog(data)),
    ),
    part('care', careDrums(plan, answers, data)),
    part(
      'product',
      wayToData(plan, answers, product, data),
      hanging(plan, answers, 'product.hang', product, data),
    ),
    part('product', productPlane(plan, answers, product)),
    part('talks', traces(product, ports)),
    part(
      'hold',
      must('nonstop', () => secondCore(product)),
    ),
    part('product', core(answers, product)),
    part('talks', pins(product, ports)),
    part(
      'product',
      wayToHand(plan, answers, hand, product),
      hanging(plan, answers, 'hand.hang', hand, product),
    ),
    part(
      'hold',
      must('languages', () => languageSheets(hand)),
    ),
    part('hand', handPlane(plan, answers, hand)),
    part(
      'hold',
      must('access', () => ramp(plan, hand)),
    ),
    part('hand', handNames(plan, answers, hand), handHeading(plan, answers, hand)),
    part('talks', portNames(plan, product, ports), talksHeading(plan, answers, product, listTop)),
    { ...part('care', careHeading(plan, answers, data)), slot: careSlot(plan, answers) },
  ];
}
