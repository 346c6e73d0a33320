import { expect, test } from 'vitest';
import { room, rulesSchema } from './rules.schema.ts';

const x = (length: number) => 'x'.repeat(length);
const when = ['today.paper'];
const way = { name: x(room.way), notIf: x(room.notIf) };
const service = { service: 'web-2-shop', name: x(room.service), notIf: x(room.notIf) };
const example = { name: x(40), line: x(140), answers: { today: ['paper'] } };
const vote = { service: 'web', votes: 5 };
const ask = { when, weight: 9, ask: x(room.ask) };
const rules = {
  ways: { team: way, project: way },
  advice: [{ when, way: 'team', reason: x(room.reason) }],
  services: [service, service],
  votes: [{ when, for: [vote] }],
  alone: ['web', 'shop'],
  asks: [ask],
  always: [x(room.ask), 'Who?', 'Why?'],
  examples: [example, example, example],
};

test('rules with every field at its maximum are valid', () => {
  expect(rulesSchema.parse(rules)).toEqual(rules);
  expect(rulesSchema.parse({ ...rules, always: [' Who? ', 'Why?', 'How?'] }).always[0]).toBe(
    'Who?',
  );
  const project = [{ when, way: 'project', reason: 'It is small.' }];
  expect(rulesSchema.parse({ ...rules, advice: project }).advice).toEqual(project);
});

const withService = (change: object) => ({ services: [service, { ...service, ...change }] });
const withAnswers = (answers: object) => ({
  examples: [example, example, { ...example, answers }],
});

test.each([
  ['a key that there is not', { cats: [] }],
  ['a third way', { ways: { team: way, project: way, none: way } }],
  ['a way without a case against it', { ways: { team: way, project: { name: 'Project' } } }],
  ['a name longer than its place', withService({ name: x(room.service + 1) })],
  ['a name of two letters', withService({ name: 'ab' })],
  ['a number as a name', withService({ name: 7 })],
  ['a price at a service', withService({ price: 7 })],
  ['a service in capitals', withService({ service: 'Web' })],
  ['a service that begins with a hyphen', withService({ service: '-web' })],
  ['a service that ends with a hyphen', withService({ service: 'web-' })],
  ['a service with two hyphens together', withService({ service: 'web--shop' })],
  ['one service only', { services: [service] }],
  ['no rule for the way of working', { advice: [] }],
  ['a rule that holds for nothing', { advice: [{ ...rules.advice[0], when: [] }] }],
  ['an answer that does not exist', { advice: [{ ...rules.advice[0], when: ['today.cats'] }] }],
  ['a way that is none', { advice: [{ ...rules.advice[0], way: 'luck' }] }],
  [
    'a rule of four answers',
    { asks: [{ ...ask, when: ['today.paper', 'today.site', 'today.app', 'hand.web'] }] },
  ],
  ['no votes', { votes: [] }],
  ['votes for nothing', { votes: [{ when, for: [] }] }],
  ['votes for nine', { votes: [{ when, for: Array.from({ length: 9 }, () => vote) }] }],
  ['six votes', { votes: [{ when, for: [{ ...vote, votes: 6 }] }] }],
  ['no vote', { votes: [{ when, for: [{ ...vote, votes: 0 }] }] }],
  ['half a vote', { votes: [{ when, for: [{ ...vote, votes: 1.5 }] }] }],
  ['one that joins others', { alone: ['web'] }],
  ['no questions', { asks: [] }],
  ['a weight of ten', { asks: [{ ...ask, weight: 10 }] }],
  ['no weight', { asks: [{ ...ask, weight: 0 }] }],
  ['two questions for all', { always: ['Who?', 'Why?'] }],
  ['two examples', { examples: [example, example] }],
  ['seven examples', { examples: Array.from({ length: 7 }, () => example) }],
  ['an example with an unknown question', withAnswers({ cats: 'many' })],
  ['an example with an unknown option', withAnswers({ today: ['cats'] })],
  ['an example with an unknown choice', withAnswers({ when: 'never' })],
  ['an example with unknown people', withAnswers({ people: { cats: 'tens' } })],
  ['an example with an unknown size', withAnswers({ people: { staff: 'millions' } })],
  ['an example whose name is too long', withAnswers({ project: x(61) })],
  ['an example with an empty name', withAnswers({ project: ' ' })],
])('%s is an error', (_name, change) => {
  expect(rulesSchema.safeParse({ ...rules, ...change }).success).toBe(false);
});

test('an example may answer everything', () => {
  const answers = {
    project: x(60),
    owner: x(40),
    today: ['paper', 'app'],
    hand: ['web'],
    people: { customers: 'tens', staff: 'some', partners: 'lakhs', machines: 'hundreds' },
    talks: ['maps'],
    talksOther: x(40),
    care: ['none'],
    hold: ['fast'],
    when: 'season',
    whenSeason: x(24),
    hangs: x(60),
    steer: 'scope',
    budget: 'range',
    budgetRange: x(24),
    words: x(1000),
  };
  expect(rulesSchema.parse({ ...rules, ...withAnswers(answers) }).examples[2]?.answers).toEqual(
    answers,
  );
});
