import { expect, test } from 'vitest';
import { isProgramName } from './file-names.ts';

test.each([
  ['setup.exe', true],
  ['SETUP.EXE', true],
  ['archive.jar', true],
  ['book.xll', true],
  ['run.apk', true],
  ['plan.pdf.exe', true],
  ['setup.exe.', true],
  ['setup.exe. . ', true],
  ['setup.exe:stream', true],
  ['setup.exe::$DATA', true],
  ['setup.exe :stream', true],
  ['setup.\u202eexe', true],
  ['setup.e\u200bxe', true],
  ['setup.e\u0007xe', true],
  ['setup.ｅｘｅ', true],
  ['plan.pdf', false],
  ['exe', false],
  ['exe.pdf', false],
  ['setup.exe.pdf', false],
  ['setup.exe2', false],
  ['my exe', false],
  ['plan', false],
  ['', false],
  ['...', false],
])('%j is a program: %s', (name, is) => {
  expect(isProgramName(name)).toBe(is);
});
