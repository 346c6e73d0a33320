import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Machines } from './machines.ts';
import { DATA_NODES } from './test-bed.ts';

export interface Observation {
  readonly id: string;
  readonly machine: string;
  /** When the machine acknowledged the commit. */
  readonly at: number;
}

const EVERY_MS = 200;
const GIVE_UP_MS = 5_000;

/** Writers that bypass the proxy and write to each machine directly, to record who acknowledges when. */
export function observers(machines: Machines) {
  const acknowledged: Observation[] = [];
  let going = true;

  async function ask(machine: string): Promise<void> {
    let client: pg.Client | undefined;
    while (going) {
      const id = randomUUID();
      try {
        if (!client) {
          const fresh = new pg.Client({
            ...machines.connection(machine),
            query_timeout: GIVE_UP_MS,
          });
          fresh.on('error', () => undefined);
          await fresh.connect();
          client = fresh;
        }
        await client.query('insert into drill_witness values ($1, $2)', [id, machine]);
        acknowledged.push({ id, machine, at: performance.now() });
      } catch {
        // Not the primary, unreachable, or waiting for a standby: nothing was acknowledged.
        client?.end().catch(() => undefined);
        client = undefined;
      }
      await sleep(EVERY_MS);
    }
    await client?.end().catch(() => undefined);
  }

  const asking = DATA_NODES.map(ask);
  return {
    acknowledged: acknowledged as readonly Observation[],
    async stop() {
      going = false;
      await Promise.all(asking);
    },
  };
}
