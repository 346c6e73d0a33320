import { blank, readAnswers, type Answers } from './answers.ts';
import { people } from './questions.ts';

type Posted = Exclude<keyof Answers, 'version' | 'date' | 'revision' | 'people'>;

/** The names of the form's fields, as a browser without script posts them with an enquiry. */
export const formNames: Readonly<Record<Posted, string>> = {
  project: 'sheet.project',
  owner: 'sheet.owner',
  today: 'sheet.today',
  hand: 'sheet.hand',
  talks: 'sheet.talks',
  talksOther: 'sheet.talksOther',
  care: 'sheet.care',
  hold: 'sheet.hold',
  when: 'sheet.when',
  whenDate: 'sheet.whenDate',
  whenSeason: 'sheet.whenSeason',
  hangs: 'sheet.hangs',
  steer: 'sheet.steer',
  budget: 'sheet.budget',
  budgetRange: 'sheet.budgetRange',
  words: 'sheet.words',
};

/** Whether a posted field belongs to a sheet. */
export const isSheetName = (name: string): boolean => name.startsWith('sheet.');

export type PeopleKind = (typeof people.kinds)[number]['id'];

/** One field for each group of people; its value is the size. */
export const peopleName = (kind: PeopleKind): string => `sheet.people.${kind}`;

const fieldsOf = Object.entries(formNames) as [Posted, string][];

/** The answers of a posted form, ignoring other fields. Its date and revision are not fields. */
export function answersFromForm(entries: Iterable<readonly [string, string]>): Answers {
  const posted = [...entries];
  const valuesOf = (name: string): string[] =>
    posted.filter(([of]) => of === name).map(([, value]) => value);
  const lastOf = (name: string): string => valuesOf(name).at(-1) ?? '';
  const written = {
    version: 1,
    ...Object.fromEntries(
      fieldsOf.map(([field, name]) => [
        field,
        Array.isArray(blank[field]) ? valuesOf(name) : lastOf(name),
      ]),
    ),
    people: Object.fromEntries(people.kinds.map(({ id }) => [id, lastOf(peopleName(id))])),
  };
  return readAnswers(written) ?? blank;
}

/** The fields that a form with these answers posts, without open questions. */
export const formEntries = (answers: Answers): [string, string][] =>
  [
    ...fieldsOf.flatMap(([field, name]) =>
      [answers[field]].flat().map((value): [string, string] => [name, value]),
    ),
    ...people.kinds.map(({ id }): [string, string] => [peopleName(id), answers.people[id] ?? '']),
  ].filter(([, value]) => value !== '');
