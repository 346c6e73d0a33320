import { expect, test } from 'vitest';
import { checkPatches, readBrowserCode } from './keystatic-patches.ts';

test('each patch applies once to the installed Keystatic', () => {
  expect(() => {
    checkPatches(readBrowserCode());
  }).not.toThrow();
});

test('a patch that no longer applies stops the build', () => {
  const upgraded = readBrowserCode().map((text) => text.replace("name: 'Slug',", "name: 'URL',"));
  expect(() => {
    checkPatches(upgraded);
  }).toThrow('The patch “call a slug an address” of Keystatic applies in 0 places instead of one.');
});

test('a patch that applies in two places stops the build', () => {
  expect(() => {
    checkPatches([...readBrowserCode(), "name: 'Slug',"]);
  }).toThrow('The patch “call a slug an address” of Keystatic applies in 2 places instead of one.');
});
