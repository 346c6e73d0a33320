import { termsOf } from '@studio/contract/desk/search-terms';
import { expect, test } from 'vitest';
import { foundPlaces, type Unit } from './found-places.ts';

const unit = (
  kind: Unit['kind'],
  id: string,
  text: string,
  files: readonly string[] = [],
): Unit => ({
  id,
  kind,
  by: null,
  at: '2026-11-16T12:00:00.000Z',
  texts: [text, 'A subject'],
  files,
});
const found = (typed: string, ...units: readonly Unit[]) =>
  foundPlaces(units, termsOf(typed)).map(({ id, excerpt }) => `${id}: ${excerpt}`);

test('one place per group, the first that has all terms', () => {
  expect(
    found(
      'oracle forms',
      unit('form', 'form', 'An Oracle database'),
      unit('in', 'newest', 'We use Oracle Forms'),
      unit('out', 'older', 'Oracle Forms, really?'),
      unit('note', 'note', 'Oracle Forms. Ask Devi.'),
    ),
  ).toEqual(['newest: We use Oracle Forms', 'note: Oracle Forms. Ask Devi.']);
});

test('if no place has all of them, the one that has most', () => {
  expect(
    found(
      'oracle licence devi',
      unit('form', 'form', 'An Oracle database'),
      unit('in', 'mail', 'The Oracle licence ends'),
      unit('note', 'note', 'Ask Devi.'),
    ),
  ).toEqual(['mail: The Oracle licence ends']);
});

test('a file by its name, after messages', () => {
  const mail = unit('in', 'mail', 'Here it is.', ['plan.pdf', 'oracle-export.xlsx']);
  expect(foundPlaces([mail], termsOf('oracle'))).toMatchObject([
    { excerpt: 'oracle-export.xlsx', isFile: true },
  ]);
  expect(foundPlaces([mail], termsOf('here'))).toMatchObject([
    { excerpt: 'Here it is.', isFile: false },
  ]);
});

test('the excerpt begins at the term that comes first, whatever was typed first', () => {
  const text = `Oracle ${'loom '.repeat(80)}Forms`;
  expect(found('forms oracle', unit('form', 'form', text))).toEqual([
    `form: ${text.slice(0, 200).trim()}…`,
  ]);
  expect(found('forms', unit('form', 'form', text))).toEqual([
    expect.stringMatching(/^form: …(?:loom )+Forms$/u),
  ]);
});

test('the subject if the text has no term, even if a file has it', () => {
  const mail = unit('in', 'mail', 'Here it is.', ['a subject.pdf']);
  expect(foundPlaces([mail], termsOf('subject'))).toMatchObject([
    { excerpt: 'A subject', isFile: false },
  ]);
});

test('nothing without a match', () => {
  expect(found('oracle', unit('form', 'form', 'A loom'))).toEqual([]);
});

test('mails are one group, and so are the form and what was added', () => {
  const kinds = ['added', 'out', 'form', 'person', 'in', 'note', 'note'] as const;
  const units = (...of: readonly Unit['kind'][]) =>
    found('oracle', ...of.map((kind, nth) => unit(kind, `${kind} ${nth}`, 'Oracle')));
  expect(units(...kinds)).toEqual([
    'added 0: Oracle',
    'out 1: Oracle',
    'person 3: Oracle',
    'note 5: Oracle',
  ]);
  expect(units(...kinds.toReversed())).toEqual([
    'note 0: Oracle',
    'in 2: Oracle',
    'person 3: Oracle',
    'form 4: Oracle',
  ]);
});

test('if none has all terms, the first of those that have most, whatever their group', () => {
  expect(
    found(
      'oracle licence devi',
      unit('person', 'person', 'Devi'),
      unit('note', 'note', 'An Oracle licence'),
      unit('in', 'mail', 'The Oracle licence'),
      unit('form', 'form', 'Oracle licence'),
    ),
  ).toEqual(['note: An Oracle licence']);
});

test('terms in different texts of one unit are all in it', () => {
  expect(
    found('subject oracle', unit('in', 'mail', 'Oracle'), unit('note', 'note', 'Oracle')),
  ).toEqual(['mail: Oracle', 'note: Oracle']);
});

test('without a term the beginning of the first text', () => {
  const long = `We weave. ${'loom '.repeat(80)}`;
  const form = unit('form', 'form', long, ['plan.pdf', 'list.pdf']);
  expect(foundPlaces([form], [])).toEqual([
    {
      id: 'form',
      kind: 'form',
      by: null,
      at: form.at,
      excerpt: `${long.slice(0, 200).trim()}…`,
      isFile: false,
    },
  ]);
});

test('a unit without a text has an empty excerpt', () => {
  const empty: Unit = { ...unit('form', 'form', ''), texts: [] };
  expect(foundPlaces([empty], [])).toMatchObject([{ excerpt: '', isFile: false }]);
  expect(foundPlaces([{ ...empty, files: ['a.pdf', 'oracle.pdf'] }], termsOf('oracle'))).toEqual([
    { id: 'form', kind: 'form', by: null, at: empty.at, excerpt: 'oracle.pdf', isFile: true },
  ]);
});
