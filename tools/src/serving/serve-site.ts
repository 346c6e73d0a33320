import { spawn } from 'node:child_process';
import { join } from 'node:path';

const serve = join(import.meta.dirname, '../../../deploy/nginx/serve.ts');

/** The built site behind the project's own web server, for as long as a measurement runs. */
export interface Served {
  readonly stop: () => void;
}

/** Starts `deploy/nginx/serve.ts` as anyone would, and waits until it answers. */
export async function serveSite(port: number, options: readonly string[] = []): Promise<Served> {
  const server = spawn(process.execPath, [serve, String(port), ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    server.kill();
  };
  process.once('exit', stop);
  await answering(port);
  return { stop };
}

/** Waits until something listens; throws if the server does not start. */
export async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).then(() => true, isUp)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(
    `Nothing answers on port ${port}. Run "npm run build", and see .run/*/error.log.`,
  );
}

/** An HTTPS server answers plain HTTP with an error or a reset, but it is up. */
const isUp = (error: unknown): boolean =>
  error instanceof Error &&
  !String((error.cause as { code?: unknown } | undefined)?.code).includes('ECONNREFUSED');
