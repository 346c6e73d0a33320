import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const settings = `--env-file=${join(root, 'intake/dev.env')}`;
const ports = { smtp: '1025', mails: '8025' };

/** What `intake/dev.env` says, as seen by whoever stands in front of the intake. */
export const sitePort = '4321';
export const intake = '127.0.0.1:8080';

type Environment = Readonly<Record<string, string>>;

/**
 * Starts the intake, its worker, a mailbox that takes every mail and sends none, and in front of them
 * the program that serves the site. Needs PostgreSQL on 127.0.0.1:5432; makes its database by itself.
 */
export function startWholeProduct(front: readonly string[], environment: Environment = {}): void {
  // What is already in the environment wins over the file.
  const env = { INTAKE_LOG_LEVEL: 'warn', ...environment, ...process.env };
  const inRoot = { cwd: root, env, stdio: 'inherit' } as const;
  const { status } = spawnSync(
    process.execPath,
    [settings, 'intake/src/dev/prepare-database.ts'],
    inRoot,
  );
  if (status !== 0)
    throw new Error('The database could not be prepared. Is PostgreSQL running on 127.0.0.1:5432?');
  runTogether(
    [
      ['intake/src/dev/mail-catcher.ts', ports.smtp, ports.mails],
      [settings, 'intake/src/server.ts'],
      [settings, 'intake/src/worker.ts'],
      front,
    ].map((program) => spawn(process.execPath, program, inRoot)),
  );
}

/** One that ends takes the others with it: half a product would only mislead. */
function runTogether(running: readonly ChildProcess[]): void {
  const stop = (): void => {
    for (const program of running) program.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (const program of running)
    program.on('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
}
