import { expect, test } from 'vitest';
import { personSchema } from './person.schema.ts';

const faults = (own: object): string[] => {
  const person = { order: 1, name: 'Asha Rao', role: 'Engineer', ask: 'About trees.', ...own };
  const { error } = personSchema.safeParse(person);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test('no real person is shown with an invented face', () => {
  expect(faults({ sample: true, face: 'glasses' })).toEqual([]);
  expect(faults({ sample: false, face: 'glasses' })).toEqual(['face']);
  expect(faults({ sample: false })).toEqual([]);
});
