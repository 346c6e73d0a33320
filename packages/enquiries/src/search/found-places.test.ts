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
