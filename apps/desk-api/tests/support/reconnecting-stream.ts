import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { watchLive } from './stream.ts';

export interface ReconnectingStream {
  /** The ids of all enquiries it received. */
  readonly heard: ReadonlySet<string>;
  readonly isOpen: () => boolean;
  stop(): void;
}

const PAUSE_MS = 300;

/** A browser whose connection breaks: it reconnects after a moment, with the last event it received. */
export function watchReconnecting(address: string, one: Browser): ReconnectingStream {
  const heard = new Set<string>();
  const stopping = new AbortController();
  let isOpen = false;
  let last = '0';

  async function watchOnce(): Promise<void> {
    const line = await watchLive(address, one, last);
    while (line.isOpen() && !stopping.signal.aborted) {
      isOpen = true;
      for (const { enquiry } of line.changes) heard.add(enquiry);
      last = line.changes.at(-1)?.id ?? last;
      await sleep(50);
    }
    line.stop();
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await watchOnce().catch(() => undefined);
      isOpen = false;
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }
  void goOn();
  return {
    heard,
    isOpen: () => isOpen,
    stop() {
      stopping.abort();
    },
  };
}
