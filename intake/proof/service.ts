import { setTimeout as sleep } from 'node:timers/promises';
import { install } from '#jobs/install.ts';
import { openDatabase } from '#platform/db.ts';
import { createLog } from '#platform/log.ts';
import { startProcess, type ProcessPlace, type TestProcess } from '../tests/support/processes.ts';

/** A process that is started again whenever it ends, as a service manager does. */
export interface Supervised extends AsyncDisposable {
  up(): Promise<TestProcess>;
  kill(): Promise<void>;
  /** How it ended without being killed: its last words, once for each time. */
  readonly ownEnds: readonly string[];
}

const START_TRIES = 100;
const START_PAUSE_MS = 100;

/** Tables and queues, as `intake migrate` makes them. */
export async function prepareDatabase(url: string): Promise<void> {
  const database = openDatabase({
    url,
    connections: 4,
    statementTimeoutMs: 60_000,
    onIdleError: () => undefined,
  });
  await install(database, createLog('silent'));
  await database.close();
}

export function supervise(
  file: 'server.ts' | 'worker.ts' | 'mail-room.ts',
  env: Readonly<Record<string, string>>,
  place: ProcessPlace = {},
): Supervised {
  const ownEnds: string[] = [];
  let wanted: TestProcess | undefined;

  async function start(): Promise<TestProcess> {
    let last = '';
    for (let tries = 0; tries < START_TRIES; tries += 1) {
      const started = await startProcess(file, env, place);
      if (started.child.exitCode === null) {
        wanted = started;
        started.child.once('exit', () => {
          if (wanted !== started) return;
          ownEnds.push(started.output().slice(-2_000));
          running = start();
        });
        return started;
      }
      last = started.output();
      // PostgreSQL may be away just now: the service says so, ends, and is started again.
      await sleep(START_PAUSE_MS);
    }
    throw new Error(`${file} does not start: ${last}`);
  }

  let running = start();
  const end = async (): Promise<void> => {
    const victim = await running;
    wanted = undefined;
    await victim.end('SIGKILL');
  };
  return {
    up: () => running,
    ownEnds,
    async kill() {
      await end();
      running = start();
    },
    [Symbol.asyncDispose]: end,
  };
}
