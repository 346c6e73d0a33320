import { expect, test } from 'vitest';
import { projectSchema } from './project.schema.ts';

const end = { amount: 3, unit: 'weeks', marks: 15 };
const scale = { mark: 'working day', before: end, how: 'by hand', after: end };
const row = { title: 'Work', text: 'Hours written down by hand.' };

/** What is wrong with the case of a project of which nothing else is written. */
const faults = (facts: object): string[] =>
  projectSchema
    .pick({ case: true })
    .safeParse({ case: { sample: true, ...facts } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('one measurement may be drawn to scale, a second one has no place', () => {
  expect(faults({ measured: [row, { ...row, scale }] })).toEqual([]);
  expect(faults({ measured: [row, { ...row, scale }, { ...row, scale }] })).toEqual([
    'case.measured: has two entries with a scale; the page draws one',
  ]);
});

test('a figure is a number, and a bar has at most sixty marks', () => {
  expect(faults({ team: { amount: 'five', unit: 'people', says: 'all of us' } })).toEqual([
    'case.team.amount: must be a number',
  ]);
  const long = { ...scale, before: { ...end, marks: 400 } };
  expect(faults({ measured: [{ ...row, scale: long }] })).toHaveLength(1);
});
