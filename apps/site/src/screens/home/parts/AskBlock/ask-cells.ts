import { formNames } from '@studio/sheet/form-names.ts';
import type { hand, today, when } from '@studio/sheet/questions.ts';

type Id<Question extends { readonly options: readonly { readonly id: string }[] }> =
  Question['options'][number]['id'];

interface AskCell<Option extends string = string> {
  readonly field: string;
  /** What is asked, and how much of it is left out where there is little room. */
  readonly asks: string;
  readonly roomy?: string;
  readonly options: readonly { readonly id: Option; readonly say: string }[];
}

const cell = <Option extends string>(of: AskCell<Option>): AskCell => of;

/** The sheet's questions that home asks first, in fewer words, with the answers given most often. */
export const askCells: readonly AskCell[] = [
  cell<Id<typeof hand>>({
    field: formNames.hand,
    asks: 'project',
    options: [
      { id: 'phone', say: 'phone app' },
      { id: 'web', say: 'web page' },
    ],
  }),
  cell<Id<typeof today>>({
    field: formNames.today,
    roomy: 'what is there',
    asks: 'today',
    options: [
      { id: 'idea', say: 'an idea' },
      { id: 'paper', say: 'on paper' },
      { id: 'app', say: 'app in use' },
    ],
  }),
  cell<Id<typeof when>>({
    field: formNames.when,
    asks: 'by when',
    options: [
      { id: 'date', say: 'fixed date' },
      { id: 'none', say: 'no date' },
    ],
  }),
];
