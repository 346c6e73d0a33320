import { once } from 'node:events';
import { createServer } from 'node:net';
import { readCommandLine } from '@studio/contract/command-line';

const usual = '4330';

/** The port of the editor, from `npm run edit -- --port 4610`; the site it changes is on the next one. */
export function editorPort(args: readonly string[]): number {
  const help = `npm run edit [-- --port <number>]

Serves the editor at http://127.0.0.1:${usual} and the site it changes on the next port.

  --port <number>  another port`;
  const { values, positionals } = readCommandLine(help, {
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  const given = values.port ?? positionals[0] ?? usual;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`“${given}” is not a port. Write it like npm run edit -- --port 4610.`);
  return port;
}

/** Throws if another program uses one of the two ports: the preview would be that program's. */
export async function refuseBusyPorts(port: number): Promise<void> {
  for (const [wanted, what] of [
    [port, 'the editor'],
    [port + 1, 'the preview beside it'],
  ] as const) {
    const server = createServer().listen(wanted, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      throw new Error(
        `Port ${wanted}, which ${what} needs, is taken. End the program that uses it, or choose another port: npm run edit -- --port 4610.`,
      );
    } finally {
      server.close();
    }
  }
}
