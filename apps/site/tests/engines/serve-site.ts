import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../../deploy/dev-ports.ts';

const serve = join(import.meta.dirname, '../../../../deploy/nginx/serve.ts');

interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The built site behind the project's own web server, with a fake API behind that. */
export async function serveSite(intake: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(process.execPath, [serve, String(port), '--intake', intake], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill();
    await exited;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect(async () => {
      await fetch(origin);
    }, `the site answers on port ${port}; needs "npm run build"`).toPass({ timeout: 60_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
