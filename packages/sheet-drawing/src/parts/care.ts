import { isoLine, isoRect, type Project } from '@studio/drawings/line/iso.ts';
import { poly, range } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { care as asked } from '@studio/sheet/questions.ts';
import { area, keyed, stroke } from '../ink.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { isOpen } from './heading.ts';
import { drum, openDrum, slab } from './solids.ts';

/** The fence: its start and end on both sides, and its height. */
export const FENCE = { from: 16, to: 164, height: 34 } as const;

/** The positions of one to five drums. */
const positions: readonly (readonly (readonly [u: number, v: number, radius: number])[])[] = [
  [[98, 98, 25]],
  [
    [62, 118, 22],
    [118, 62, 22],
  ],
  [
    [48, 136, 19],
    [98, 98, 19],
    [136, 48, 19],
  ],
  [
    [40, 92, 17],
    [92, 40, 17],
    [64, 146, 17],
    [146, 64, 17],
  ],
  [
    [40, 90, 16],
    [90, 40, 16],
    [48, 144, 16],
    [112, 112, 16],
    [144, 48, 16],
  ],
];

/** Where the line from the product meets the data: on a lid, or between the drums. */
export const landings: readonly (readonly [place: number, height: number])[] = [
  [98, 24],
  [90, 0],
  [98, 24],
  [104, 0],
  [112, 24],
];

export const isGuarded = ({ care }: Answers): boolean => care.length > 0 && !care.includes('none');

export const carePlane = (plan: Plan, answers: Answers, at: Project): Mark[] => {
  const isBlank = isOpen(answers, 'care');
  return keyed(
    isBlank ? 'care.plane.open' : 'care.plane',
    slab(at, (plan.stack.thick * 180) / plan.stack.side, isBlank),
  );
};

/** The audit log, along the near edge. */
export const auditLog = (at: Project): Mark[] =>
  keyed(
    'hold.audit.log',
    area(
      range(9).map((i) => isoRect(at, 14 + i * 17.4, 168, 11, 7)),
      'solid',
      { edge: 'none' },
    ),
  );

export function careDrums(plan: Plan, answers: Answers, at: Project): Mark[] {
  const scale = plan.stack.side / 180;
  if (isOpen(answers, 'care')) return keyed('care.open', openDrum(at, scale));
  const chosen = asked.options.filter(({ id }) => answers.care.includes(id));
  const drums = chosen.flatMap(({ id }, i) => {
    const spot = positions[chosen.length - 1]?.[i];
    return spot ? [{ id, spot }] : [];
  });
  const far = drums.toSorted((a, b) => a.spot[0] + a.spot[1] - b.spot[0] - b.spot[1]);
  const marks = far.flatMap(({ id, spot }) =>
    keyed(`care.${id}.drum`, drum(at, scale, spot, isGuarded(answers))),
  );
  return isGuarded(answers) ? [...backFence(at), ...marks, ...frontFence(at)] : marks;
}

const post = (at: Project, u: number, v: number): string =>
  isoLine(at, [
    [u, v, 0],
    [u, v, FENCE.height],
  ]);

function backFence(at: Project): Mark[] {
  const { from, to, height } = FENCE;
  return keyed(
    'care.fence.back',
    stroke(isoRect(at, from, from, to - from, to - from), { weight: 'thin', dash: 'dashed' }),
    stroke(
      [
        post(at, from, from),
        poly([at(from, to, height), at(from, from, height), at(to, from, height)]),
      ],
      { dash: 'dashed' },
    ),
  );
}

function frontFence(at: Project): Mark[] {
  const { from, to, height } = FENCE;
  const posts = [
    [from, to],
    [to, from],
    [to, to],
  ] as const;
  return keyed(
    'care.fence.front',
    stroke(
      [
        ...posts.map(([u, v]) => post(at, u, v)),
        poly([at(from, to, height), at(to, to, height), at(to, from, height)]),
      ],
      { dash: 'dashed' },
    ),
  );
}
