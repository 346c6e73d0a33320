import { expect, it } from 'vitest';
import { check, subscriptionSchema } from './index.ts';

it.each([
  ['R81', { name: '', email: 'asha@menon.example' }, { name: 'Name is required*' }],
  ['R81', { name: 'Asha', email: ' ' }, { email: 'Email is required*' }],
  ['R81', { name: 'Asha', email: 'asha' }, { email: 'Invalid email format*' }],
  ['R81', {}, { name: 'Name is required*', email: 'Email is required*' }],
])('%s %j is refused with %j', (_, input, errors) => {
  expect(check(subscriptionSchema, input)).toEqual({ ok: false, errors });
});

it('R81 accepts a trimmed name and address', () => {
  const input = { name: ' Asha ', email: ' asha@menon.example ' };
  const value = { name: 'Asha', email: 'asha@menon.example' };
  expect(check(subscriptionSchema, input)).toEqual({ ok: true, value });
});
