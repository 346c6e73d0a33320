import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intakePath } from '@old/contract/paths';
import { type NginxOptions, nginxConfig, placesIn } from './make-config.ts';

type Tried = Pick<NginxOptions, 'listen' | 'intake' | 'desk'>;

/** Starts nginx on a site of three pages; the answer ends it and removes every trace. */
export function tryNginx(options: Tried): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(folder, 'site');
  mkdirSync(root);
  for (const page of ['index', '404', '500'])
    writeFileSync(join(root, `${page}.html`), `<title>${page}</title>`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    nginxConfig({
      ...options,
      root,
      places: placesIn(folder),
      settings: { intake: intakePath, emailJsOrigin: undefined },
      redirects: [{ from: '/old-page', to: '/work' }],
      user: process.getuid?.() === 0 ? 'root' : undefined,
    }),
  );
  const flags = ['-e', join(folder, 'error.log'), '-c', config, '-g', 'daemon off;'];
  const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  return async () => {
    nginx.kill();
    // Whoever starts another on the same port must find it free.
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
