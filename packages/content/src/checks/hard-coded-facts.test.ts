import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { hardCodedFacts } from './hard-coded-facts.ts';

const fix = 'Enter it in facts.yaml and write [fact:id] here.';
const place = 'content/services/atlas.yaml, engagement.duration:';
const say = (words: string, field = 'engagement.duration') =>
  messagesOf(hardCodedFacts, { 'services/atlas.yaml': { [field]: words } });

test.each([
  ['It takes four to six weeks in all.', 'the duration “four to six weeks”'],
  ['Ten working days from the first call.', 'the duration “Ten working days”'],
  ['We write back within a day.', 'the duration “within a day”'],
  ['It costs USD 5,000 without tax.', 'the amount “USD 5,000”'],
  ['It costs $900 at most.', 'the amount “$900”'],
  ['About five thousand dollars at most.', 'the amount “five thousand dollars”'],
  ['All of it is under an insurance policy.', 'the promise “insurance policy”'],
  ['It takes seventeen weeks in all.', 'the duration “seventeen weeks”'],
  ['It takes nineteen to twenty-one weeks.', 'the duration “nineteen to twenty-one weeks”'],
  ['It takes a couple of weeks in all.', 'the duration “a couple of weeks”'],
  ['It costs a thousand dollars at most.', 'the amount “a thousand dollars”'],
  ['It costs 5,000 USD without tax.', 'the amount “5,000 USD”'],
  ['Our faults are fixed at no charge.', 'the promise “at no charge”'],
  ['There is a team of five on it.', 'the team size “team of five”'],
  ['A four-person team does it.', 'the team size “four-person team”'],
  ['Two senior engineers do it.', 'the team size “Two senior engineers”'],
  ['Two people know every part.', 'the team size “Two people know”'],
])('%s', (words, found) => {
  expect(say(words)).toEqual([`${place} states ${found}, typed by hand. ${fix}`]);
});

test('a fact by its id, a rate, and text without a number', () => {
  expect(say('It takes [fact:length], some hours a week and a few weeks more.')).toEqual([]);
  expect(say('Your expert has two hours a week for it.')).toEqual([]);
});

test('people of a client, and one who decides, are not our team', () => {
  expect(say('One person decides when two people want different things.')).toEqual([]);
});

test('the terms state no number of their own', () => {
  expect(
    messagesOf(hardCodedFacts, {
      'pages/terms-of-work.yaml': { 'warranty.text': 'It costs 5,000 USD more.' },
    }),
  ).toEqual([
    `content/pages/terms-of-work.yaml, warranty.text: states the amount “5,000 USD”, typed by hand. ${fix}`,
  ]);
});

test('a team size is written nowhere; a part of its time may be', () => {
  const team = 'Four engineers, and a tester for two weeks.';
  expect(say(team, 'engagement.team')).toEqual([
    `content/services/atlas.yaml, engagement.team: states the team size “Four engineers”, typed by hand. ${fix}`,
  ]);
});

test('each of several is named', () => {
  expect(say('Two weeks, then three weeks.')).toEqual([
    `${place} states the duration “Two weeks”, typed by hand. ${fix}`,
    `${place} states the duration “three weeks”, typed by hand. ${fix}`,
  ]);
});

test('on the sheet and in the finder only questions and situations are the client’s', () => {
  const sheet = (field: string) =>
    messagesOf(hardCodedFacts, {
      'sheet.yaml': { [`services.0.${field}`]: 'It takes two weeks.' },
    });
  expect(sheet('notIf')).toEqual([]);
  expect(sheet('takes')).toHaveLength(1);
  const finder = (field: string) =>
    messagesOf(hardCodedFacts, {
      'finder.yaml': { [`questions.0.${field}`]: 'It is six months from now.' },
    });
  expect(finder('question')).toEqual([]);
  expect(finder('answers.0.services.0.why')).toHaveLength(1);
});

test('the description of a client’s situation is not our fact', () => {
  expect(
    say('The form was broken for nine days before they heard.', 'reasons.items.0.text'),
  ).toEqual([]);
});

test('numbers in an exhibit are an invented client’s, those beside it are ours', () => {
  const sheet = {
    label: 'finding one',
    title: 'It takes nine days and USD 5,000.',
    foot: Array.from({ length: 5 }, (_, i) => ({
      term: `term ${i}`,
      value: '2 weeks',
      says: 'ok',
    })),
  };
  const exhibit = (text: string) =>
    messagesOf(hardCodedFacts, {
      'services/atlas.yaml': { exhibit: { sample: true, title: 'One sheet', text, sheet } },
    });
  expect(exhibit('A page of the report.')).toEqual([]);
  expect(exhibit('You have it within a week.')).toEqual([
    `content/services/atlas.yaml, exhibit.text: states the duration “within a week”, typed by hand. ${fix}`,
  ]);
});
