import { expect, test } from 'vitest';
import { adviceOf, type AdviceRules } from './advice.ts';
import { blank } from './answers.ts';
import { answersOf, facts, factsOf } from './facts.ts';
import { impliedBy } from './implied.ts';

const rules: AdviceRules = {
  ways: {
    team: { name: 'Team', notIf: 'nobody steers.' },
    project: { name: 'Project', notIf: 'all changes.' },
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
  ],
  alone: ['workshop', 'strategy'],
  asks: [
    { when: ['today.site'], weight: 3, ask: 'Site?' },
    { when: ['when.date'], weight: 9, ask: 'Date?' },
  ],
  always: ['One?', 'Two?', 'Three?'],
};
const advised = (...said: string[]) => adviceOf(answersOf(said), rules);
const slugs = (...said: string[]) => advised(...said).services.map(({ slug }) => slug);

test('of a blank sheet nothing is read', () => {
  expect(adviceOf(blank, rules)).toEqual({ services: [], asks: [] });
});

test('the first rule that fits names the way of working, with its reason and its case against', () => {
  expect(advised('when.date', 'steer.weekly').model).toEqual({
    name: 'Team',
    notIf: 'Not if nobody steers.',
    reason: 'Both.',
  });
  expect(advised('when.date').model?.name).toBe('Project');
  expect(advised('today.site').model).toBeUndefined();
});

test('the services with the most votes come first, an afterthought is left out', () => {
  expect(slugs('today.site', 'talks.payments', 'today.servers')).toEqual(['shop', 'site', 'cloud']);
});

test('a service alone is joined by another', () => {
  expect(slugs('today.site')).toEqual(['site', 'workshop']);
  expect(slugs('today.idea')).toEqual(['workshop', 'strategy']);
});

test('three questions, the costliest first', () => {
  expect(advised('today.site', 'when.date').asks).toEqual(['Date?', 'Site?', 'One?']);
});

test('a service implies what speaks loudest for it, and no number without those it counts', () => {
  expect(impliedBy('shop', rules)).toEqual(['today.site', 'talks.payments']);
  expect(impliedBy('cloud', rules)).toEqual(['today.servers']);
  expect(impliedBy('nothing', rules)).toEqual([]);
});

test('“nothing of these” gives way to something', () => {
  expect(answersOf(impliedBy('app', rules)).hand).toEqual(['desk']);
});

test('every answer can stand on a sheet by its name', () => {
  for (const fact of facts.filter((one) => !/^people\.(?!c|st|p|m)/u.test(one)))
    expect([...factsOf(answersOf([fact]))]).toContain(fact);
});
