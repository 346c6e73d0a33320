import { join } from 'node:path';
import type { Edition } from '@studio/contract/publishing';
import { editionMaker, type PublisherParts } from './edition-maker.ts';
import { calendarLines, lineOf } from './edition-words.ts';
import { withLock } from './lock.ts';
import { copyByLinks, faultsOf } from './manifest.ts';
import { secondsSince } from './progress.ts';

/** Instead of a number: nothing is due on that day. */
const NOTHING_DUE = 0;

/** How long the lock of a killed process may remain: on a busy machine its child ends late. */
const LOCK_ENDS_S = 10;

interface Order {
  /** The commit up to which saves are included. */
  readonly next: string;
  readonly by: string;
}

/** Thrown if another edition is being made; nothing was started. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export type Publisher = ReturnType<typeof publisher>;

/** Makes editions, one at a time, and changes which of them visitors read. */
export function publisher(parts: PublisherParts) {
  const { editions, repository, log } = parts;
  const { make, finish, show, pushed, liveEdition, manifestAt } = editionMaker(parts);

  /** Finishes or removes what a killed process began. Call it only under the lock. */
  async function repair(): Promise<void> {
    await editions.clear();
    const live = await editions.liveNumber();
    if (live !== undefined) await repository.keepRef(live, (await editions.read(live)).content);
    // Otherwise the next publication would revert what a release brought.
    await repository.releases.settle(live);
    const progress = await editions.progress();
    if (progress?.state !== 'running') return;
    const isLive = progress.number === live;
    await editions.writeProgress({
      ...progress,
      state: isLive ? 'live' : 'failed',
      problem: isLive
        ? ''
        : 'The service was stopped while it made this edition. Nothing changed for visitors. Publish again.',
    });
  }

  let running: Promise<unknown> = Promise.resolve();

  /** Starts the work under the lock and returns the number; the work continues after the request has ended. */
  const begin = (
    work: (number: number, started: (number: number) => void) => Promise<void>,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const begun = withLock(editions.lock, async () => {
        await repair();
        const number = ((await editions.liveNumber()) ?? 0) + 1;
        await work(number, resolve).catch((err: unknown) => {
          log.error({ err, edition: number }, 'an edition was not made');
          reject(err instanceof Error ? err : new Error(String(err)));
        });
        return true;
      }).then((ran) => {
        if (!ran) reject(new Busy('Another edition is being made.'));
      }, reject);
      // A refused order ends at once, but the work that refused it goes on.
      running = Promise.all([running, begun]);
    });

  /** Publishes what was saved, without the changes that are held back. */
  const publish = ({ next, by }: Order): Promise<number> =>
    begin(async (number, started) => {
      const before = await liveEdition();
      const chosen = await repository.releases.including(next);
      const content = before ? await repository.holdingBack(chosen, before.content) : chosen;
      const changes = before ? await repository.changes(before.content, content) : [];
      await make(number, started, {
        ...{ content, by, before, kind: 'published', today: new Date(), isChecked: false },
        said: before ? changes.map(lineOf) : ['Everything that was saved.'],
        writers: [...new Set(changes.flatMap((change) => change.by.map(({ name }) => name)))],
      });
    });

  /**
   * Makes the live edition again at the start of a day, if dated content starts or ends. Later saves stay unpublished.
   * Returns undefined if nothing was due.
   */
  async function renew(today: Date): Promise<number | undefined> {
    const started = await begin(async (number, onStarted) => {
      const before = await liveEdition();
      const said = before
        ? calendarLines(
            join(editions.folderOf(before.number), 'content'),
            new Date(before.day),
            today,
          )
        : [];
      if (!before || said.length === 0) {
        onStarted(NOTHING_DUE);
        return;
      }
      const { content } = before;
      await make(number, onStarted, {
        ...{ content, before, said, kind: 'renewed', by: 'The calendar', writers: [], today },
        isChecked: true,
      });
    });
    await running;
    if (started === NOTHING_DUE) return undefined;
    if ((await editions.liveNumber()) !== started) throw new Error('The edition was not made.');
    return started;
  }

  /** Publishes an earlier edition again, under a new number. Later saves stay in the next edition. */
  async function returnTo(to: number, by: string): Promise<number> {
    return begin(async (number, started) => {
      const beganAt = performance.now();
      const [earlier, live] = [await editions.read(to), await liveEdition()];
      const manifest = await manifestAt(to);
      const faults = await faultsOf(join(editions.folderOf(to), 'dist'), manifest);
      if (faults.length > 0)
        throw new Error(`Edition ${to} is damaged: ${faults.slice(0, 3).join(', ')}.`);
      const work = await editions.newWork();
      await copyByLinks(editions.folderOf(to), work);
      const changes = live ? await repository.changes(live.content, earlier.content) : [];
      const edition: Edition = {
        ...earlier,
        number,
        kind: 'returned',
        returnedTo: to,
        at: new Date().toISOString(),
        by,
        said: changes.map(lineOf),
        writers: [],
        seconds: secondsSince(beganAt),
        newFiles: 0,
      };
      await finish(work, manifest, edition);
      await show(edition);
      started(number);
      await pushed();
    });
  }

  return {
    publish,
    renew,
    returnTo,
    repair: async (): Promise<void> => {
      await editions.prepare();
      await withLock(editions.lock, repair, LOCK_ENDS_S);
    },
    /** Resolves when the work in progress has ended, even if it failed. */
    idle: (): Promise<unknown> => running,
  };
}
