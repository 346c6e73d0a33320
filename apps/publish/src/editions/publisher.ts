import { join } from 'node:path';
import type { Edition } from '@studio/contract/publishing';
import { editionMaker, type PublisherParts } from './edition-maker.ts';
import { calendarLines, lineOf } from './edition-words.ts';
import { withLock } from './lock.ts';
import { copyByLinks, faultsOf } from './manifest.ts';
import { secondsSince } from './progress.ts';

/** In the place of a number: the live edition is right for the day. */
const NOTHING_DUE = 0;

/** How long the lock of a process that was just killed may stay: a busy machine ends its child late. */
const LOCK_ENDS_S = 10;

interface Order {
  /** The commit up to which saves are taken. */
  readonly next: string;
  readonly heldBack: readonly string[];
  readonly by: string;
}

/** Another user is publishing: nothing was begun. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export type Publisher = ReturnType<typeof publisher>;

/** Makes editions, one at a time, and changes which of them visitors read. */
export function publisher(parts: PublisherParts) {
  const { editions, repository, log } = parts;
  const { make, finish, show, pushed, liveEdition, manifestAt } = editionMaker(parts);

  /** Finishes or removes what a process that was killed began. Only under the lock. */
  async function repair(): Promise<void> {
    await editions.clear();
    const live = await editions.liveNumber();
    if (live !== undefined) await repository.keepRef(live, (await editions.read(live)).content);
    // Otherwise the next publication would take back what a release brought.
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

  /** Begins under the lock and returns the number; the work goes on after the request has ended. */
  const begin = (
    work: (number: number, started: (number: number) => void) => Promise<void>,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      running = withLock(editions.lock, async () => {
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
    });

  /** Publishes what was saved, as a person wants it. */
  const publish = ({ next, heldBack, by }: Order): Promise<number> =>
    begin(async (number, started) => {
      const before = await liveEdition();
      const chosen = await repository.releases.including(next);
      const content = before
        ? await repository.holdingBack(chosen, before.content, heldBack)
        : chosen;
      const changes = before ? await repository.changes(before.content, content) : [];
      await make(number, started, {
        ...{ content, by, before, kind: 'published', today: new Date(), isChecked: false },
        said: before ? changes.map(lineOf) : ['Everything that was saved.'],
        writers: [...new Set(changes.flatMap((change) => change.by.map(({ name }) => name)))],
      });
    });

  /**
   * Makes the live edition again as a day begins, if something comes or goes by its date. What was saved since stays
   * unpublished, and expired duties stop nothing. Returns undefined if nothing was due.
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

  /** An earlier edition becomes a new one. What was saved since stays in the next edition. */
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
    /** When what was begun has ended, whatever came of it. */
    idle: (): Promise<unknown> => running,
  };
}
