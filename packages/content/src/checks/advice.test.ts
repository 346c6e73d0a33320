import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { finder, sheet } from './advice.ts';

describe('finder', () => {
  const names = (...slugs: string[]) => slugs.map((service) => ({ service, why: 'It fits.' }));

  test('every service can be reached, and every combination leads to two or three', () => {
    expect(messagesOf(finder, {})).toEqual([]);
  });

  test('a service no answer names', () => {
    const without = { 'questions.0.answers.3.services': names('delta', 'atlas') };
    expect(
      messagesOf(finder, {
        'finder.yaml': {
          ...without,
          'questions.1.answers.3.services': names('delta', 'atlas'),
          'questions.2.answers.3.services': names('delta', 'atlas'),
        },
      }),
    ).toEqual([
      'content/finder.yaml, questions: no three answers lead to the service “ember”. ' +
        'Name it in one more answer, or nearer the front of one.',
    ]);
  });

  test('three answers that lead to one service', () => {
    const alone = names('atlas');
    expect(
      messagesOf(finder, {
        'finder.yaml': {
          'questions.0.answers.0.services': alone,
          'questions.1.answers.0.services': alone,
          'questions.2.answers.0.services': alone,
        },
      }),
    ).toEqual([
      'content/finder.yaml, questions: the answers answer-a, answer-a, answer-a lead to atlas alone. ' +
        'Name another service in one of them.',
    ]);
  });

  test('a service whose cases against it all need a source', () => {
    const items = ['Worth [claim:market].', 'It is [claim:market].'];
    expect(messagesOf(finder, { 'services/cedar.yaml': { 'notFor.items': items } })).toEqual([
      'content/services/cedar.yaml, notFor.items: needs a claim in every case, and the service ' +
        'finder shows no sources. Word one case without a claim.',
    ]);
  });

  test('a service named twice by one answer', () => {
    const twice = names('birch', 'cedar', 'birch');
    expect(
      messagesOf(finder, { 'finder.yaml': { 'questions.0.answers.1.services': twice } }),
    ).toEqual([
      'content/finder.yaml, questions.0.answers.1.services.2.service: names the service “birch” a ' +
        'second time. Remove one of the two.',
    ]);
  });
});

describe('sheet', () => {
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
});
