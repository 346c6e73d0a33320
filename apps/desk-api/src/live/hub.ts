import type { ChangeEvent } from '@studio/contract/desk/responses';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { eventsAfter, lastEvent, MISSED_AT_MOST } from '@studio/enquiries/live/event.store.ts';
import { heldFingerprint } from '@studio/enquiries/held/held-fingerprint.store.ts';
import { listen } from './listener.ts';
import { changeEventOf } from '@studio/enquiries/live/writer.store.ts';

export interface Receiver {
  readonly onChangeEvents: (changes: readonly ChangeEvent[]) => void;
  /** Something without an event changed: held enquiries, mails without an enquiry, labels or saved views. */
  readonly onHeld: () => void;
}

export interface Hub {
  /** Receives everything from now on; the returned function ends it. */
  subscribe(receiver: Receiver): () => void;
  /** Calls back when a session ended in any process. */
  onSessionEnd(look: () => void): void;
  stop(): Promise<void>;
}

/** Ids of the overlap that were already sent; older ones are not queried again. */
const REMEMBERED = 20_000;

/**
 * NOTIFY serializes commits, so storing an enquiry does not notify, and a held one is not planned by a worker, which
 * would. So the held list is polled this often while clients are connected.
 */
const LOOK_AT_HELD_SECONDS = 2;

/** The notification when a session ended or a person was disabled. Triggers of their tables send it. */
const SESSION_ENDED = 'session-ended';

/**
 * Notifications without an event: a mail without an enquiry arrived or was decided, or labels or saved views changed.
 * Triggers of their tables send them.
 */
const unnumbered: ReadonlySet<string> = new Set(['other-mail', 'lists']);

/** Reads each event once for all receivers. */
export function openHub(db: Db, url: string, log: Log): Hub {
  const receivers = new Set<Receiver>();
  const sentIds = new Set<string>();
  const looks: (() => void)[] = [];
  let last: string | undefined;
  let held: string | undefined;
  let isReading = false;
  let isNews = false;

  function handOn(changes: readonly ChangeEvent[]): void {
    const fresh = changes.filter(({ id }) => !sentIds.has(id));
    for (const { id } of fresh) sentIds.add(id);
    for (const id of sentIds) {
      if (sentIds.size <= REMEMBERED) break;
      sentIds.delete(id);
    }
    if (fresh.length > 0) for (const { onChangeEvents } of receivers) onChangeEvents(fresh);
  }

  async function readOnce(): Promise<void> {
    last ??= await lastEvent(db);
    const changes = await eventsAfter(db, last);
    const newest = changes.at(-1)?.id;
    if (newest !== undefined && BigInt(newest) > BigInt(last)) {
      last = newest;
      // A full page: there may be more.
      if (changes.length > MISSED_AT_MOST) isNews = true;
    }
    handOn(changes);
    await lookAtHeld();
  }

  async function lookAtHeld(): Promise<void> {
    if (receivers.size === 0) return;
    const now = await heldFingerprint(db);
    // The first check notifies too: a client may have read the list before it changed.
    const isOther = held !== now;
    held = now;
    if (isOther) for (const { onHeld } of receivers) onHeld();
  }

  /** Notifications that arrive during a read cause one more read afterwards. */
  async function read(): Promise<void> {
    isNews = true;
    if (isReading) return;
    isReading = true;
    while (isNews) {
      isNews = false;
      await readOnce().catch((error: unknown) => {
        // The listener's connection breaks too; it calls again once it is back.
        log.warn({ err: error }, 'reading desk events failed');
      });
    }
    isReading = false;
  }

  /** Writing and erasures are not events: only connected clients are notified of them. */
  function hear(word: string): void {
    if (word === SESSION_ENDED) {
      for (const look of looks) look();
      return;
    }
    if (unnumbered.has(word)) {
      for (const { onHeld } of receivers) onHeld();
      return;
    }
    const change = changeEventOf(word);
    if (change === undefined) void read();
    else for (const { onChangeEvents } of receivers) onChangeEvents([change]);
  }

  const listener = listen(url, hear, log);
  const turns = repeater(log);
  turns.every(LOOK_AT_HELD_SECONDS, 'held enquiries could not be read', lookAtHeld);
  return {
    subscribe(receiver) {
      receivers.add(receiver);
      return () => receivers.delete(receiver);
    },
    onSessionEnd(look) {
      looks.push(look);
    },
    stop() {
      turns.stop();
      return listener.stop();
    },
  };
}
