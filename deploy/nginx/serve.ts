// Serves the built site on a loopback port with the same rules as in production:
// node deploy/nginx/serve.ts [port] [folder]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nginxConfig } from './make-config.ts';

const port = Number(process.argv[2] ?? 4321);
const root = resolve(process.argv[3] ?? join(import.meta.dirname, '../../site/dist'));
const run = resolve(import.meta.dirname, `../../.run/nginx-${port}`);

if (!existsSync(join(root, 'index.html')))
  throw new Error(`There is no built site in ${root}. Run "npm run build" first.`);

mkdirSync(run, { recursive: true });
const config = join(run, 'nginx.conf');
writeFileSync(config, nginxConfig({ root, port, run }));

const nginx = spawn('/usr/sbin/nginx', ['-e', join(run, 'error.log'), '-c', config], {
  stdio: 'inherit',
});
nginx.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => nginx.kill('SIGQUIT'));
console.log(`Serving ${root} on http://127.0.0.1:${port}`);
