// Serves the built site as a static host does, by _headers and _redirects.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { staticHost } from './static-host.ts';

const help = `npm run serve -- static [<port>] [<folder>]

Serves the built site as a static host does, by its files _headers and _redirects.

  <port>    4321
  <folder>  apps/site/dist`;

const { positionals } = readCommandLine(help, { allowPositionals: true });
const port = Number(positionals[0] ?? process.env['PORT'] ?? 4321);
const folder = resolve(positionals[1] ?? join(import.meta.dirname, '../../apps/site/dist'));
if (!existsSync(join(folder, '_headers'))) {
  console.error(`There is no built site in ${folder}. Run "npm run build" first.`);
  process.exit(1);
}
createServer(staticHost(folder)).listen(port, '127.0.0.1', () => {
  console.log(`Serving ${folder} as a static host would, on http://127.0.0.1:${port}`);
});
