/** Questions 7 and 8: the timeline from the start to the first use. */
import { circle, line, range, rect, shape } from '@studio/drawings/line/pen.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import {
  budget as askedBudget,
  steer as askedSteer,
  when as askedWhen,
} from '@studio/sheet/questions.ts';
import { formatDate } from '@studio/sheet/format-date.ts';
import { fit, wrap } from '../break-lines.ts';
import { area, arrow, keyed, stroke, word } from '../ink.ts';
import { widthOf } from '../letter-widths.ts';
import type { Ink, Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { afterHeading, heading, label, NOT_YET, openLabel } from './heading.ts';

const PROSE = { face: 'prose', size: 12.5 } as const;
const STRONG = { face: 'strong', size: 12.5 } as const;
const THIN = { weight: 'thin' } as const;

/** A season has a width; a day has none. */
const SEASON = 84;
const stopOf = ({ time }: Plan, { when }: Answers): number =>
  when === 'season' ? time.right - SEASON : time.right;

const tick = (x: number, y: number): Ink[] => [
  stroke(line(x, y - 7, x, y + 7), THIN),
  stroke(line(x - 3.5, y + 3.5, x + 3.5, y - 3.5)),
];

function timeLine(plan: Plan, answers: Answers): Mark[] {
  const { right, line: y } = plan.time;
  const [left, stop] = [plan.time.x - 6, stopOf(plan, answers)];
  const whole = line(left, y, right, y);
  if (answers.when === '') {
    const bounds = [left, right].map((x) => line(x, y - 7, x, y + 7));
    return keyed(
      'when.open',
      stroke(whole, { ...THIN, tone: 'soft', dash: 'dashed' }),
      stroke(bounds, { ...THIN, tone: 'soft' }),
    );
  }
  if (answers.when === 'none')
    return keyed(
      'when.none',
      arrow(
        [
          [left, y],
          [right, y],
        ],
        { dash: 'dashed' },
      ),
      tick(left, y),
    );
  const season =
    answers.when === 'season'
      ? [area(rect(stop, y - 7, right - stop, 14), 'soft'), ...tick(right, y)]
      : [];
  return keyed(`when.${answers.when}`, season, stroke(whole), tick(left, y), tick(stop, y));
}

/** Below the line: the start, the day of first use, and what depends on it. */
function days(plan: Plan, answers: Answers): { marks: Mark[]; lines: number } {
  const { right, foot } = plan.time;
  const left = plan.time.x - 6;
  const own = {
    date: answers.whenDate && formatDate(answers.whenDate),
    season: answers.whenSeason,
    none: '',
    '': '',
  }[answers.when];
  const day = fit(own, { ...STRONG, width: 170 });
  const asks = { date: 'which day?', season: 'which season?', none: '', '': '' }[answers.when];
  const end =
    day === ''
      ? openLabel(plan, right, foot, asks, 'end')
      : word(right, foot, day, { ...STRONG, anchor: 'end' });
  const endWidth = end.text === '' ? 0 : widthOf(end.text, end.face, end.size) + 14;
  const isLying = plan.format === 'lying';
  const room = isLying ? right - endWidth - left - 100 : right - left;
  const hangs = isLying
    ? [fit(answers.hangs, { ...PROSE, width: room })].filter(Boolean)
    : wrap(answers.hangs, { ...PROSE, width: room }, 2);
  return {
    marks: [
      ...(answers.date
        ? keyed('when.begun', word(left, foot, formatDate(answers.date), PROSE))
        : []),
      ...(end.text === '' ? [] : keyed(`when.day.${end.text}`, end)),
      ...keyed(
        'when.hangs',
        hangs.map((text, i) =>
          isLying
            ? word(right - endWidth, foot, text, { ...PROSE, anchor: 'end' })
            : word(left, foot + 19 + i * 16.5, text, PROSE),
        ),
      ),
    ],
    lines: isLying ? 0 : hangs.length,
  };
}

/** The day, and how much the sheet grows for what depends on it. */
export function when(plan: Plan, answers: Answers): { marks: Mark[]; grows: number } {
  const { x, y } = plan.time;
  const said = askedWhen.options.find(({ id }) => id === answers.when)?.on;
  const { marks, lines } = days(plan, answers);
  const after = afterHeading('when', x);
  const open = openLabel(plan, after, y + 5, answers.hangs === '' ? NOT_YET : 'see below');
  return {
    marks: [
      ...heading(plan, answers, 'when', x, y),
      ...keyed(
        `when.said.${answers.when}`,
        said === undefined ? open : label(plan, after, y + 5, said),
      ),
      ...timeLine(plan, answers),
      ...marks,
    ],
    grows: lines * 16.5 + (lines > 0 ? 3 : 0),
  };
}

/** Money is drawn above the line: a band if the amount is known, a cone if it is open. */
export function money(plan: Plan, answers: Answers): Mark[] {
  const { right, line: y } = plan.time;
  const [left, band] = [plan.time.x - 6, y - 22];
  if (answers.budget === 'range')
    return keyed(
      'budget.range',
      area(rect(left, band, right - left, 22), 'tint', { edge: 'none' }),
      stroke(line(left, band, right, band), THIN),
    );
  if (answers.budget !== 'open') return [];
  const cone = shape([
    [left, band - 6],
    [right, y - 6],
    [right, y],
    [left, y],
  ]);
  return keyed(
    'budget.open',
    area(cone, 'tint', { edge: 'none' }),
    stroke(line(left, band - 6, right, y - 6), { ...THIN, dash: 'dashed' }),
  );
}

function moneyName(plan: Plan, answers: Answers): Mark[] {
  const said = askedBudget.options.find(({ id }) => id === answers.budget);
  if (!said) return [];
  const { x, steerY } = plan.time;
  const isLying = plan.format === 'lying';
  const [name = '', rest = ''] = said.on.split(/(?<=:) /u);
  const own =
    answers.budget === 'range'
      ? fit(answers.budgetRange, { ...PROSE, width: isLying ? 144 : 200 })
      : '';
  const text = own === '' ? label(plan, 0, 0, rest) : word(0, 0, own, PROSE);
  const [nameWidth, textWidth] = [
    widthOf(name, 'label', plan.label),
    widthOf(text.text, text.face, text.size),
  ];
  const [left, y] = isLying ? [704 - textWidth - 8 - nameWidth, steerY + 5] : [x - 9, steerY + 29];
  return keyed(`budget.${answers.budget}.name`, label(plan, left, y, name), {
    ...text,
    x: left + nameWidth + 8,
    y,
  });
}

/** Weekly or at milestones; open circles until that is answered. */
function steering(plan: Plan, answers: Answers): Ink[] {
  const y = plan.time.line;
  const left = plan.time.x - 6;
  const span = stopOf(plan, answers) - left;
  if (answers.steer === 'weekly') {
    const week = plan.format === 'lying' ? 11 : 9;
    const weeks = range(Math.floor((span - 8) / week));
    return [
      stroke(
        weeks.map((i) =>
          line(left + (i + 1) * week, y - (i % 4 === 3 ? 7 : 4), left + (i + 1) * week, y),
        ),
        THIN,
      ),
      area(
        weeks.filter((i) => i % 4 === 3).map((i) => circle(left + (i + 1) * week, y - 10, 2.6)),
        'paper',
      ),
    ];
  }
  if (answers.steer === '') return [];
  const isAgreed = answers.steer === 'scope';
  return [1, 2, 3].flatMap((milestone) => {
    const x = left + (span * milestone) / 4;
    const text = label(plan, x, y + 4.5, isAgreed ? `M${milestone}` : '?', 'middle');
    return [
      area(
        rect(x - 14, y - 9, 28, 18),
        isAgreed ? 'solid' : 'paper',
        isAgreed ? {} : { dash: 'dashed' },
      ),
      isAgreed ? { ...text, tone: 'knock' as const } : text,
    ];
  });
}

export function steer(plan: Plan, answers: Answers): Mark[] {
  const { steerX, steerY } = plan.time;
  const said = askedSteer.options.find(({ id }) => id === answers.steer)?.on;
  const [x, y] = [afterHeading('steer', steerX), steerY + 5];
  return [
    ...heading(plan, answers, 'steer', steerX, steerY),
    ...keyed(
      `steer.said.${answers.steer}`,
      said === undefined ? openLabel(plan, x, y) : label(plan, x, y, said),
    ),
    ...moneyName(plan, answers),
    ...keyed(`steer.${answers.steer}`, steering(plan, answers)),
  ];
}
