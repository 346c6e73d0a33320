import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { unique } from './unique.ts';

test('every page has a title and a summary of its own', () => {
  expect(messagesOf(unique, {})).toEqual([]);
});

test('two services with one title, in any case', () => {
  const faults = { 'services/birch.yaml': { title: 'The Atlas Service' } };
  expect(messagesOf(unique, faults)).toEqual([
    'content/services/birch.yaml, title: repeats the title of content/services/atlas.yaml: ' +
      '“The Atlas Service”. Give this page a title of its own.',
  ]);
});

test('a project with the title of a page', () => {
  expect(messagesOf(unique, { 'projects/fir.yaml': { name: 'Page home' } })).toEqual([
    'content/projects/fir.yaml, name: repeats the title of content/pages/home.yaml: “Page home”. ' +
      'Give this page a title of its own.',
  ]);
});

test('two pages with one summary', () => {
  const summary = 'A summary that is long enough for search engines and is on two pages at once.';
  const faults = { 'legal/privacy.yaml': { summary }, 'projects/fir.yaml': { summary } };
  expect(messagesOf(unique, faults)).toEqual([
    `content/projects/fir.yaml, summary: repeats the summary of content/legal/privacy.yaml: ` +
      `“${summary}”. Give this page a summary of its own.`,
  ]);
});
