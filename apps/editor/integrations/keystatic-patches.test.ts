import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { checkPatches, patched, readBrowserCode } from './keystatic-patches.ts';

test('each patch applies once to the installed Keystatic', () => {
  expect(() => {
    checkPatches(readBrowserCode());
  }).not.toThrow();
});

test('a patch that no longer applies stops the build', () => {
  const upgraded = readBrowserCode().map((text) => text.replace("name: 'Slug',", "name: 'URL',"));
  expect(() => {
    checkPatches(upgraded);
  }).toThrow('The Keystatic patch “call a slug an address” applies in 0 places instead of one.');
});

test('a patch that applies in two places stops the build', () => {
  expect(() => {
    checkPatches([...readBrowserCode(), "name: 'Slug',"]);
  }).toThrow('The Keystatic patch “call a slug an address” applies in 2 places instead of one.');
});

test.each([
  [{ min: 1 }, 0, 'needs at least 1 entry. Press Add above the list.'],
  [{ min: 3 }, 2, 'needs at least 3 entries. Press Add above the list.'],
  [{ max: 5 }, 6, 'may have at most 5 entries. Remove some.'],
  [{ min: 1, max: 5 }, 3, undefined],
])('a list of %j with %i entries is described in words', (length, entries, message) => {
  const code = patched(readBrowserCode().join('\n'));
  const [, body = ''] =
    /function validateArrayLength\(schema, val, path\) (\{.*?\n\})/su.exec(code) ?? [];
  // Runs the function as the browser does, but its errors are only their message.
  const validate = runInNewContext(`(schema, val, path) => ${body}`, {
    FieldDataError: Object,
    PropValidationError: Object,
  }) as (schema: object, val: unknown[], path: string[]) => string | undefined;
  const found = validate({ validation: { length } }, Array.from({ length: entries }), []);
  expect(found?.valueOf()).toBe(message);
});
