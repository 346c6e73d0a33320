import type { hand, today, when } from './questions.ts';

type Id<Question extends { readonly options: readonly { readonly id: string }[] }> =
  Question['options'][number]['id'];

interface FirstQuestion<Option extends string = string> {
  /** As in form-names.ts, which the contact form has no room for; a test compares them. */
  readonly field: string;
  /** What is asked, and how much of it is left out where there is little room. */
  readonly asks: string;
  readonly roomy?: string;
  readonly options: readonly { readonly id: Option; readonly say: string }[];
}

const question = <Option extends string>(of: FirstQuestion<Option>): FirstQuestion => of;

/** The questions that home asks first, in fewer words, with the answers given most often. */
export const firstQuestions: readonly FirstQuestion[] = [
  question<Id<typeof hand>>({
    field: 'sheet.hand',
    asks: 'project',
    options: [
      { id: 'phone', say: 'phone app' },
      { id: 'web', say: 'web page' },
    ],
  }),
  question<Id<typeof today>>({
    field: 'sheet.today',
    roomy: 'what is there',
    asks: 'today',
    options: [
      { id: 'idea', say: 'an idea' },
      { id: 'paper', say: 'on paper' },
      { id: 'app', say: 'app in use' },
    ],
  }),
  question<Id<typeof when>>({
    field: 'sheet.when',
    asks: 'by when',
    options: [
      { id: 'date', say: 'fixed date' },
      { id: 'none', say: 'no date' },
    ],
  }),
];

/** The answers in the words that were chosen, a line each. Anyone can write an address: what is unknown is left out. */
export const firstAnswers = (fields: URLSearchParams): string =>
  firstQuestions
    .flatMap(({ field, roomy, asks, options }) => {
      const chosen = options.find(({ id }) => id === fields.get(field));
      const name = roomy ? `${roomy} ${asks}` : asks;
      return chosen ? `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${chosen.say}` : [];
    })
    .join('\n');
