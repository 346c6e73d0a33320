import type { Answers } from './answers.ts';
import * as asked from './questions.ts';
import { formatDate } from './format-date.ts';

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const chosen = (options: readonly asked.Option[], ids: readonly string[]): string[] =>
  options.filter(({ id }) => ids.includes(id)).map(({ on }) => on);

const users = ({ people }: Answers): string[] =>
  asked.people.kinds.flatMap(({ id, on }) => {
    const size = asked.people.sizes.find((one) => one.id === people[id]);
    if (!size) return [];
    return [size.id === 'some' ? on : `${on}: ${size.on}`];
  });

/** The day or the season if given; otherwise that there is one. */
function day({ when, whenDate, whenSeason }: Answers): string {
  if (when === 'date' && whenDate !== '') return formatDate(whenDate);
  if (when === 'season' && whenSeason !== '') return whenSeason;
  return listed(chosen(asked.when.options, [when]));
}

function money({ budget, budgetRange }: Answers): string {
  if (budget === 'range' && budgetRange !== '') return `budget: ${budgetRange}`;
  return listed(chosen(asked.budget.options, [budget]));
}

const summaries: Record<asked.QuestionId, (answers: Answers) => string> = {
  today: ({ today }) => listed(chosen(asked.today.options, today)),
  hand: ({ hand }) => listed(chosen(asked.hand.options, hand)),
  people: (answers) => listed(users(answers)),
  talks: ({ talks, talksOther }) => listed([...chosen(asked.talks.options, talks), talksOther]),
  care: ({ care }) => listed(chosen(asked.care.options, care)),
  hold: ({ hold }) => listed(chosen(asked.hold.options, hold)),
  when: (answers) => listed([day(answers), answers.hangs]),
  steer: (answers) => listed([...chosen(asked.steer.options, [answers.steer]), money(answers)]),
  words: ({ words }) => words,
};

/** The answer in one line; the problem keeps its lines. Empty without an answer. */
export const summaryOf = (answers: Answers, id: asked.QuestionId): string => summaries[id](answers);
