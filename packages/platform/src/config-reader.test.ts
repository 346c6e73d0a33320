import { renamedSettings } from '@studio/contract/renamed-settings';
import { expect, test } from 'vitest';
import { envReader } from './config-reader.ts';

test.each([
  ['yes', true, false],
  ['true', true, false],
  [' true ', true, false],
  ['no', false, true],
  ['false', false, true],
  ['', false, false],
  ['maybe', false, false],
])('“%s” switches on: %s, off: %s', (value, on, off) => {
  const read = envReader({ INTAKE_SWITCH: value }, 'worker');
  expect([read.isOn('INTAKE_SWITCH'), read.isOff('INTAKE_SWITCH')]).toEqual([on, off]);
});

test.each(Object.entries(renamedSettings))('%s is read as %s', (old, current) => {
  expect(envReader({ [old]: 'value' }, 'desk').optional(current)).toBe('value');
});
