import { expect, test } from 'vitest';
import { fieldInWords } from './refusal.ts';

test.each([
  [['process', 'steps', 2, 'text'], 'Process, Steps, entry 3, Text'],
  [['slug'], 'Address'],
])('the path %j is named as the form names its fields: %s', (path, words) => {
  expect(fieldInWords(path)).toBe(words);
});
