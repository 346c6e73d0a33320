import { expect, test } from 'vitest';
import { told } from '#catalogue/planted/plant.ts';
import { samplesAtOnce } from './launch-duties.ts';

const place = 'content/projects/fir.yaml, case.sample:';
const fix = 'Ask the client for each, take out what they cannot confirm, and write false.';
const say = (facts: object) => told(samplesAtOnce, { 'projects/fir.yaml': { case: facts } });

test('every value of a sample case, by its name', () => {
  const facts = {
    sample: true,
    length: 'Five months.',
    team: 'Two of us.',
    measured: [{ title: 'Calls', text: 'Counted by hand for two weeks.' }],
    confirmed: { by: 'Head of dispatch', mayBeCalled: false },
  };
  expect(say(facts)).toEqual([
    `${place} marks values that no client has confirmed: how long it took, the team, “Calls”, who ` +
      `confirmed it, whether they may be called. ${fix}`,
  ]);
});

test('what a case leaves out is not asked for', () => {
  expect(say({ sample: true, team: 'Two of us.' })).toEqual([
    `${place} marks values that no client has confirmed: the team. ${fix}`,
  ]);
});

test('a confirmed case', () => {
  expect(say({ sample: false, team: 'Two of us.' })).toEqual([]);
});
