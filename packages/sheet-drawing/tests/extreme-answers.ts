import type { Advice } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
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
  type Option,
} from '@studio/sheet/questions.ts';
import { sheetOf } from './random-answers.ts';

const chosen = (options: readonly Option[]): string[] =>
  options.filter((option) => !option.alone).map(({ id }) => id);

/** Every subset of some options, and the exclusive one. */
function subsets(options: readonly Option[]): string[][] {
  const ids = chosen(options);
  const all = Array.from({ length: 2 ** ids.length }, (_, set) =>
    ids.filter((_id, i) => (set >> i) % 2 === 1),
  );
  const alone = options.filter((option) => option.alone).map(({ id }) => [id]);
  return [...all, ...alone];
}

/** Letters and words that fill every slot. */
const fillings = [
  'W',
  'm ',
  'i',
  'Schiffahrtsgesellschaft ',
  'the long and short of it ',
  '検査',
  'Щ',
  'إدارة ',
  'பால ',
  '🏥',
  '👩‍👩‍👧‍👦',
  'ä́̂ ',
];

const filled = (text: string) => ({
  project: text.repeat(longest.project),
  owner: text.repeat(longest.owner),
  talksOther: text.repeat(longest.talksOther),
  whenSeason: text.repeat(longest.season),
  hangs: text.repeat(longest.hangs),
  budgetRange: text.repeat(longest.range),
  words: text.repeat(longest.words),
});

const everything = {
  ...filled('the long and short of it '),
  today: chosen(today.options),
  hand: chosen(hand.options),
  people: Object.fromEntries(people.kinds.map(({ id }) => [id, 'lakhs'])),
  talks: chosen(talks.options),
  care: chosen(care.options),
  hold: chosen(hold.options),
  when: 'season',
  whenDate: '2028-12-28',
  steer: 'scope',
  budget: 'range',
};

const ids = (options: readonly Option[]): string[] => ['', ...options.map(({ id }) => id)];

/** Every answer, with one question in every possible state; and every kind of letter. */
export const extremeAnswers: readonly Answers[] = [
  {},
  everything,
  ...fillings.map((text) => ({ ...everything, ...filled(text) })),
  ...fillings.map((text) => filled(text)),
  ...subsets(today.options).map((list) => ({ ...everything, today: list })),
  ...subsets(hand.options).map((list) => ({ ...everything, hand: list })),
  ...subsets(talks.options).flatMap((list) => [
    { ...everything, talks: list },
    { ...everything, talks: list, talksOther: '' },
  ]),
  ...subsets(care.options).map((list) => ({ ...everything, care: list })),
  ...subsets(hold.options).map((list) => ({ ...everything, hold: list })),
  ...subsets(people.kinds).flatMap((kinds) =>
    people.sizes.map(({ id }) => ({
      ...everything,
      people: Object.fromEntries(kinds.map((kind) => [kind, id])),
    })),
  ),
  ...ids(when.options).flatMap((day) =>
    ids(steer.options).flatMap((hands) =>
      ids(budget.options).flatMap((money) => [
        { ...everything, when: day, steer: hands, budget: money },
        {
          ...everything,
          when: day,
          steer: hands,
          budget: money,
          hangs: '',
          whenSeason: '',
          whenDate: '',
          budgetRange: '',
        },
      ]),
    ),
  ),
].map(sheetOf);

/** Longer than the content schema allows. */
export const longAdvice: Advice = {
  model: {
    name: 'Project-Based Engagement with a very long name',
    reason:
      'You want scope and price agreed before anything begins, and you accept each milestone or send it back with what is missing.',
    notIf:
      'Not if the goal still moves every week, since each change would be agreed and priced again.',
  },
  services: ['a', 'b', 'c', 'd'].map((slug) => ({
    slug,
    name: 'Embedded Software Development and more',
    notIf: 'Not if a module from the shelf does the job and nobody minds whose name is on it.',
  })),
  asks: ['a', 'b', 'c'].map(
    () =>
      'Which rule is it audited against, who signs, and who has to be told when something fails?',
  ),
};
