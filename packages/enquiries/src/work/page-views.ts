import type { PageView } from '#audit-log/audit-log.store.ts';
import type { Log } from '@studio/platform/log.ts';
import { repeater } from '@studio/platform/repeat.ts';

const EVERY_SECONDS = 1;

export interface PageViews {
  /** Call when a user was shown this many people at once. */
  note(view: PageView): void;
  /** Writes the collected views before the session ends that they belong to. */
  flush(): Promise<void>;
  /** Writes the rest. */
  stop(): Promise<void>;
}

/**
 * Lists are viewed all day, and writers of the audit log wait for each other, so views are collected and written
 * together. Failed writes are retried; after a lost response an entry is there twice rather than never.
 */
export function gatherPageViews(
  write: (views: readonly PageView[]) => Promise<void>,
  log: Log,
): PageViews {
  let gathered: PageView[] = [];
  let last = Promise.resolve();

  async function writeGathered(): Promise<void> {
    const views = gathered;
    if (views.length === 0) return;
    gathered = [];
    try {
      await write(views);
    } catch (error) {
      gathered = [...views, ...gathered];
      throw error;
    }
  }

  /** Serialized: a failed batch is there again for the next flush. */
  function flush(): Promise<void> {
    const turn = last.then(writeGathered);
    last = turn.catch(() => undefined);
    return turn;
  }

  const turns = repeater(log);
  turns.every(EVERY_SECONDS, 'views of lists are not in the audit log yet', flush);
  return {
    note(view) {
      if (view.count > 0) gathered.push(view);
    },
    flush,
    async stop() {
      turns.stop();
      await flush().catch((err: unknown) => {
        log.error({ err, views: gathered.length }, 'views of lists are lost for the audit log');
      });
    },
  };
}
