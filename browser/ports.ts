import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port on which nobody listens, so that two runs on one machine do not meet. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The same in every process of a run: each of them reads the configuration, and inherits the environment. */
export const portOfRun = async (name: string): Promise<number> =>
  Number((process.env[`PORT_OF_${name}`] ??= String(await freePort())));
