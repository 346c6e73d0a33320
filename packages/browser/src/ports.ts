import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port, so that two runs on one machine do not collide. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/** The first of this many consecutive free ports, below the range that the system uses for outgoing connections. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

/**
 * The same in every process of a run: each reads the configuration and inherits the environment. With a count, the
 * ports after it are free as well.
 */
export const portOfRun = async (name: string, count = 1): Promise<number> =>
  Number((process.env[`PORT_OF_${name}`] ??= String(await freePortsInARow(count))));
