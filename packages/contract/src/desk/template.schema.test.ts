import { expect, test } from 'vitest';
import { templateSchema } from './template.schema.ts';

const template = {
  name: 'Price',
  text: 'Dear {name}, about {subject} ({reference}): [words]. {me}',
};

test('a template has known fields and gaps for the author', () => {
  expect(templateSchema.parse(template)).toEqual(template);
  const full = { name: 'x'.repeat(40), text: 'x'.repeat(10_000) };
  expect(templateSchema.parse(full)).toEqual(full);
});

test.each([
  ['without a name', { name: '' }],
  ['with too long a name', { name: 'x'.repeat(41) }],
  ['without a word', { text: '' }],
  ['longer than a reply', { text: 'x'.repeat(10_001) }],
  ['with an unknown field', { text: 'Dear {naem}' }],
  ['with something else', { subject: 'A' }],
])('a template %s is refused', (_name, change) => {
  expect(templateSchema.safeParse({ ...template, ...change }).success).toBe(false);
});

test('the refusal names the known fields', () => {
  const { error } = templateSchema.safeParse({ ...template, text: '{naem}' });
  expect(error?.issues[0]?.message).toContain(
    '{name}, {first name}, {company}, {service}, {subject}, {reference}, {me}, {times}',
  );
});
