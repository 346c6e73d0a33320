import type { ServerResponse } from 'node:http';
import { changeEventSchema, type ChangeEvent } from '@studio/contract/desk/responses';
import { checkResponse } from '@studio/platform/check-responses.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import {
  erasedAfter,
  eventsAfter,
  lastEvent,
  MISSED_AT_MOST,
} from '@studio/enquiries/live/event.store.ts';
import type { Hub } from './hub.ts';

/** Shorter than the timeout of any proxy. An expired session is noticed at a heartbeat. */
const BEAT_MS = 25_000;
/** Buffered bytes per client, so that one that does not read cannot fill the memory. */
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
  /** The last event the browser received; undefined at its first connection. */
  readonly after: string | undefined;
}

export interface Streams {
  readonly isFull: () => boolean;
  /** True if this session or this person has all the streams it may have. */
  readonly hasEnough: (owner: StreamOwner) => boolean;
  open(stream: NewStream): Promise<void>;
  stop(): void;
}

const helloOf = (last: string): string => `id: ${last}\nevent: hello\ndata: {}\n\n`;
/** Without an id: it is sent to every client that reconnects. */
const HELD = 'event: held\ndata: {}\n\n';

/** The connected browsers. A stream carries changes, never text of an enquiry. */
export function openStreams(
  db: Db,
  hub: Hub,
  areAlive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  log: Log,
  checksAnswers: boolean,
): Streams {
  const open = new Map<ServerResponse, StreamOwner>();

  /** A browser reconnects with the last id it received; an empty id would make it forget that. */
  function lineOf(change: ChangeEvent): string {
    if (checksAnswers) checkResponse(changeEventSchema, change);
    return `${change.id === '' ? '' : `id: ${change.id}\n`}event: hint\ndata: ${JSON.stringify(change)}\n\n`;
  }

  function write(out: ServerResponse, text: string): void {
    if (out.writableEnded) return;
    if (out.writableLength > UNREAD_AT_MOST) out.destroy();
    else out.write(text);
  }

  /** Ends the streams whose session is over. */
  async function endOver(): Promise<void> {
    const looked = [...open];
    const alive = await areAlive([...new Set(looked.map(([, { sessionId }]) => sessionId))]);
    for (const [out, { sessionId }] of looked) if (!alive.has(sessionId)) out.end();
  }
  const look = (): void => {
    endOver().catch((error: unknown) => {
      log.warn({ err: error }, 'sessions could not be looked at');
    });
  };
  hub.onSessionEnd(look);
  const beating = setInterval(() => {
    for (const out of open.keys()) write(out, ': still here\n\n');
    look();
  }, BEAT_MS);
  beating.unref();

  async function sendMissed(out: ServerResponse, after: string): Promise<void> {
    write(out, HELD);
    const missed = [...(await eventsAfter(db, after)), ...(await erasedAfter(db, after))];
    if (missed.length > MISSED_AT_MOST) write(out, 'event: reload\ndata: {}\n\n');
    else write(out, missed.map(lineOf).join(''));
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
      // A random delay, so that fifty clients that were disconnected together do not reconnect together.
      write(out, `retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n: hello\n\n`);
      open.set(out, { sessionId, staffId });
      // Subscribes before reading what was missed, so that no event is lost in between.
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
      // The session may have ended before this stream was registered.
      if (!(await areAlive([sessionId])).has(sessionId)) {
        out.end();
        return;
      }
      // A client without any event so far must also know from which one to resume.
      if (after === undefined) write(out, helloOf(await lastEvent(db)));
      else await sendMissed(out, after);
    },
    stop() {
      clearInterval(beating);
      for (const out of open.keys()) out.end();
    },
  };
}
