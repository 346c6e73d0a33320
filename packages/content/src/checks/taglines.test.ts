import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { taglines } from './taglines.ts';

test('the specification’s own tagline is allowed', () => {
  expect(
    messagesOf(taglines, { 'services/atlas.yaml': { tagline: 'Grow Your Brand Online' } }),
  ).toEqual([]);
});

test('a tagline without a full stop', () => {
  expect(
    messagesOf(taglines, { 'services/atlas.yaml': { tagline: 'Scale with Confidence' } }),
  ).toEqual([
    'content/services/atlas.yaml, tagline: “Scale with Confidence” does not end with a full stop. Add it.',
  ]);
});
