import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  editionSchema,
  progressSchema,
  type Edition,
  type Progress,
} from '@studio/contract/publishing';

/** How many editions are kept to return to. Files that they share are stored once. */
const KEPT = 30;
const WORK = 'work-';
const NEW_LINK = 'live.';

export type EditionFolder = ReturnType<typeof editionFolder>;

/** Writes the names in a folder to the disk, because the next step relies on them. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * The folder of all editions. `live` is a link to the one that visitors read: `editions/<number>` with `dist`, the
 * `content` it was made of, `manifest.json` and `edition.json`. Numbers only grow, so the highest is live.
 */
export function editionFolder(root: string) {
  const live = join(root, 'live');
  const folderOf = (number: number): string => join(root, 'editions', String(number));

  async function liveNumber(): Promise<number | undefined> {
    const target = await readlink(live).catch(() => undefined);
    return target === undefined ? undefined : Number(basename(target));
  }

  const read = async (number: number): Promise<Edition> =>
    editionSchema.parse(JSON.parse(await readFile(join(folderOf(number), 'edition.json'), 'utf8')));

  const numbers = async (): Promise<number[]> =>
    (await readdir(join(root, 'editions')).catch(() => [])).map(Number).sort((a, b) => b - a);

  return {
    root,
    live,
    lock: join(root, 'lock'),
    folderOf,
    liveNumber,
    read,

    prepare: async (): Promise<void> => {
      await mkdir(join(root, 'editions'), { recursive: true });
    },

    /** The live edition and those before it, the newest first. */
    async all(): Promise<Edition[]> {
      const highest = await liveNumber();
      const shown = (await numbers()).filter((number) => number <= (highest ?? 0));
      return Promise.all(shown.map(read));
    },

    newWork: async (): Promise<string> => {
      const path = join(root, WORK + randomUUID());
      await mkdir(path);
      return path;
    },

    /** Makes an edition live for all visitors at once, by replacing the link. */
    async show(number: number): Promise<void> {
      const link = join(root, NEW_LINK + randomUUID());
      await symlink(join('editions', String(number)), link);
      await rename(link, live);
      await syncFolder(root);
    },

    /** Gives a finished folder its number. */
    async name(work: string, number: number): Promise<void> {
      await rename(work, folderOf(number));
      await syncFolder(join(root, 'editions'));
    },

    async progress(): Promise<Progress | null> {
      const text = await readFile(join(root, 'progress.json'), 'utf8').catch(() => undefined);
      return text === undefined ? null : progressSchema.parse(JSON.parse(text));
    },

    async writeProgress(progress: Progress): Promise<void> {
      const file = join(root, `${NEW_LINK}progress`);
      await writeFile(file, JSON.stringify(progress));
      await rename(file, join(root, 'progress.json'));
    },

    /** Removes what a killed process left behind, and editions that are too old. Call it only under the lock. */
    async clear(): Promise<void> {
      const highest = (await liveNumber()) ?? 0;
      const unfinished = (await readdir(root)).filter((name) =>
        [WORK, NEW_LINK].some((begin) => name.startsWith(begin)),
      );
      const all = await numbers();
      const unwanted = [
        ...all.filter((number) => number > highest),
        ...all.filter((number) => number <= highest).slice(KEPT),
      ];
      for (const path of [
        ...unfinished.map((name) => join(root, name)),
        ...unwanted.map((number) => folderOf(number)),
      ])
        // The build of a killed process may still be writing there.
        await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },

    hasEdition: (number: number): boolean => existsSync(join(folderOf(number), 'edition.json')),
  };
}
