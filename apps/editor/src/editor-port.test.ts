import { expect, test } from 'vitest';
import { editorPort } from './editor-port.ts';

test.each([
  [[], 4330],
  [['--port', '4610'], 4610],
  [['--port=4610'], 4610],
  [['4610'], 4610],
])('npm run edit -- %j', (args, port) => {
  expect(editorPort(args)).toBe(port);
});

test.each(['many', '0', '65535', '4610.5', ''])('“%s” is refused with a sentence', (given) => {
  expect(() => editorPort([`--port=${given}`])).toThrow(
    `“${given}” is not a port. Write it like npm run edit -- --port 4610.`,
  );
});
