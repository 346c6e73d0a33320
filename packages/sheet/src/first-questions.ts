import type { hand, today, when } from './questions.ts';

type Id<Question extends { readonly options: readonly { readonly id: string }[] }> =
  Question['options'][number]['id'];

interface FirstQuestion<Option extends string = string> {
  /** The name in form-names.ts, which is too large for the contact form; a test compares them. */
  readonly field: string;
  /** The question; with little space, `roomy` before it is left out. */
  readonly asks: string;
  readonly roomy?: string;
  readonly options: readonly { readonly id: Option; readonly say: string }[];
}

const question = <Option extends string>(of: FirstQuestion<Option>): FirstQuestion => of;

/** The questions on the home page: shorter, with the most frequent answers. */
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

/** The answers in the chosen words, one per line. Anyone can write a URL, so unknown values are left out. */
export const firstAnswers = (fields: URLSearchParams): string =>
  firstQuestions
    .flatMap(({ field, roomy, asks, options }) => {
      const chosen = options.find(({ id }) => id === fields.get(field));
      const name = roomy ? `${roomy} ${asks}` : asks;
      return chosen ? `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${chosen.say}` : [];
    })
    .join('\n');
