import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectSchema } from './project.schema.ts';

const end = { amount: 3, unit: 'weeks', marks: 15 };
const scale = { mark: 'working day', before: end, how: 'by hand', after: end };
const row = { title: 'Work', text: 'Hours written down by hand.' };

/** The faults of a project's case; the rest of the project is valid. */
const faults = (facts: object): string[] =>
  z
    .object({ case: projectSchema.shape.case })
    .safeParse({ case: { sample: true, ...facts } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('only one measurement may be drawn', () => {
  expect(faults({ measured: [row, { ...row, scale }] })).toEqual([]);
  expect(faults({ measured: [row, { ...row, scale }, { ...row, scale }] })).toEqual([
    'case.measured: has two entries with a scale; the page draws one',
  ]);
});

test('a value is a number, and a bar has at most sixty marks', () => {
  expect(faults({ team: { amount: 'five', unit: 'people', says: 'all of us' } })).toEqual([
    'case.team.amount: must be a number',
  ]);
  const long = { ...scale, before: { ...end, marks: 400 } };
  expect(faults({ measured: [{ ...row, scale: long }] })).toHaveLength(1);
});
