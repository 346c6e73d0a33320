import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intakePath } from '@studio/contract/paths';
import { type NginxOptions, nginxConfig, placesIn } from './make-config.ts';

interface TestNginxOptions extends Pick<
  NginxOptions,
  'listen' | 'intake' | 'desk' | 'editor' | 'monitorPort'
> {
  /** Changes the configuration, for what cannot be tested on one machine otherwise. */
  readonly change?: (config: string) => string;
}

/**
 * Stops nginx and removes its files. `logs` returns everything that it has logged so far; `visitLog` is the file for
 * the visit counter.
 */
export type TestNginx = (() => Promise<void>) & {
  readonly logs: () => string;
  readonly visitLog: string;
};

/** Starts nginx on a site of five pages and one script. */
export function startTestNginx({
  change = (config) => config,
  ...options
}: TestNginxOptions): TestNginx {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(folder, 'site');
  mkdirSync(join(root, '_astro'), { recursive: true });
  writeFileSync(join(root, '_astro/ContactForm.island.abc.js'), '');
  for (const page of ['index', 'work', 'search', '404', '500'])
    writeFileSync(join(root, `${page}.html`), `<title>${page}</title>`);
  const config = join(folder, 'nginx.conf');
  const visitLog = join(folder, 'visits.log');
  writeFileSync(
    config,
    change(
      nginxConfig({
        ...options,
        root,
        places: { ...placesIn(folder), accessLog: join(folder, 'access.log'), visitLog },
        settings: { intake: intakePath, emailJsOrigin: undefined },
        redirects: [{ from: '/old-page', to: '/work' }],
        user: process.getuid?.() === 0 ? 'root' : undefined,
      }),
    ),
  );
  const flags = ['-e', join(folder, 'error.log'), '-c', config, '-g', 'daemon off;'];
  const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill();
    // The port must be free for the next nginx.
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const logs = () =>
    ['error.log', 'access.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return Object.assign(stop, { logs, visitLog });
}
