import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@studio/tests/support/service.ts';
import { nginxConfig, placesIn } from '../../deploy/nginx/make-config.ts';
import { readRedirects } from '../../deploy/redirects.ts';
import { readSiteSettings } from '../../deploy/site-settings.ts';

const root = join(import.meta.dirname, '../../apps/site/dist');
const app = join(import.meta.dirname, '../../apps/desk/dist');

export interface RunningNginx extends AsyncDisposable {
  /** Error and access log, as they are now. */
  logs(): string;
}

export interface Upstreams {
  readonly port: number;
  readonly intake: string;
  readonly desk: string;
}

/** The built site and the built desk behind one nginx, with the production rules and both logs. */
export async function startNginx({ port, intake, desk }: Upstreams): Promise<RunningNginx> {
  for (const [folder, command] of [
    [root, 'npm run build'],
    [app, 'npm run build -- desk'],
  ] as const)
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} has no build. Run "${command}" first.`);
  const folder = mkdtempSync(join(tmpdir(), 'attacked-nginx-'));
  const [config, errorLog, accessLog] = ['nginx.conf', 'error.log', 'access.log'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(
    config,
    nginxConfig({
      root,
      places: { ...placesIn(folder), accessLog },
      settings: readSiteSettings(),
      redirects: readRedirects(root),
      listen: { loopbackPort: port },
      intake,
      desk: { host: 'localhost', upstream: desk, app },
      user: process.getuid?.() === 0 ? 'root' : undefined,
    }),
  );
  const flags = ['-e', errorLog, '-c', config, '-g', 'daemon off;'];
  const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  await eventually(async () => {
    await fetch(`http://127.0.0.1:${port}/`);
  }, 10_000);
  return {
    logs: () =>
      [errorLog, accessLog]
        .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
        .join(''),
    async [Symbol.asyncDispose]() {
      nginx.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
