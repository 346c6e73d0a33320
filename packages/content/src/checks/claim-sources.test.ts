import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { claimSources } from './claim-sources.ts';

const text = 'The market is worth [claim:market] by now.';

test('a service page shows its sources', () => {
  expect(messagesOf(claimSources, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual([]);
});

test('so does the page of measurements', () => {
  expect(messagesOf(claimSources, { 'pages/proof.yaml': { 'tests.rows.0.text': text } })).toEqual(
    [],
  );
});

test('a page without source lines', () => {
  expect(messagesOf(claimSources, { 'projects/fir.yaml': { problem: text } })).toEqual([
    'content/projects/fir.yaml, problem: uses the claim “market” on a page that shows no sources. ' +
      'Say it on a service page, or without the fact.',
  ]);
});
