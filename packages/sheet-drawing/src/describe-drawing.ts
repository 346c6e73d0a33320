import type { Answers } from '@studio/sheet/answers.ts';
import { care, hand, hold, people, talks, today, type Option } from '@studio/sheet/questions.ts';
import { formatDate } from '@studio/sheet/format-date.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const named = (options: readonly Option[], chosen: readonly string[]): string[] =>
  options.filter(({ id }) => chosen.includes(id)).map(({ on }) => on);

const clause = (start: string, things: readonly string[]): string[] =>
  things.length > 0 ? [`${start} ${listed.format(things)}`] : [];

function users({ people: sizes }: Answers): string[] {
  return people.kinds.flatMap(({ id, on }) => {
    const many = people.sizes.find((size) => size.id === sizes[id]);
    if (!many) return [];
    return many.id === 'some'
      ? [on]
      : [`${on} (${many.id === 'lakhs' ? 'hundred thousands' : many.on})`];
  });
}

function ending({ when, whenDate, whenSeason }: Answers): string[] {
  if (when === '') return [];
  if (when === 'none') return ['there is no date'];
  const own = when === 'date' ? whenDate && formatDate(whenDate) : whenSeason;
  return [`it has to be in use by ${own || (when === 'date' ? 'a fixed date' : 'a season')}`];
}

/** The drawing as a sentence, for screen readers. */
export function describeDrawing(answers: Answers): string {
  const talksTo = named(talks.options, answers.talks).concat(answers.talksOther || []);
  const said = [
    ...clause('today there is', named(today.options, answers.today)),
    ...clause('people use', named(hand.options, answers.hand)),
    ...clause('it is used by', users(answers)),
    ...clause('it connects to', talksTo),
    ...(answers.care.includes('none')
      ? ['there is no sensitive data']
      : clause('sensitive data:', named(care.options, answers.care))),
    ...clause('needs:', named(hold.options, answers.hold)),
    ...ending(answers),
  ];
  if (said.length === 0)
    return 'An empty drawing sheet with nine numbered places, one for each question.';
  return `Drawing of ${answers.project ? `“${answers.project}”` : 'a project without a name yet'}: ${said.join('; ')}.`;
}
