import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../tests/support/processes.ts';

/** A PostgreSQL of our own, which may be killed, filled up and thrown away. */
export interface Cluster extends AsyncDisposable {
  readonly folder: string;
  readonly data: string;
  readonly url: string;
  /** PostgreSQL's own programs, run as the user the cluster belongs to. */
  run(program: string, ...args: string[]): string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  start(): Promise<void>;
  /** kill -9 of the postmaster and of all its children in one stroke. */
  kill(): Promise<void>;
}

export interface ClusterSettings {
  /** Lines like `wal_writer_delay=10s`. */
  readonly settings?: readonly string[];
  /** Where the data lies; a new temporary folder where it is left out. */
  readonly folder?: string;
  /** A free one where it is left out. */
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

/** PostgreSQL refuses to run as root, so there it runs as the user Debian made for it. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string) =>
    Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-proof-'));
  const { uid, gid } = ordinaryUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** What `initdb` makes, not started yet. */
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

/** A cluster whose data are there already, made by initdb or brought back from a backup. */
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
    // Stopped first, so that no child is born between the list and the blow.
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
        // It ended by itself between the list and the blow.
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
      // Children of a killed postmaster hold its memory for a moment longer: hence the tries.
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
