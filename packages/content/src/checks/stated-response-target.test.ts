import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { statedResponseTarget } from './stated-response-target.ts';

const promised = (text: string, hours: Record<string, unknown> = {}) =>
  messagesOf(statedResponseTarget, {
    'pages/contact.yaml': {
      answers: { sample: false, items: [{ title: 'When you hear from us', text }] },
    },
    'working-hours.yaml': hours,
  });

test('a contact page without answers states nothing', () => {
  expect(messagesOf(statedResponseTarget, {})).toEqual([]);
});

test('the hours of the target, or days if they are whole', () => {
  expect(promised('You hear from us within eight business hours.')).toEqual([]);
  expect(promised('Within one business day, Monday to Friday.')).toEqual([]);
  expect(promised('Within one business hour.', { promise: 1 })).toEqual([]);
  expect(promised('Within two business days.', { promise: 16 })).toEqual([]);
});

test('a target that differs from the desk’s', () => {
  expect(promised('Within two business days.')).toEqual([
    'content/pages/contact.yaml, answers.items.0.text: does not say “eight business hours” or “one ' +
      'business day”, which is what working-hours.yaml promises. Name that time, or change the promise there.',
  ]);
  expect(promised('Within one business day.', { promise: 4 })).toHaveLength(1);
  expect(promised('Within one business day.', { closes: '18:30' })).toHaveLength(1);
});
