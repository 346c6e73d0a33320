// Serves the built site on a loopback port with the same rules as in production. --help lists its options.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { readRedirects } from '../redirects.ts';
import { readSiteSettings } from '../site-settings.ts';
import { nginxConfig, placesIn } from './make-config.ts';
import { hasIpv6 } from './tls-servers.ts';

const help = `npm run serve [-- <port>] [<folder>]

Serves the built site on a loopback port with the same rules as in production.

  <port>               4321
  <folder>             apps/site/dist
  --intake <address>   the API behind the site, as host:port
  --desk <address>     serves the built desk instead; the API behind it
  --access-log <file>  where each request is written
  --visit-log <file>   where each page view is written
  --tls <folder>       with certificate.pem and key.pem for localhost; HTTP answers on the next port`;

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: {
    intake: { type: 'string' },
    desk: { type: 'string' },
    'access-log': { type: 'string' },
    'visit-log': { type: 'string' },
    tls: { type: 'string' },
  },
});
const port = Number(positionals[0] ?? 4321);
const root = resolve(positionals[1] ?? join(import.meta.dirname, '../../apps/site/dist'));
const run = resolve(import.meta.dirname, `../../.run/nginx-${port}`);

if (!existsSync(join(root, 'index.html')))
  stop(`There is no built site in ${root}. Run "npm run build" first.`);
const app = join(import.meta.dirname, '../../apps/desk/dist');
if (values.desk && !existsSync(join(app, 'index.html')))
  stop(`There is no built desk in ${app}. Run "npm run build -- desk" first.`);

const tls = values.tls && {
  host: 'localhost',
  certificate: resolve(values.tls, 'certificate.pem'),
  key: resolve(values.tls, 'key.pem'),
  httpsPort: port,
  httpPort: port + 1,
  hasIpv6,
};
const [accessLog, visitLog] = [values['access-log'], values['visit-log']];
const config = nginxConfig({
  root,
  places: {
    ...placesIn(run),
    accessLog: accessLog && resolve(accessLog),
    visitLog: visitLog && resolve(visitLog),
  },
  settings: readSiteSettings(),
  redirects: readRedirects(root),
  listen: tls || { loopbackPort: port },
  intake: values.intake,
  desk: values.desk ? { host: 'localhost', upstream: values.desk, app } : undefined,
  // Started by root, nginx would drop to an account that may not be able to read the folder.
  user: process.getuid?.() === 0 ? 'root' : undefined,
});

mkdirSync(run, { recursive: true });
const file = join(run, 'nginx.conf');
writeFileSync(file, config);

const flags = ['-e', join(run, 'error.log'), '-c', file, '-g', 'daemon off;'];
const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'inherit' });
nginx.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => nginx.kill('SIGQUIT'));
console.log(`Serving ${root} on ${tls ? 'https://localhost' : 'http://127.0.0.1'}:${port}`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
