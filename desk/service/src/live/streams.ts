import type { ServerResponse } from 'node:http';
import type { Hint } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import { describeError, type Log } from '@studio/intake/platform/log.ts';
import { eventsAfter, lastEvent, MISSED_AT_MOST } from './event.store.ts';
import type { Hub } from './hub.ts';

/** Shorter than any proxy's patience. Whoever lost their session is sent away at such a beat. */
const BEAT_MS = 25_000;
/** Somebody who does not read must not fill our memory. */
const UNREAD_AT_MOST = 256 * 1024;
const STREAMS_AT_MOST = 2_000;

export interface NewStream {
  readonly out: ServerResponse;
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** The last event the browser saw; nothing when it comes for the first time. */
  readonly after: string | undefined;
}

export interface Streams {
  readonly isFull: () => boolean;
  open(stream: NewStream): Promise<void>;
  stop(): void;
}

/** A browser that comes back names the last id it saw, which an empty one would make it forget. */
const lineOf = (hint: Hint): string =>
  `${hint.id === '' ? '' : `id: ${hint.id}\n`}event: hint\ndata: ${JSON.stringify(hint)}\n\n`;
const helloOf = (last: string): string => `id: ${last}\nevent: hello\ndata: {}\n\n`;
/** Without a number: whoever comes back is told anyway. */
const HELD = 'event: held\ndata: {}\n\n';

/** The browsers that are told what changes. A stream carries hints, never a word of an enquiry. */
export function openStreams(
  db: Db,
  hub: Hub,
  areAlive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  log: Log,
): Streams {
  const open = new Map<ServerResponse, string>();

  function write(out: ServerResponse, text: string): void {
    if (out.writableLength > UNREAD_AT_MOST) out.destroy();
    else out.write(text);
  }

  async function beat(): Promise<void> {
    const alive = await areAlive([...new Set(open.values())]);
    for (const [out, sessionId] of open) {
      if (alive.has(sessionId)) write(out, ': still here\n\n');
      else out.end();
    }
  }
  const beating = setInterval(() => {
    beat().catch((error: unknown) => {
      log.warn({ err: describeError(error) }, 'sessions could not be looked at');
    });
  }, BEAT_MS);
  beating.unref();

  async function tellMissed(out: ServerResponse, after: string): Promise<void> {
    write(out, HELD);
    const missed = await eventsAfter(db, after);
    if (missed.length > MISSED_AT_MOST) write(out, 'event: reload\ndata: {}\n\n');
    else if (missed.length > 0) write(out, missed.map(lineOf).join(''));
  }

  return {
    isFull: () => open.size >= STREAMS_AT_MOST,
    async open({ out, sessionId, headers, after }) {
      out.socket?.setNoDelay(true);
      out.socket?.setTimeout(0);
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) out.setHeader(name, value);
      }
      out.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      // Fifty who were cut off together do not come back together.
      write(out, `retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n: hello\n\n`);
      open.set(out, sessionId);
      // First of all the news, then what was missed: between the two nothing can be lost.
      const leave = hub.subscribe({
        onHints(hints) {
          write(out, hints.map(lineOf).join(''));
        },
        onHeld() {
          write(out, HELD);
        },
      });
      out.on('close', () => {
        leave();
        open.delete(out);
      });
      // Whoever was told nothing yet must know from where to ask as well.
      if (after === undefined) write(out, helloOf(await lastEvent(db)));
      else await tellMissed(out, after);
    },
    stop() {
      clearInterval(beating);
      for (const out of open.keys()) out.end();
    },
  };
}
