import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePorts, takenPorts, type Ports } from './dev-ports.ts';

const root = join(import.meta.dirname, '..');
const run = join(root, '.run');
const settings = `--env-file=${join(root, 'intake/dev.env')}`;
const deskSettings = `--env-file=${join(root, 'desk/service/dev.env')}`;

/** The owner's database, with the rights that API and worker have in production. */
function asRole(owner: string, role: string): string {
  const url = new URL(owner);
  url.searchParams.set('options', `-c role=${role}`);
  return url.href;
}

export interface Product {
  /** The program that serves the site. */
  readonly front: (ports: Ports) => readonly string[];
  /** The program that serves the desk. */
  readonly desk: (ports: Ports) => readonly string[];
  readonly environment?: (ports: Ports) => Readonly<Record<string, string>>;
  /** Starts the intake and its worker anew whenever a file of theirs changes. */
  readonly watch?: boolean;
}

/**
 * Starts the intake, its worker, a mailbox that takes every mail and sends none, the desk with a sign-in
 * that needs no account anywhere, and in front of them the program that serves the site. Needs PostgreSQL
 * on 127.0.0.1:5432; makes its database by itself, and where it is empty puts samples on the desk.
 * `--port 4400` moves all of it elsewhere, database included; `--reset` begins anew.
 */
export async function startWholeProduct(product: Product): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, reset: { type: 'boolean', default: false } },
  });
  const ports = await choosePorts(values.port === undefined ? undefined : Number(values.port));
  const taken = await takenPorts(ports);
  if (taken.length > 0) stop(taken.join('\n'));

  const own = values.port === undefined ? '' : `_${values.port}`;
  const owner =
    process.env['INTAKE_OWNER_DATABASE_URL'] ??
    `postgres://postgres@127.0.0.1:5432/intake_dev${own}`;
  const desk = `http://localhost:${ports.deskApp}`;
  const issuer = `http://127.0.0.1:${ports.signIn}`;
  // What is already in the environment wins, also over the file.
  const env = {
    INTAKE_LOG_LEVEL: 'warn',
    INTAKE_PORT: String(ports.intake),
    INTAKE_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    INTAKE_SITE_URL: `http://localhost:${ports.site}`,
    INTAKE_PACE_PATH: join(run, `pace${own}.json`),
    MAILS_PORT: String(ports.mails),
    DESK_LOG_LEVEL: 'warn',
    DESK_PORT: String(ports.desk),
    DESK_ORIGIN: desk,
    DESK_APP_PORT: String(ports.deskApp),
    DESK_ISSUER: issuer,
    ...product.environment?.(ports),
    ...process.env,
    INTAKE_OWNER_DATABASE_URL: owner,
    INTAKE_WORKER_DATABASE_URL: asRole(owner, 'intake_worker'),
    INTAKE_DATABASE_URL: asRole(owner, 'intake_api'),
    DESK_DATABASE_URL: asRole(owner, 'intake_desk'),
  };
  mkdirSync(run, { recursive: true });
  const inRoot = { cwd: root, env, stdio: 'inherit' } as const;
  const prepare = ['intake/src/dev/prepare-database.ts', ...(values.reset ? ['--reset'] : [])];
  const samples = ['desk/service/samples/samples.ts', '--only-if-empty'];
  for (const program of [
    [settings, ...prepare],
    [...samples, '--database', owner, '--issuer', issuer],
  ]) {
    const { status } = spawnSync(process.execPath, program, inRoot);
    if (status !== 0) process.exit(status ?? 1);
  }
  console.log(`The desk: ${desk}, where you sign in as anybody of a list.`);

  const watch = product.watch ? ['--watch', '--watch-preserve-output'] : [];
  runTogether(
    [
      ['intake/src/dev/mail-catcher.ts', String(ports.smtp), String(ports.mails)],
      [...watch, settings, 'intake/src/server.ts'],
      [...watch, settings, 'intake/src/worker.ts'],
      ['desk/service/src/dev/serve-provider.ts', String(ports.signIn), desk],
      [...watch, settings, deskSettings, 'desk/service/src/server.ts'],
      product.desk(ports),
      product.front(ports),
    ].map((program) => spawn(process.execPath, program, inRoot)),
  );
}

function stop(sentences: string): never {
  console.error(sentences);
  process.exit(1);
}

/** One that ends takes the others with it: half a product would only mislead. */
function runTogether(running: readonly ChildProcess[]): void {
  const stopAll = (): void => {
    for (const program of running) program.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
  for (const program of running)
    program.on('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stopAll();
    });
}
