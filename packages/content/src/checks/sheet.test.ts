import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { sheet } from './sheet.ts';

test('every service is named and has votes', () => {
  expect(messagesOf(sheet, {})).toEqual([]);
});

test('a service the sheet does not name', () => {
  expect(messagesOf(sheet, { 'sheet.yaml': { 'services.4.service': 'delta' } })).toEqual([
    'content/sheet.yaml, services: does not name the service “ember”, so no sheet can advise it. ' +
      'Add it with its short name and when not to buy it.',
    'content/sheet.yaml, services.4.service: names the service “delta” a second time. ' +
      'Remove one of the two.',
  ]);
});

test('a service with only a number in its favour', () => {
  expect(messagesOf(sheet, { 'sheet.yaml': { 'votes.4.when': ['people.lakhs'] } })).toEqual([
    'content/sheet.yaml, votes: no answer speaks for the service “ember”, so its page can begin no sheet. ' +
      'Let an answer vote for it; a number of people alone is not enough.',
  ]);
});

const shaped = (takes?: string) =>
  messagesOf(sheet, {
    'services/atlas.yaml': {
      'engagement.shape': {
        first: { fact: 'length', says: 'a first result' },
        from: { fact: 'price', says: 'fixed' },
        people: 'team',
        weeks: 'length',
        price: 'price',
      },
    },
    'sheet.yaml': { 'services.0.takes': takes },
  });

test('advice that says less than the service’s page', () => {
  expect(shaped('[fact:length] for [fact:price.least] and up.')).toEqual([]);
  expect(shaped('[fact:length] in all.')).toEqual([
    'content/sheet.yaml, services.0.takes: does not say what it costs, and the page of “atlas” does. ' +
      'Name the fact of that page: [fact:price].',
  ]);
  expect(shaped()).toHaveLength(2);
});
