import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { strayMarkup } from './stray-markup.ts';

const fix =
  'Correct them to *emphasis*, [words](service:seo) or [claim:id]; titles and labels take plain words alone.';

test('markup that was parsed is no fault', () => {
  const text = 'It is *worth* [claim:market], says [the page](service:birch) about it.';
  expect(messagesOf(strayMarkup, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual([]);
});

test.each([
  ['[Claim:market]', 'Worth [Claim:market] to someone.'],
  ['[words]', 'See the [words] (service:birch) about it.'],
  ['*open', 'This is *open and never closed.'],
])('%s in running text', (marks, text) => {
  expect(messagesOf(strayMarkup, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual([
    `content/services/atlas.yaml, intro.beside: would show the marks “${marks}” to the reader. ${fix}`,
  ]);
});

test('markup where it has no meaning', () => {
  const faults = { 'services/atlas.yaml': { title: 'Our [service](service:birch)' } };
  expect(messagesOf(strayMarkup, faults)).toEqual([
    `content/services/atlas.yaml, title: would show the marks “[service](service:birch)” to the reader. ${fix}`,
  ]);
});
