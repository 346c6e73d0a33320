/** The connected systems: ports around the rim, traces to the core, leaders to their names. */
import { isoLine, type Project } from '@studio/drawings/line/iso.ts';
import { poly, type Point } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { talks as asked } from '@studio/sheet/questions.ts';
import { wrap } from '../break-lines.ts';
import { keyed, stroke, word } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { label } from './heading.ts';
import { SIDE, solidBox } from './solids.ts';

interface Port {
  readonly id: string;
  readonly lines: readonly string[];
  readonly isOwn: boolean;
  readonly u: number;
  readonly v: number;
  /** The height of its name on the sheet. */
  readonly y: number;
}

const LEADING = 15;
const PROSE = { face: 'prose', size: 12.5 } as const;

function named(plan: Plan, answers: Answers): Pick<Port, 'id' | 'lines' | 'isOwn'>[] {
  const { text, right } = plan.side;
  const known = asked.options
    .filter(({ id }) => answers.talks.includes(id))
    .map(({ id, on }) => ({ id, lines: [on], isOwn: false }));
  const own = wrap(answers.talksOther, { ...PROSE, width: right - text - 2 }, 3);
  return own.length > 0 ? [...known, { id: 'other', lines: own, isOwn: true }] : known;
}

/** Spread along the two right-hand rims, wider if there are more; never on the corner itself. */
function rimOf(i: number, count: number): { u: number; v: number } {
  const spread = 0.72 * SIDE * Math.min(1, 0.3 + count / 8);
  const wanted = count > 1 ? 1.14 * SIDE + ((i / (count - 1)) * 2 - 1) * spread : 1.2 * SIDE;
  const along = Math.abs(wanted - SIDE) < 7 ? SIDE + 8 : wanted;
  return along < SIDE ? { u: along, v: 0 } : { u: SIDE, v: along - SIDE };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

/**
 * The ports from far to near. Their names are centered on them, so that the far leaders rise and the near ones fall;
 * but they end above the name of the data.
 */
export function portsOf(
  plan: Plan,
  answers: Answers,
  at: Project,
): { ports: readonly Port[]; top: number } {
  const items = named(plan, answers);
  const rims = items.map((_, i) => rimOf(i, items.length));
  const heights = items.map(({ lines }) => plan.side.pitch + (lines.length - 1) * LEADING);
  const offsets = heights.map((height, i) => sum(heights.slice(0, i)) + height / 2);
  const centred = mean(rims.map(({ u, v }) => at(u, v)[1])) - mean(offsets);
  const top = Math.min(centred, plan.side.talksEnd - sum(heights));
  const ports = items.flatMap((item, i) => {
    const [rim, offset] = [rims[i], offsets[i]];
    return rim && offset !== undefined ? [{ ...item, ...rim, y: top + offset }] : [];
  });
  return { ports, top };
}

/** Traces in order, so that none crosses another. */
export function traces(at: Project, ports: readonly Port[]): Mark[] {
  const pin = (i: number, count: number) => (count > 1 ? 80 + (48 * i) / (count - 1) : 104);
  const far = ports.filter(({ v }) => v === 0);
  const near = ports.filter(({ v }) => v > 0);
  const farTraces = far.map(({ id, u }, i) => {
    const to = pin(i, far.length);
    const turn = 12 + 0.5 * Math.min(96, Math.abs(u - to) * 1.2);
    return {
      id,
      d: isoLine(at, [
        [u, 0],
        [u, turn],
        [to, turn],
        [to, 74],
      ]),
    };
  });
  const nearTraces = near.map(({ id, v }, i) => {
    const to = pin(i, near.length);
    const turn = SIDE - 8 - 0.45 * Math.min(84, Math.abs(v - to));
    return {
      id,
      d: isoLine(at, [
        [SIDE, v],
        [turn, v],
        [turn, to],
        [134, to],
      ]),
    };
  });
  return [...farTraces, ...nearTraces].flatMap(({ id, d }) =>
    keyed(`talks.${id}.trace`, stroke(d, { weight: 'thin' })),
  );
}

export const pins = (at: Project, ports: readonly Port[]): Mark[] =>
  ports.flatMap(({ id, u, v }) => keyed(`talks.${id}.pin`, solidBox(at, u - 5, v - 5, 10, 10, 8)));

/** At 45° from the port to the height of its name, then horizontal: parallel, so that nine of them do not cross. */
function leader(plan: Plan, at: Project, { u, v, y }: Port): Point[] {
  const from = at(u + 4, v - 4, 3);
  const end: Point = [plan.side.text - 5, y];
  const bend = from[0] + Math.abs(y - from[1]);
  return bend > end[0] - 3 ? [from, end] : [from, [bend, y], end];
}

export const portNames = (plan: Plan, at: Project, ports: readonly Port[]): Mark[] =>
  ports.flatMap((port) => {
    const first = port.y + 4 - ((port.lines.length - 1) * LEADING) / 2;
    return keyed(
      `talks.${port.id}`,
      stroke(poly(leader(plan, at, port)), { weight: 'thin' }),
      port.lines.map((text, i) => {
        const y = first + i * LEADING;
        return port.isOwn
          ? word(plan.side.text, y, text, PROSE)
          : label(plan, plan.side.text, y, text);
      }),
    );
  });
