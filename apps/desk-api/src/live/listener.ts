import { setTimeout as sleep } from 'node:timers/promises';
import { DESK_CHANNEL } from '@studio/enquiries/database/desk-tables.ts';
import type { Log } from '@studio/platform/log.ts';
import pg from 'pg';

const ASK_MS = 15_000;
const PAUSE_MS = 500;

export interface Listener {
  stop(): Promise<void>;
}

/**
 * One connection that listens for notifications. It reconnects by itself and then calls `onNews`, because changes may
 * have been missed. It is probed regularly: a connection that died silently looks like one without changes.
 */
export function listen(url: string, onNews: (word: string) => void, log: Log): Listener {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function connectOnce(): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => {
      end(undefined);
    });
    client.on('end', () => {
      end(undefined);
    });
    client.on('notification', ({ payload }) => {
      onNews(payload ?? '');
    });
    stopping.signal.addEventListener('abort', () => {
      end(undefined);
    });
    // If the connection ends before it is established, `connect` would wait for ever.
    await Promise.race([client.connect(), ended]);
    if (stopping.signal.aborted) return;
    await client.query(`listen ${DESK_CHANNEL}`);
    onNews('');
    const asking = setInterval(() => {
      client?.query('select 1').catch(() => {
        end(undefined);
      });
    }, ASK_MS);
    await ended;
    clearInterval(asking);
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await connectOnce().catch((err: unknown) => {
        log.warn({ err }, 'LISTEN connection lost');
      });
      await client?.end().catch(() => undefined);
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = goOn();
  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
