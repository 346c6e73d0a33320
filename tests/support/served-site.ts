import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'vitest';
import { addressOf, freePort, startProcess } from './processes.ts';
import { eventually } from './service.ts';
import { settings } from './settings.ts';
import { leash } from './test-run.ts';

const root = path.join(import.meta.dirname, '../..');

export interface ServedSite extends AsyncDisposable {
  readonly address: string;
}

/** The built site behind nginx, with only the API. Needs `npm run build`. */
export async function servedSite(databaseUrl: string): Promise<ServedSite> {
  await using parts = new AsyncDisposableStack();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = parts.use(
    await startProcess(
      'api',
      settings(databaseUrl, {
        INTAKE_SITE_URL: address,
        INTAKE_TRUSTED_PROXIES: '127.0.0.1',
        INTAKE_SENT_PAGE: path.join(root, 'apps/site/dist/contact/sent.html'),
      }),
    ),
  );
  const upstream = new URL(addressOf(server)).host;
  const nginx = spawn(
    process.execPath,
    [...leash, 'deploy/nginx/serve.ts', String(port), '--intake', upstream],
    { cwd: root },
  );
  const ended = once(nginx, 'exit');
  parts.defer(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await eventually(async () => {
    expect((await fetch(address)).status).toBe(200);
  });
  const all = parts.move();
  return { address, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
