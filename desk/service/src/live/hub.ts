import type { Hint } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import { describeError, type Log } from '@studio/intake/platform/log.ts';
import { repeater } from '@studio/intake/platform/repeat.ts';
import { eventsAfter, lastEvent, MISSED_AT_MOST } from './event.store.ts';
import { heldMark } from './held-mark.store.ts';
import { listen } from './listener.ts';
import { writingOf } from './writing.ts';

export interface Receiver {
  readonly onHints: (hints: readonly Hint[]) => void;
  /** Those held back are others than before: one came, was let through or discarded. */
  readonly onHeld: () => void;
}

export interface Hub {
  /** From now on everything that happens; the answer ends it. */
  subscribe(receiver: Receiver): () => void;
  stop(): Promise<void>;
}

/** Ids of the overlap that were told already; older ones are asked for no more. */
const REMEMBERED = 20_000;

/**
 * Taking an enquiry tells nobody, because commits that notify wait for each other; and one that is held
 * back is no worker's work. So they are looked at this often, while anybody listens.
 */
const LOOK_AT_HELD_SECONDS = 2;

/** Reads each event once for all who listen, and hands it on. */
export function openHub(db: Db, url: string, log: Log): Hub {
  const receivers = new Set<Receiver>();
  const told = new Set<string>();
  let last: string | undefined;
  let held: string | undefined;
  let isReading = false;
  let isNews = false;

  function handOn(hints: readonly Hint[]): void {
    const fresh = hints.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    for (const id of told) {
      if (told.size <= REMEMBERED) break;
      told.delete(id);
    }
    if (fresh.length > 0) for (const { onHints } of receivers) onHints(fresh);
  }

  async function readOnce(): Promise<void> {
    last ??= await lastEvent(db);
    const hints = await eventsAfter(db, last);
    const newest = hints.at(-1)?.id;
    if (newest !== undefined && BigInt(newest) > BigInt(last)) last = newest;
    handOn(hints);
    if (hints.length > MISSED_AT_MOST) isNews = true;
    await lookAtHeld();
  }

  async function lookAtHeld(): Promise<void> {
    if (receivers.size === 0) return;
    const now = await heldMark(db);
    // The first look tells too: no later one tells what changed between a screen's own reading and this look.
    const isOther = held !== now;
    held = now;
    if (isOther) for (const { onHeld } of receivers) onHeld();
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

  /** Who writes is in no event: it is told to those who look now, and to nobody later. */
  function hear(word: string): void {
    const enquiry = writingOf(word);
    if (enquiry === undefined) void read();
    else for (const { onHints } of receivers) onHints([{ id: '', kind: 'writing', enquiry }]);
  }

  const listener = listen(url, hear, log);
  const turns = repeater(log);
  turns.every(LOOK_AT_HELD_SECONDS, 'those held back could not be looked at', lookAtHeld);
  return {
    subscribe(receiver) {
      receivers.add(receiver);
      return () => receivers.delete(receiver);
    },
    stop() {
      turns.stop();
      return listener.stop();
    },
  };
}
