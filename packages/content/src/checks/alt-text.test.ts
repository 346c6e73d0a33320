import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { altText } from './alt-text.ts';

const hero = (text: string) =>
  messagesOf(altText, { 'services/atlas.yaml': { 'drawings.hero': text } });
const place = 'content/services/atlas.yaml, drawings.hero:';

test('a sentence that describes the picture', () => {
  expect(hero('Drawing of two shores and the order of crossing.')).toEqual([]);
});

test('too short', () => {
  expect(hero('Two shores and a boat.')).toEqual([
    `${place} is too short to replace the picture. Say in 30 characters or more what the picture shows.`,
  ]);
});

test.each(['Image of', 'Picture of'])('%s', (opening) => {
  expect(hero(`${opening} two shores and the order of crossing.`)).toEqual([
    `${place} begins by saying that it is a picture, which a screen reader says already. Begin with what it shows.`,
  ]);
});

test('a cover without a full stop', () => {
  const faults = { 'projects/fir.yaml': { coverText: 'A screen with a list and a map beside it' } };
  expect(messagesOf(altText, faults)).toEqual([
    'content/projects/fir.yaml, coverText: does not end with a full stop. Make it a whole sentence, ' +
      'so that it is read with a pause after it.',
  ]);
});

test('a drawing of a case that says too little', () => {
  const step = { text: 'It was slow.', drawing: 'A slow thing.' };
  const steps = { before: step, decision: { text: 'One list.' }, after: { text: 'It is fast.' } };
  expect(messagesOf(altText, { 'projects/fir.yaml': { case: { sample: false, steps } } })).toEqual([
    'content/projects/fir.yaml, case.steps.before.drawing: is too short to replace the picture. ' +
      'Say in 30 characters or more what the picture shows.',
  ]);
});
