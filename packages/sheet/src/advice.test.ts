import { expect, test } from 'vitest';
import { adviceOf, type AdviceRules } from './advice.ts';
import { blank, readAnswers } from './answers.ts';
import { answersOf, facts, factsOf } from './facts.ts';
import { impliedBy } from './implied.ts';

const rules: AdviceRules = {
  ways: {
    team: { name: 'Team', notIf: 'nobody steers.' },
    project: { name: 'Project', notIf: 'all changes.', takes: 'Two weeks.' },
  },
  advice: [
    { when: ['steer.weekly', 'when.date'], way: 'team', reason: 'Both.' },
    { when: ['when.date'], way: 'project', reason: 'The date.' },
  ],
  services: ['workshop', 'strategy', 'site', 'shop', 'cloud', 'app'].map((service) => ({
    service,
    name: service.toUpperCase(),
    notIf: `not ${service}.`,
  })),
  votes: [
    { when: ['today.site'], for: [{ service: 'site', votes: 3 }] },
    { when: ['today.site', 'talks.payments'], for: [{ service: 'shop', votes: 4 }] },
    {
      when: ['today.servers'],
      for: [
        { service: 'cloud', votes: 3 },
        { service: 'app', votes: 1 },
      ],
    },
    { when: ['people.lakhs'], for: [{ service: 'cloud', votes: 5 }] },
    { when: ['hand.none'], for: [{ service: 'app', votes: 3 }] },
    { when: ['hand.desk'], for: [{ service: 'app', votes: 2 }] },
    { when: ['today.idea'], for: [{ service: 'workshop', votes: 1 }] },
    { when: ['today.paper'], for: [{ service: 'strategy', votes: 1 }] },
  ],
  alone: ['strategy', 'workshop'],
  asks: [
    { when: ['today.site'], weight: 3, ask: 'Site?' },
    { when: ['when.date'], weight: 9, ask: 'Date?' },
  ],
  always: ['One?', 'Two?', 'Three?'],
};
const advised = (...said: string[]) => adviceOf(answersOf(said), rules);
const slugs = (...said: string[]) => advised(...said).services.map(({ slug }) => slug);

test('a blank sheet has no advice', () => {
  expect(adviceOf(blank, rules)).toEqual({ services: [], asks: [] });
});

test('the first rule that fits names the engagement model, with its reason and its case against', () => {
  expect(advised('when.date', 'steer.weekly').model).toEqual({
    name: 'Team',
    notIf: 'Not if nobody steers.',
    reason: 'Both.',
  });
  expect(advised('when.date').model?.name).toBe('Project');
  expect(advised('today.site').model).toBeUndefined();
});

test('the services with the most votes come first, and weak ones are left out', () => {
  expect(slugs('today.site', 'talks.payments', 'today.servers')).toEqual(['shop', 'site', 'cloud']);
});

test.each([
  [[9, 9, 2], 2, 'less than a third of the best is an afterthought'],
  [[9, 9, 3], 3, 'a third of the best is enough'],
  [[3, 3, 1], 2, 'a single vote is never enough for a third service'],
  [[3, 3, 2], 3, 'two votes are enough beside three'],
  [[9, 1], 2, 'the second is there however few its votes'],
  [[5, 5, 5, 5, 5], 4, 'four at most'],
])('votes of %j give %i services: %s', (loud, count) => {
  const given = loud.map((votes, i) => ({ service: rules.services[i]?.service ?? '', votes }));
  const votes = [{ when: ['today.site' as const], for: given }];
  expect(adviceOf(answersOf(['today.site']), { ...rules, votes }).services).toHaveLength(count);
});

test('votes of several rules are added', () => {
  expect(slugs('today.site', 'hand.desk', 'today.servers')).toEqual(['site', 'cloud', 'app']);
});

test('a single service is joined by another, the first of the rule’s list', () => {
  expect(slugs('today.site')).toEqual(['site', 'strategy']);
  expect(slugs('today.idea')).toEqual(['workshop', 'strategy']);
  expect(slugs('today.paper')).toEqual(['strategy', 'workshop']);
  expect(advised('today.paper').services[0]).toEqual({
    slug: 'strategy',
    name: 'STRATEGY',
    notIf: 'Not if not strategy.',
  });
});

test('without votes no service is named', () => {
  expect(slugs('when.date')).toEqual([]);
});

test('three questions, the costliest first', () => {
  expect(advised('today.site', 'when.date').asks).toEqual(['Date?', 'Site?', 'One?']);
  expect(advised('today.site').asks).toEqual(['Site?', 'One?', 'Two?']);
});

test('a service implies the answers with the most votes for it, and no size without its group', () => {
  expect(impliedBy('shop', rules)).toEqual(['today.site', 'talks.payments']);
  expect(impliedBy('cloud', rules)).toEqual(['today.servers']);
  expect(impliedBy('app', rules)).toEqual(['hand.none', 'hand.desk']);
  expect(impliedBy('nothing', rules)).toEqual([]);
});

test('an answer with half the votes of the strongest is not implied', () => {
  const votes: AdviceRules['votes'] = [
    { when: ['today.paper'], for: [{ service: 'app', votes: 2 }] },
    { when: ['today.machine', 'people.lakhs'], for: [{ service: 'app', votes: 4 }] },
    { when: ['hand.web', 'today.app'], for: [{ service: 'app', votes: 4 }] },
    { when: ['hand.web'], for: [{ service: 'site', votes: 4 }] },
  ];
  expect(impliedBy('app', { votes })).toEqual(['hand.web', 'today.app']);
});

test('“none of these” gives way to another answer', () => {
  expect(answersOf(impliedBy('app', rules)).hand).toEqual(['desk']);
});

test('a sheet has exactly the given answers', () => {
  const said = ['today.app', 'people.staff', 'people.some', 'when.none'];
  expect([...factsOf(answersOf(said))]).toEqual(said);
  const read = readAnswers({ version: 1, people: { staff: 'millions' } }) ?? blank;
  expect(factsOf(read).size).toBe(0);
});

test.each([['today.nothing'], ['today'], ['people.tens'], ['steer.'], ['cats.many']])(
  '%s is not an answer and is dropped',
  (fact) => {
    expect(answersOf([fact])).toEqual(blank);
  },
);

test('every answer has a name on the sheet', () => {
  for (const fact of facts.filter((one) => !/^people\.(?!c|st|p|m)/u.test(one)))
    expect([...factsOf(answersOf([fact]))]).toContain(fact);
});

test('time and price are named if the company states them', () => {
  const { model } = adviceOf(answersOf(['when.date']), rules);
  expect(model).toMatchObject({ name: 'Project', takes: 'Two weeks.' });
});
