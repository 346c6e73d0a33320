import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, watch as watchFolder } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readCommandLine } from '@studio/contract/command-line';
import { ownSettings, type ProcessName } from '@studio/contract/own-secrets';
import { choosePorts, takenPorts, type Ports } from './dev-ports.ts';

const root = join(import.meta.dirname, '..');
const run = join(root, '.run');
const settingsIn = (file: string) => `--env-file=${join(root, file)}`;
const shared = settingsIn('deploy/dev.env');

/** The URL of the owner's database with the rights of another role, as in production. */
function asRole(owner: string, role: string): string {
  const url = new URL(owner);
  url.searchParams.set('options', `-c role=${role}`);
  return url.href;
}

export interface Product {
  /** The npm script and what it does, for --help. */
  readonly help: string;
  /** The program that serves the site. */
  readonly front: (ports: Ports) => readonly string[];
  /** The program that serves the desk. */
  readonly desk: (ports: Ports) => readonly string[];
  readonly environment?: (ports: Ports) => Readonly<Record<string, string>>;
  /** Restarts API, worker and desk API when one of their files changes. */
  readonly watch?: boolean;
}

/**
 * Starts the API, the worker, a mailbox that accepts every mail and sends none, the desk with a sign-in that needs no
 * account, and the program that serves the site. Needs PostgreSQL on 127.0.0.1:5432; creates its database, and fills an
 * empty one with sample enquiries. `--port 4400` uses that port and the six after it, and another database; `--reset`
 * starts with an empty database.
 */
export async function startAll(product: Product): Promise<void> {
  const help = `${product.help}

  --port <number>  uses that port and the six after it, and another database
  --reset          starts with an empty database`;
  const { values } = readCommandLine(help, {
    options: { port: { type: 'string' }, reset: { type: 'boolean', default: false } },
  });
  const ports = choosePorts(values.port === undefined ? undefined : Number(values.port));
  const taken = await takenPorts(ports);
  if (taken.length > 0) stop(taken.join('\n'));

  const own = values.port === undefined ? '' : `_${values.port}`;
  const owner =
    process.env['INTAKE_OWNER_DATABASE_URL'] ??
    `postgres://postgres@127.0.0.1:5432/intake_dev${own}`;
  const desk = `http://localhost:${ports.deskApp}`;
  const issuer = `http://127.0.0.1:${ports.signIn}`;
  // Variables that are already set take precedence, also over the files.
  const env = {
    INTAKE_LOG_LEVEL: 'warn',
    INTAKE_PORT: String(ports.intake),
    INTAKE_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    // Alarms about the sample enquiries are mails too.
    INTAKE_ALARM_TO: 'alarms@localhost.example',
    INTAKE_ALARM_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    INTAKE_SITE_URL: `http://localhost:${ports.site}`,
    INTAKE_DESK_URL: desk,
    INTAKE_RESPONSE_TIME_PATH: join(run, `pace${own}.json`),
    MAILS_PORT: String(ports.mails),
    DESK_LOG_LEVEL: 'warn',
    DESK_PORT: String(ports.desk),
    DESK_ORIGIN: desk,
    DESK_APP_PORT: String(ports.deskApp),
    DESK_OIDC_ISSUER: issuer,
    ...product.environment?.(ports),
    ...process.env,
    INTAKE_OWNER_DATABASE_URL: owner,
    INTAKE_WORKER_DATABASE_URL: asRole(owner, 'intake_worker'),
    INTAKE_DATABASE_URL: asRole(owner, 'intake_api'),
    INTAKE_MAIL_DATABASE_URL: asRole(owner, 'intake_mail'),
    DESK_DATABASE_URL: asRole(owner, 'intake_desk'),
  };
  mkdirSync(run, { recursive: true });
  /** Each process gets only its own secrets, as in production: it refuses those of another. */
  const inRoot = (name?: ProcessName) =>
    ({ cwd: root, env: name ? ownSettings(name, env) : env, stdio: 'inherit' }) as const;
  const prepare = ['apps/worker/src/dev/prepare-database.ts', ...(values.reset ? ['--reset'] : [])];
  const samples = ['apps/desk-api/seed/seed.ts', '--only-if-empty'];
  for (const [program, name] of [
    [prepare, 'owner'],
    [[...samples, '--database', owner, '--issuer', issuer], undefined],
  ] as const) {
    const { status } = spawnSync(process.execPath, program, inRoot(name));
    if (status !== 0) process.exit(status ?? 1);
  }
  console.log(`The desk: ${desk}. Sign in as anyone on the list.`);

  const watch = product.watch ? ['--watch', '--watch-preserve-output'] : [];
  // Not applied automatically, because a file that is still being written would count as applied.
  if (product.watch)
    watchFolder(join(root, 'packages/enquiries/migrations'), (_, file) => {
      console.log(
        `Migration ${file ?? ''} changed. Restart to apply it; --reset if it was applied.`,
      );
    }).unref(); // Does not keep this process running when all programs have ended.
  const signIn = ['packages/sign-in/dev/serve-provider.ts', String(ports.signIn), desk];
  const deskService = [settingsIn('apps/desk-api/dev.env'), 'apps/desk-api/src/server.ts'];
  const programs = together((program, name) => spawn(process.execPath, program, inRoot(name)));
  programs.start(['apps/worker/src/dev/mail-catcher.ts', String(ports.smtp), String(ports.mails)]);
  programs.start(
    [...watch, shared, settingsIn('apps/api/dev.env'), 'apps/api/src/server.ts'],
    'api',
  );
  programs.start(
    [...watch, shared, settingsIn('apps/worker/dev.env'), 'apps/worker/src/worker.ts'],
    'worker',
  );
  programs.start(signIn);
  programs.start([...watch, ...deskService], 'desk');
  // In development the site also starts beside a service that has a fault, which is restarted once it is corrected.
  if (!product.watch)
    for (const port of [ports.intake, ports.desk, ports.signIn])
      while (programs.areRunning() && !(await isListening(port))) await setTimeout(100);
  programs.start(product.desk(ports));
  programs.start(product.front(ports));
}

function stop(sentences: string): never {
  console.error(sentences);
  process.exit(1);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => {
      resolve(false);
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

type Spawn = (program: readonly string[], name?: ProcessName) => ChildProcess;

/** If one program ends, all are stopped, and none starts any more: half a product would only mislead. */
function together(spawnOne: Spawn) {
  const running: ChildProcess[] = [];
  let areRunning = true;
  const stopAll = (): void => {
    areRunning = false;
    for (const program of running) program.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
  return {
    areRunning: () => areRunning,
    start(...words: Parameters<Spawn>): void {
      if (!areRunning) return;
      const program = spawnOne(...words);
      running.push(program);
      program.on('exit', (code) => {
        process.exitCode ||= code ?? 0;
        stopAll();
      });
    },
  };
}
