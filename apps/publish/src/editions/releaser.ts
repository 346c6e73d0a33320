import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition, RefusalFinding } from '@studio/contract/publishing';
import type { Conflict, Merged } from '#repository/release-repository.ts';
import { ContentRefused, editionMaker, type PublisherParts } from './edition-maker.ts';
import { inWords, lineOf } from './edition-words.ts';
import { copyByLinks } from './manifest.ts';
import { progressOf, secondsSince } from './progress.ts';

/** Thrown if a release is not shown; its message tells the person who releases why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

export interface Made {
  readonly edition: Edition;
  readonly conflicts: readonly Conflict[];
  /** What must soon be checked again, or should have been. It does not stop the release. */
  readonly duties: readonly RefusalFinding[];
}

const keptLine = ({ title }: Conflict): string =>
  `${title}: the developers changed it too; the words that visitors read stay`;

export const findingLine = ({ title, field, sentence }: RefusalFinding): string =>
  `- ${title}, ${field}: ${sentence}`;

/**
 * Makes the edition of a release: the live content merged with the developers' changes, drawn by the new code.
 * deploy/release.sh holds the publishing lock from `make` to `settle`, so nothing here takes it.
 */
export function releaser(parts: PublisherParts & { readonly code: string }) {
  const { editions, repository, builder, code, log } = parts;
  const { releases } = repository;
  const { build, finish, liveEdition, manifestAt, pushed } = editionMaker(parts);

  /** Copies the last edition that this code drew, if it cannot draw the live content. */
  async function copyOf(earlier: Edition, number: number, by: string): Promise<Edition> {
    const beganAt = performance.now();
    const work = await editions.newWork();
    await copyByLinks(editions.folderOf(earlier.number), work);
    const edition: Edition = {
      ...earlier,
      ...{ number, by, kind: 'released', returnedTo: earlier.number, writers: [], newFiles: 0 },
      said: [`The words of edition ${earlier.number}. Newer ones wait in the next edition.`],
      at: new Date().toISOString(),
      seconds: secondsSince(beganAt),
    };
    await finish(work, await manifestAt(earlier.number), edition);
    return edition;
  }

  async function contentOf(
    before: Edition | undefined,
    name: string,
    isBack: boolean,
  ): Promise<Merged & { readonly release: string }> {
    // A rollback brings older code, but no older content.
    const last = before && isBack ? await releases.last() : undefined;
    if (before && last) return { commit: before.content, conflicts: [], release: last };
    const release = await releases.take(code, name);
    const merged = before && (await releases.merge(before.content, release));
    return { ...(merged ?? { commit: release, conflicts: [] }), release };
  }

  /** Makes the edition without showing it: nothing changes for visitors or editors yet. */
  async function make(today: Date, isBack: boolean): Promise<Made> {
    await editions.prepare();
    await repairBefore();
    const before = await liveEdition();
    const number = (before?.number ?? 0) + 1;
    const name = await builder.release();
    const by = `release ${name}`;
    const progress = progressOf(editions, number, by);
    await progress.begin('take');
    try {
      const { commit, conflicts, release } = await contentOf(before, name, isBack);
      const changes = before ? await repository.changes(before.content, commit) : [];
      const edition = await build(number, progress, {
        ...{ content: commit, by, before, today, kind: 'released', writers: [] },
        said: [...changes.map(lineOf), ...conflicts.map(keptLine)],
        isChecked: isBack,
      }).catch(async (error: unknown) => {
        const earlier = (await editions.all()).find((one) => one.code === name);
        if (!isBack || !earlier) throw error;
        log.error(
          { err: error },
          'this code cannot draw the live content; its last edition is used',
        );
        return copyOf(earlier, number, by);
      });
      await releases.keepMade(number, release);
      const folder = editions.folderOf(number);
      const duties = await builder.duties(join(folder, 'content'), today);
      return { edition, conflicts, duties: await inWords(duties, folder) };
    } catch (error) {
      await progress.end(
        'failed',
        `The developers’ ${by} was not made. Nothing changed for visitors.`,
      );
      if (!(error instanceof ContentRefused)) throw error;
      throw new ReleaseRefused(
        [
          `The code of ${by} refuses what visitors read now, merged with its own content:`,
          ...error.findings.map(findingLine),
          'Nothing changed for visitors. Correct it in the editor and publish, or change the code, and release again.',
        ].join('\n'),
      );
    }
  }

  async function repairBefore(): Promise<void> {
    await editions.clear();
    const live = await editions.liveNumber();
    if (live !== undefined) await repository.keepRef(live, (await editions.read(live)).content);
    await releases.settle(live);
  }

  return {
    make,

    /** Makes the edition live. Its content is not part of the next edition until `settle`. */
    async show(): Promise<void> {
      const made = ((await editions.liveNumber()) ?? 0) + 1;
      if (!editions.hasEdition(made))
        throw new ReleaseRefused('No edition was made for this release.');
      await editions.show(made);
    },

    /** Called if the release works: merges its content into the branch that editors save to. */
    async settle(): Promise<readonly Conflict[]> {
      const live = await liveEdition();
      if (!live) return [];
      await repository.keepRef(live.number, live.content);
      const conflicts = await releases.settle(live.number);
      const progress = await editions.progress();
      const problem = await pushed();
      if (progress) await editions.writeProgress({ ...progress, state: 'live', problem });
      return conflicts;
    },

    /** Called if the release does not work: shows the previous edition again. */
    async undo(): Promise<void> {
      const [live, before] = await editions.all();
      if (live?.kind === 'released' && (await releases.isMade(live.number))) {
        if (before) await editions.show(before.number);
        else await rm(editions.live, { force: true });
      }
      await releases.settle(await editions.liveNumber());
      await editions.clear();
      const progress = await editions.progress();
      if (progress?.state === 'running')
        await editions.writeProgress({
          ...progress,
          state: 'failed',
          problem: `The developers’ ${progress.by} did not start. Nothing changed for visitors.`,
        });
    },
  };
}
