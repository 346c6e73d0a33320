import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { editorPort, refuseBusyPorts } from './editor-port.ts';

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

test.each([
  ['the editor', 0],
  ['the preview beside it', 1],
])('a port that another program uses is refused with a sentence: %s', async (what, offset) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    await expect(refuseBusyPorts(port - offset)).rejects.toThrow(
      `Port ${port}, which ${what} needs, is taken. End the program that uses it, or choose another port: npm run edit -- --port 4610.`,
    );
  } finally {
    other.close();
  }
});
