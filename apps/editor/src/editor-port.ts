import { parseArgs } from 'node:util';

const usual = '4330';

/** The port of the editor, from `npm run edit -- --port 4610`; the site it changes is on the next one. */
export function editorPort(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
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
