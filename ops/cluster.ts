import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '@studio/tests/support/processes.ts';

/** A separate PostgreSQL that may be killed, filled up and deleted. */
export interface Cluster extends AsyncDisposable {
  readonly folder: string;
  readonly data: string;
  readonly url: string;
  /** PostgreSQL's own programs, run as the user the cluster belongs to. */
  run(program: string, ...args: string[]): string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  start(): Promise<void>;
  /** kill -9 of the postmaster and all its children at once. */
  kill(): Promise<void>;
}

export interface ClusterSettings {
  /** Lines like `wal_writer_delay=10s`. */
  readonly settings?: readonly string[];
  /** The data folder; by default a new temporary folder. */
  readonly folder?: string;
  /** By default a free port. */
  readonly port?: number;
}

const VERSIONS = '/usr/lib/postgresql';
const START_TRIES = 60;
const TRY_AGAIN_MS = 250;

export const postgresPrograms = path.join(
  VERSIONS,
  readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] ?? '',
  'bin',
);

/** PostgreSQL refuses to run as root; then it runs as Debian's user for it. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string) =>
    Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-fault-'));
  const { uid, gid } = ordinaryUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Runs `initdb` without starting the cluster. */
export async function newCluster(wanted: ClusterSettings = {}): Promise<Cluster> {
  const { settings = [], folder = ownFolder(), port = await freePort() } = wanted;
  const data = path.join(folder, 'data');
  const run = runAs(ordinaryUser());
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  );
  return clusterAt(folder, port, settings);
}

function runAs(user: { uid?: number; gid?: number }) {
  return (program: string, ...args: string[]): string =>
    execFileSync(path.join(postgresPrograms, program), args, {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
}

/** A cluster with existing data, from initdb or restored from a backup. */
export function clusterAt(folder: string, port: number, settings: readonly string[]): Cluster {
  const user = ordinaryUser();
  const data = path.join(folder, 'data');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let postmaster: ChildProcess | undefined;
  let output = '';

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  const begin = (): ChildProcess => {
    const flags = [...own, ...settings].flatMap((setting) => ['-c', setting]);
    const program = path.join(postgresPrograms, 'postgres');
    output = '';
    const child = spawn(program, ['-D', data, ...flags], { ...user, cwd: '/' });
    child.stderr.on(
      'data',
      (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)),
    );
    return child;
  };

  async function end(): Promise<void> {
    const dying = postmaster;
    if (dying?.pid === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    // Stopped first, so that no child is started between listing and killing them.
    dying.kill('SIGSTOP');
    const children = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === dying.pid)
      .flatMap(([pid]) => pid ?? []);
    for (const pid of [dying.pid, ...children]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It exited between listing and killing.
      }
    }
    await gone;
  }

  return {
    folder,
    data,
    url,
    run: runAs(user),
    query,
    async start() {
      // Children of a killed postmaster keep its shared memory for a moment, hence the retries.
      for (let tries = 0; tries < START_TRIES; tries += 1) {
        if (postmaster?.exitCode !== null || postmaster.signalCode !== null) postmaster = begin();
        const answers = await query('select 1').then(
          () => true,
          () => false,
        );
        if (answers) return;
        await sleep(TRY_AGAIN_MS);
      }
      throw new Error(`PostgreSQL does not start: ${output}`);
    },
    kill: end,
    async [Symbol.asyncDispose]() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startedCluster(settings: readonly string[] = []): Promise<Cluster> {
  const cluster = await newCluster({ settings });
  await cluster.start();
  return cluster;
}
