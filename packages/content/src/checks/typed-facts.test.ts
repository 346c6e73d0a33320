import { expect, test } from 'vitest';
import { told } from '#reader/planted/plant.ts';
import { typedFacts } from './typed-facts.ts';

const fix = 'Enter it in facts.yaml and write [fact:id] here.';
const place = 'content/services/atlas.yaml, engagement.duration:';
const say = (words: string, field = 'engagement.duration') =>
  told(typedFacts, { 'services/atlas.yaml': { [field]: words } });

test.each([
  ['It takes four to six weeks in all.', 'the duration “four to six weeks”'],
  ['Ten working days from the first call.', 'the duration “Ten working days”'],
  ['We write back within a day.', 'the duration “within a day”'],
  ['It costs USD 5,000 without tax.', 'the amount “USD 5,000”'],
  ['It costs $900 at most.', 'the amount “$900”'],
  ['About five thousand dollars at most.', 'the amount “five thousand dollars”'],
  ['All of it is under an insurance policy.', 'the promise “insurance policy”'],
])('%s', (words, found) => {
  expect(say(words)).toEqual([`${place} states ${found}, typed by hand. ${fix}`]);
});

test('a fact by its id, a rate, and words without a number', () => {
  expect(say('It takes [fact:length], some hours a week and a few weeks more.')).toEqual([]);
  expect(say('Your expert has two hours a week for it.')).toEqual([]);
});

test('what a client’s situation is made of is no fact of ours', () => {
  expect(
    say('The form was broken for nine days before they heard.', 'reasons.items.0.text'),
  ).toEqual([]);
});

test('figures on the sheet of an exhibit are an invented client’s, those beside it are ours', () => {
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
    told(typedFacts, {
      'services/atlas.yaml': { exhibit: { sample: true, title: 'One sheet', text, sheet } },
    });
  expect(exhibit('A page of the report.')).toEqual([]);
  expect(exhibit('You have it within a week.')).toEqual([
    `content/services/atlas.yaml, exhibit.text: states the duration “within a week”, typed by hand. ${fix}`,
  ]);
});
