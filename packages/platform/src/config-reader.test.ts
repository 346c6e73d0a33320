import { renamedSettings } from '@studio/contract/renamed-settings';
import { expect, test } from 'vitest';
import { envReader } from './config-reader.ts';

test.each([
  ['true', true],
  [' true ', true],
  ['false', false],
])('the switch “%s” is %s', (value, on) => {
  const read = envReader({ INTAKE_SWITCH: value }, 'worker');
  expect(read.isOn('INTAKE_SWITCH', !on)).toBe(on);
  expect(read.problems()).toEqual([]);
});

test('a switch that is not set has its default', () => {
  const read = envReader({ INTAKE_EMPTY: '' }, 'worker');
  expect(read.isOn('INTAKE_EMPTY', true)).toBe(true);
  expect(read.isOn('INTAKE_SWITCH', false)).toBe(false);
  expect(read.problems()).toEqual([]);
});

test.each(['1', '0', 'True', 'yes', 'on'])('the switch “%s” is refused', (value) => {
  const read = envReader({ INTAKE_SWITCH: value }, 'worker');
  read.isOn('INTAKE_SWITCH', false);
  expect(read.problems()).toEqual([`INTAKE_SWITCH is "${value}". It must be true or false.`]);
});

test.each(['0', '-1', '1.5', 'many', '1e3'])('the number “%s” is refused', (value) => {
  const read = envReader({ INTAKE_NUMBER: value }, 'worker');
  read.count('INTAKE_NUMBER', 5);
  expect(read.problems()).toEqual([
    `INTAKE_NUMBER is "${value}". It must be a whole number, 1 or more.`,
  ]);
});

test('a port may be 0, for any free one, and at most 65535', () => {
  const read = envReader({ INTAKE_PORT: '0', DESK_PORT: '65536' }, 'worker');
  expect(read.port('INTAKE_PORT', 8080)).toBe(0);
  read.port('DESK_PORT', 8090);
  expect(read.problems()).toEqual([
    'DESK_PORT is "65536". It must be a port, from 0 (any free one) to 65535.',
  ]);
});

test.each(Object.entries(renamedSettings))('%s is read as %s', (old, current) => {
  expect(envReader({ [old]: 'value' }, 'desk').optional(current)).toBe('value');
});
