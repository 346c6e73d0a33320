import { setTimeout as sleep } from 'node:timers/promises';
import { install } from '@studio/enquiries/jobs/install.ts';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { createLog } from '@studio/platform/log.ts';
import {
  startProcess,
  type ProcessPlace,
  type Program,
  type TestProcess,
} from '@studio/tests/support/processes.ts';

/** A process that is restarted whenever it exits, as by a service manager. */
export interface Supervised extends AsyncDisposable {
  up(): Promise<TestProcess>;
  kill(): Promise<void>;
  /** The last output of each time it exited without being killed. */
  readonly ownEnds: readonly string[];
}

const START_TRIES = 100;
const START_PAUSE_MS = 100;

/** Creates tables and queues like `intake migrate`. */
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
  program: Program,
  env: Readonly<Record<string, string>>,
  place: ProcessPlace = {},
): Supervised {
  const ownEnds: string[] = [];
  let wanted: TestProcess | undefined;

  async function start(): Promise<TestProcess> {
    let last = '';
    for (let tries = 0; tries < START_TRIES; tries += 1) {
      const started = await startProcess(program, env, place);
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
      // If PostgreSQL is down, the service says so, exits and is restarted.
      await sleep(START_PAUSE_MS);
    }
    throw new Error(`${program} does not start: ${last}`);
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
