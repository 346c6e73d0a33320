import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition, RefusalFinding } from '@studio/contract/publishing';
import type { Log } from '@studio/platform/log.ts';
import type { EditionRepository } from '#repository/edition-repository.ts';
import type { EditionFolder } from './edition-folder.ts';
import { inWords, problemOf } from './edition-words.ts';
import { linkUnchanged, manifestOf, newFilesOf, type Manifest } from './manifest.ts';
import { progressOf, secondsSince } from './progress.ts';
import { runCommand } from './run-command.ts';
import type { Builder } from './site-builder.ts';

export interface PublisherParts {
  readonly editions: EditionFolder;
  readonly repository: EditionRepository;
  readonly builder: Builder;
  /** The repository to which every edition is pushed; undefined if none is configured. */
  readonly remote: string | undefined;
  readonly log: Pick<Log, 'error' | 'info'>;
}

/** Thrown if the checks refuse the content; the live edition stays. */
export class ContentRefused extends Error {
  readonly findings: readonly RefusalFinding[];
  constructor(findings: readonly RefusalFinding[]) {
    super('The content is refused.');
    this.findings = findings;
  }
}

export interface Wanted extends Pick<Edition, 'content' | 'by' | 'said' | 'writers'> {
  readonly kind: 'published' | 'renewed' | 'released';
  readonly before: Edition | undefined;
  readonly today: Date;
  /** Whether the content passed the checks before. */
  readonly isChecked: boolean;
}

/** The steps from a commit of the content to a live edition. Call them only under the lock. */
export function editionMaker({ editions, repository, builder, remote, log }: PublisherParts) {
  /** Builds a commit of the content into a finished folder with its number, which is not live yet. */
  async function build(
    number: number,
    progress: ReturnType<typeof progressOf>,
    { content, by, said, writers, kind, before, today, isChecked }: Wanted,
  ): Promise<Edition> {
    const beganAt = performance.now();
    const work = await editions.newWork();
    try {
      await repository.checkOut(content, work);

      await progress.begin('check');
      const findings = isChecked ? [] : await builder.check(join(work, 'content'));
      if (findings.length > 0) throw new ContentRefused(await inWords(findings, work));

      await progress.begin('draw');
      await builder.draw(work, (pages) => {
        progress.detail(before ? `${pages} of ${before.pages} pages` : `${pages} pages`);
      });

      await progress.begin('pack');
      const dist = join(work, 'dist');
      const manifestBefore = before && (await manifestAt(before.number));
      if (before && manifestBefore)
        await linkUnchanged(dist, {
          dist: join(editions.folderOf(before.number), 'dist'),
          manifest: manifestBefore,
        });
      await builder.pack(dist);

      await progress.begin('prove');
      const manifest = await manifestOf(dist);
      for (const page of ['index.html', '404.html'])
        if (!(page in manifest)) throw new Error(`The build has no ${page}.`);
      await repository.forgetHistory(work);
      await rm(join(work, 'node_modules'), { force: true });
      const edition: Edition = {
        ...{ number, kind, by, said, writers, returnedTo: null },
        at: new Date().toISOString(),
        seconds: secondsSince(beganAt),
        newFiles: newFilesOf(manifest, manifestBefore ?? {}),
        pages: Object.keys(manifest).filter((file) => file.endsWith('.html')).length,
        content,
        code: await builder.release(),
        day: today.toISOString().slice(0, 10),
      };
      await finish(work, manifest, edition);
      await progress.begin('show');
      return edition;
    } catch (error) {
      await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      throw error;
    }
  }

  /** Builds an edition and makes it live. Reports each step to the users who watch. */
  async function make(
    number: number,
    started: (number: number) => void,
    wanted: Wanted,
  ): Promise<void> {
    const progress = progressOf(editions, number, wanted.by);
    await progress.begin('take');
    started(number);
    const beganAt = performance.now();
    try {
      await show(await build(number, progress, wanted));
      log.info({ edition: number, seconds: secondsSince(beganAt) }, 'an edition is live');
      await progress.end('live', await pushed());
    } catch (error) {
      if (error instanceof ContentRefused) {
        await progress.end('refused', '', error.findings);
        return;
      }
      log.error({ err: error, edition: number }, 'an edition was not made');
      const isLive = (await editions.liveNumber()) === number;
      await progress.end(isLive ? 'live' : 'failed', isLive ? '' : problemOf(error));
    }
  }

  async function liveEdition(): Promise<Edition | undefined> {
    const number = await editions.liveNumber();
    return number === undefined ? undefined : editions.read(number);
  }

  const manifestAt = async (number: number): Promise<Manifest> =>
    JSON.parse(
      await readFile(join(editions.folderOf(number), 'manifest.json'), 'utf8'),
    ) as Manifest;

  /** Writes everything to the disk before the folder gets its number. */
  async function finish(work: string, manifest: Manifest, edition: Edition): Promise<void> {
    await writeFile(join(work, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(join(work, 'edition.json'), JSON.stringify(edition));
    const { status, errorOutput } = await runCommand(['sync', '-f', work], { cwd: work });
    if (status !== 0) throw new Error(`sync: ${errorOutput}`);
    await editions.name(work, edition.number);
  }

  async function show({ number, content }: Edition): Promise<void> {
    await editions.show(number);
    await repository.keepRef(number, content);
  }

  /** Pushes to the remote. Returns why that failed, or an empty text; the edition is live in any case. */
  async function pushed(): Promise<string> {
    if (remote === undefined) return '';
    try {
      await repository.push(remote);
      return '';
    } catch (err) {
      log.error({ err }, 'the remote could not be reached');
      return 'The developers’ copy could not be reached. It gets this edition with the next one.';
    }
  }

  return { build, make, finish, show, pushed, liveEdition, manifestAt };
}
