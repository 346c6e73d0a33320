import type { Advice } from '@studio/sheet/advice.ts';
import { readAnswers, type Answers } from '@studio/sheet/answers.ts';
import {
  budget,
  care,
  hand,
  hold,
  longest,
  people,
  steer,
  talks,
  today,
  when,
} from '@studio/sheet/questions.ts';

/** The same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const words =
  'the our of record inspectors warehouse monsoon Donaudampfschifffahrtsgesellschaft claims two days late nobody a network, Überprüfung São again € invoices WWWWWWWWWWWWWWWWWWWWWWWWWWWWW iiiiiiiiii photographs lose their place; unhappily, customers பாலம் 検査記録の共有 Обследование إدارة👩‍👩‍👧‍👦 🏥🏥🏥 ÆŒǄ m²'.split(
    ' ',
  );

export const sheetOf = (raw: object): Answers => {
  const answers = readAnswers({ version: 1, date: '2026-11-15', ...raw });
  if (!answers) throw new Error('The generated answers are not a valid sheet.');
  return answers;
};

function tools(random: () => number) {
  const pick = <Thing>(list: readonly Thing[]): Thing | undefined =>
    list[Math.floor(random() * list.length)];
  const text = (most: number): string => {
    if (random() < 0.25) return '';
    const wanted = random() * most;
    let said = '';
    while (said.length < wanted) said += `${pick(words) ?? ''} `;
    return said;
  };
  const some = (options: readonly { readonly id: string; readonly alone?: true }[]): string[] => {
    if (random() < 0.18) return [];
    const alone = options.find((option) => option.alone);
    if (alone && random() < 0.12) return [alone.id];
    const chance = pick([0.15, 0.4, 0.7, 1]) ?? 1;
    return options.filter((option) => !option.alone && random() < chance).map(({ id }) => id);
  };
  return { pick, text, some };
}

export function randomAnswers(random: () => number): Answers {
  const { pick, text, some } = tools(random);
  const one = (options: readonly { readonly id: string }[]) =>
    random() < 0.18 ? '' : pick(options)?.id;
  return sheetOf({
    project: text(longest.project),
    owner: text(longest.owner),
    revision: pick(['A', 'B', 'M', 'W']),
    today: some(today.options),
    hand: some(hand.options),
    people: Object.fromEntries(some(people.kinds).map((kind) => [kind, pick(people.sizes)?.id])),
    talks: some(talks.options),
    talksOther: text(longest.talksOther),
    care: some(care.options),
    hold: some(hold.options),
    when: one(when.options),
    whenDate: pick(['', '2027-05-31', '2028-12-28']),
    whenSeason: text(longest.season),
    hangs: text(longest.hangs),
    steer: one(steer.options),
    budget: one(budget.options),
    budgetRange: text(longest.range),
    words: text(pick([80, 400, longest.words]) ?? 0),
  });
}

/** Advice of any length; the real advice is content. */
export function randomAdvice(random: () => number): Advice {
  const { text, pick } = tools(random);
  const sentence = (most: number) => `Not if ${text(most)}.`;
  const count = pick([0, 2, 3, 4]) ?? 0;
  return {
    ...(random() < 0.8 && {
      model: { name: `Way ${text(40)}`, reason: sentence(120), notIf: sentence(80) },
    }),
    services: Array.from({ length: count }, (_, i) => ({
      slug: `service-${i}`,
      name: `Service ${text(40)}`,
      notIf: sentence(80),
    })),
    asks: count === 0 ? [] : ['1', '2', '3'].map(() => `Who ${text(90)}?`),
  };
}
