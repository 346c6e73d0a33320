import type { Hint } from '@studio/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import { describeError, type Log } from '@studio/intake/platform/log.ts';
import { eventsAfter, lastEvent, MISSED_AT_MOST } from './event.store.ts';
import { listen } from './listener.ts';

export type Receive = (hints: readonly Hint[]) => void;

export interface Hub {
  /** From now on everything that happens; the answer ends it. */
  subscribe(receive: Receive): () => void;
  stop(): Promise<void>;
}

/** Ids of the overlap that were told already; older ones are asked for no more. */
const REMEMBERED = 20_000;

/** Reads each event once for all who listen, and hands it on. */
export function openHub(db: Db, url: string, log: Log): Hub {
  const receivers = new Set<Receive>();
  const told = new Set<string>();
  let last: string | undefined;
  let isReading = false;
  let isNews = false;

  function handOn(hints: readonly Hint[]): void {
    const fresh = hints.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    for (const id of told) {
      if (told.size <= REMEMBERED) break;
      told.delete(id);
    }
    if (fresh.length > 0) for (const receive of receivers) receive(fresh);
  }

  async function readOnce(): Promise<void> {
    last ??= await lastEvent(db);
    const hints = await eventsAfter(db, last);
    const newest = hints.at(-1)?.id;
    if (newest !== undefined && BigInt(newest) > BigInt(last)) last = newest;
    handOn(hints);
    if (hints.length > MISSED_AT_MOST) isNews = true;
  }

  /** News that come while we read are read afterwards, however many there were. */
  async function read(): Promise<void> {
    isNews = true;
    if (isReading) return;
    isReading = true;
    while (isNews) {
      isNews = false;
      await readOnce().catch((error: unknown) => {
        // The listener's connection breaks too, and calls again once it is back.
        log.warn({ err: describeError(error) }, 'news could not be read');
      });
    }
    isReading = false;
  }

  const listener = listen(url, () => void read(), log);
  return {
    subscribe(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
    stop: () => listener.stop(),
  };
}
