// Serves the built site as a static host does, by _headers and _redirects:
// node deploy/static-host/serve.ts [port] [folder]
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { staticHost } from './static-host.ts';

const port = Number(process.argv[2] ?? process.env['PORT'] ?? 4321);
const folder = resolve(process.argv[3] ?? join(import.meta.dirname, '../../apps/site/dist'));
if (!existsSync(join(folder, '_headers')))
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
createServer(staticHost(folder)).listen(port, '127.0.0.1', () => {
  console.log(`Serving ${folder} as a static host would, on http://127.0.0.1:${port}`);
});
