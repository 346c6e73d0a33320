import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';

export interface ServedSite extends Disposable {
  /** A page as a visitor gets it. */
  page(path: string): Promise<string>;
}

/** The live edition behind nginx, with the rules of production. */
export async function serveSite(editions: string): Promise<ServedSite> {
  const port = await freePort();
  const serve = join(import.meta.dirname, '../../../../deploy/nginx/serve.ts');
  const nginx = spawn(process.execPath, [serve, String(port), join(editions, 'live/dist')], {
    stdio: 'ignore',
  });
  const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await eventually(() => page('/'), 60_000);
  return {
    page,
    [Symbol.dispose]() {
      nginx.kill('SIGTERM');
    },
  };
}
