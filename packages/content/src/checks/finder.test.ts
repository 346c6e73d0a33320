import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { finder } from './finder.ts';

const names = (...slugs: string[]) => slugs.map((service) => ({ service, why: 'It fits.' }));

describe('finder', () => {
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
