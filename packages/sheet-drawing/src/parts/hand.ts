import { isoLine, type Project } from '@studio/drawings/line/iso.ts';
import { line, poly, range, shape } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { hand as asked, type Option } from '@studio/sheet/questions.ts';
import { area, dot, keyed, stroke } from '../ink.ts';
import { widthOf } from '../letter-widths.ts';
import type { Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { handThings, type Stand } from './hand-things.ts';
import { isOpen, label } from './heading.ts';
import { slab } from './solids.ts';

/** The positions of one to four things: never two above each other, because their names are above them. */
const positions: readonly (readonly Stand[])[] = [
  [[92, 92, 120]],
  [
    [48, 132, 92],
    [132, 48, 92],
  ],
  [
    [38, 142, 74],
    [106, 106, 76],
    [142, 38, 74],
  ],
  [
    [28, 152, 56],
    [104, 144, 60],
    [76, 37, 60],
    [152, 28, 56],
  ],
];

function placed(answers: Answers) {
  const things: readonly Option<Answers['hand'][number]>[] = asked.options;
  const chosen = things.filter(({ id }) => answers.hand.includes(id));
  return chosen.flatMap((thing, i) => {
    const stand = positions[chosen.length - 1]?.[i];
    return stand
      ? [
          {
            ...thing,
            stand,
            isOneOfFour: chosen.length > 3,
            isOdd: chosen.length > 2 && i % 2 === 1,
          },
        ]
      : [];
  });
}

/** The top plane and the things on it, far ones first, so that near ones are in front. */
export const handPlane = (plan: Plan, answers: Answers, at: Project): Mark[] => {
  const isBlank = isOpen(answers, 'hand');
  const far = placed(answers).toSorted((a, b) => a.stand[0] + a.stand[1] - b.stand[0] - b.stand[1]);
  return [
    ...keyed(
      isBlank ? 'hand.plane.open' : 'hand.plane',
      slab(at, (plan.stack.thick * 180) / plan.stack.side, isBlank),
    ),
    ...far.flatMap(({ id, stand }) => keyed(`hand.${id}`, handThings[id](at, ...stand).ink)),
  ];
};

/** The name of each thing, straight above it. */
export const handNames = (plan: Plan, answers: Answers, at: Project): Mark[] =>
  placed(answers).flatMap(({ id, on, short = on, stand, isOneOfFour, isOdd }) => {
    const [x, y] = handThings[id](at, ...stand).top;
    const isUpright = plan.format === 'upright';
    const text = isUpright || isOneOfFour ? short : on;
    const level = plan.stack.top - 38 + (isUpright && isOdd ? 16 : 0);
    const half = widthOf(text, 'label', plan.label) / 2;
    // On the upright sheet, stays clear of its border and of the users' line.
    const least = isUpright ? plan.frame.x + 20 + half : 0;
    return keyed(
      `hand.${id}.name`,
      dot([x, y]),
      stroke(line(x, y, x, level + 6), { weight: 'thin' }),
      label(plan, Math.max(least, x), level, text, 'middle'),
    );
  });

/** Several languages: more sheets under the one in hand. */
export const languageSheets = (at: Project): Mark[] =>
  keyed(
    'hold.languages.sheets',
    [14.5, 10.5].map((depth) =>
      stroke(poly([at(0, 180, -depth), at(180, 180, -depth), at(180, 0, -depth)]), {
        weight: 'thin',
      }),
    ),
  );

/** A ramp: the product is accessible to everyone. */
export function ramp(plan: Plan, at: Project): Mark[] {
  const thick = (plan.stack.thick * 180) / plan.stack.side;
  const treads = range(4).map((i) => {
    const [v, z] = [188 + i * 9, -3.4 * i - 3];
    return isoLine(at, [
      [100, v, z],
      [136, v, z],
    ]);
  });
  return keyed(
    'hold.access.ramp',
    area(shape([at(136, 180), at(136, 222, -16), at(136, 180, -thick)]), 'tint'),
    area(shape([at(100, 180), at(136, 180), at(136, 222, -16), at(100, 222, -16)]), 'paper'),
    stroke(treads, { weight: 'thin' }),
  );
}
