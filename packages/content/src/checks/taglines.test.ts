import { expect, test } from 'vitest';
import { told } from '#reader/planted/plant.ts';
import { taglines } from './taglines.ts';

test('the specification’s own tagline stays as it is', () => {
  expect(told(taglines, { 'services/atlas.yaml': { tagline: 'Grow Your Brand Online' } })).toEqual(
    [],
  );
});

test('a tagline without a full stop', () => {
  expect(told(taglines, { 'services/atlas.yaml': { tagline: 'Scale with Confidence' } })).toEqual([
    'content/services/atlas.yaml, tagline: “Scale with Confidence” does not end with a full stop. Add it.',
  ]);
});
