import type { ServerResponse } from 'node:http';
import { changeEventSchema, type ChangeEvent } from '@studio/contract/desk/responses';
import { checkResponse } from '@studio/platform/check-responses.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { describeError, type Log } from '@studio/platform/log.ts';
import {
  erasedAfter,
  eventsAfter,
  lastEvent,
  MISSED_AT_MOST,
} from '@studio/enquiries/live/event.store.ts';
import type { Hub } from './hub.ts';

/** Shorter than any proxy's patience. A session that has run out is noticed at such a beat. */
const BEAT_MS = 25_000;
/** A client that does not read must not fill our memory. */
const UNREAD_AT_MOST = 256 * 1024;
const STREAMS_AT_MOST = 2_000;
/** A tab has one stream. This limit keeps one session from using up all streams. */
const OF_ONE_SESSION = 12;
const OF_ONE_PERSON = 24;

export interface StreamOwner {
  readonly sessionId: string;
  readonly staffId: string;
}

export interface NewStream extends StreamOwner {
  readonly out: ServerResponse;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** The last event the browser saw; nothing when it comes for the first time. */
  readonly after: string | undefined;
}

export interface Streams {
  readonly isFull: () => boolean;
  /** True where this session or this person has all the lines it may have. */
  readonly hasEnough: (owner: StreamOwner) => boolean;
  open(stream: NewStream): Promise<void>;
  stop(): void;
}

const helloOf = (last: string): string => `id: ${last}\nevent: hello\ndata: {}\n\n`;
/** Without an id: a client that reconnects is sent it anyway. */
const HELD = 'event: held\ndata: {}\n\n';

/** The browsers that are notified of changes. A stream carries changes, never a word of an enquiry. */
export function openStreams(
  db: Db,
  hub: Hub,
  areAlive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  log: Log,
  checksAnswers: boolean,
): Streams {
  const open = new Map<ServerResponse, StreamOwner>();

  /** A browser that comes back names the last id it saw, which an empty one would make it forget. */
  function lineOf(change: ChangeEvent): string {
    if (checksAnswers) checkResponse(changeEventSchema, change);
    return `${change.id === '' ? '' : `id: ${change.id}\n`}event: hint\ndata: ${JSON.stringify(change)}\n\n`;
  }

  function write(out: ServerResponse, text: string): void {
    if (out.writableEnded) return;
    if (out.writableLength > UNREAD_AT_MOST) out.destroy();
    else out.write(text);
  }

  /** Ends the lines whose session is over. */
  async function endOver(): Promise<void> {
    const looked = [...open];
    const alive = await areAlive([...new Set(looked.map(([, { sessionId }]) => sessionId))]);
    for (const [out, { sessionId }] of looked) if (!alive.has(sessionId)) out.end();
  }
  const look = (): void => {
    endOver().catch((error: unknown) => {
      log.warn({ err: describeError(error) }, 'sessions could not be looked at');
    });
  };
  hub.onSessionEnd(look);
  const beating = setInterval(() => {
    for (const out of open.keys()) write(out, ': still here\n\n');
    look();
  }, BEAT_MS);
  beating.unref();

  async function tellMissed(out: ServerResponse, after: string): Promise<void> {
    write(out, HELD);
    const missed = [...(await eventsAfter(db, after)), ...(await erasedAfter(db, after))];
    if (missed.length > MISSED_AT_MOST) write(out, 'event: reload\ndata: {}\n\n');
    else if (missed.length > 0) write(out, missed.map(lineOf).join(''));
  }

  return {
    isFull: () => open.size >= STREAMS_AT_MOST,
    hasEnough({ sessionId, staffId }) {
      const theirs = [...open.values()].filter((one) => one.staffId === staffId);
      const ofSession = theirs.filter((one) => one.sessionId === sessionId);
      return theirs.length >= OF_ONE_PERSON || ofSession.length >= OF_ONE_SESSION;
    },
    async open({ out, sessionId, staffId, headers, after }) {
      out.socket?.setNoDelay(true);
      out.socket?.setTimeout(0);
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) out.setHeader(name, value);
      }
      out.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      // Fifty who were cut off together do not come back together.
      write(out, `retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n: hello\n\n`);
      open.set(out, { sessionId, staffId });
      // First of all the news, then what was missed: between the two nothing can be lost.
      const leave = hub.subscribe({
        onChangeEvents(changes) {
          write(out, changes.map(lineOf).join(''));
        },
        onHeld() {
          write(out, HELD);
        },
      });
      out.on('close', () => {
        leave();
        open.delete(out);
      });
      // It may have ended while this line was not in the list yet.
      if (!(await areAlive([sessionId])).has(sessionId)) {
        out.end();
        return;
      }
      // A client that has had no event yet must also know from which one to resume.
      if (after === undefined) write(out, helloOf(await lastEvent(db)));
      else await tellMissed(out, after);
    },
    stop() {
      clearInterval(beating);
      for (const out of open.keys()) out.end();
    },
  };
}
