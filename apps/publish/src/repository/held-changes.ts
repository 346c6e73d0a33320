import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChange } from '@studio/contract/publishing';
import { git, gitText } from './git.ts';

const REF = 'refs/held';

/** Who holds each file of content/ back. */
type Held = Readonly<Record<string, string>>;

export type HeldChanges = ReturnType<typeof heldChanges>;

/** Every path under which a change can be held back. */
export const filesOf = ({ path, files }: Pick<SavedChange, 'path' | 'files'>): string[] => [
  path,
  ...Object.keys(files),
];

/** Who holds one of these files back; null if nobody does. */
export const heldBy = (held: Held, paths: readonly string[]): string | null =>
  paths.map((path) => held[path]).find((name) => name !== undefined) ?? null;

/**
 * The changes that stay for a later edition. The list is a ref of the content's repository, so that everyone sees it
 * and backups contain it. It names files, so a held file that changes again stays held.
 */
export function heldChanges(folder: string) {
  async function read(): Promise<Held> {
    const [known] = (await gitText(folder, ['for-each-ref', '--format=%(objectname)', REF])).split(
      '\n',
    );
    if (!known) return {};
    return JSON.parse(await gitText(folder, ['cat-file', 'blob', known])) as Held;
  }

  let last: Promise<unknown> = Promise.resolve();

  /** Changes the list one request after another. */
  function write(changed: (held: Held) => Held): Promise<void> {
    const done = last.then(async () => {
      const input = JSON.stringify(changed(await read()));
      const sha = await gitText(folder, ['hash-object', '-w', '--stdin'], { input });
      await git(folder, ['update-ref', REF, sha]);
    });
    last = done.catch(() => undefined);
    return done;
  }

  return {
    read,

    /** Removes the lock that a killed process left behind. */
    repair: (): Promise<void> => rm(join(folder, `${REF}.lock`), { force: true }),

    hold: (path: string, by: string): Promise<void> => write((held) => ({ ...held, [path]: by })),

    /** A new entry is in no edition, so nothing else connects its old name with the new one. */
    rename: (from: string, to: string): Promise<void> =>
      write(({ [from]: by, ...others }) => (by === undefined ? others : { ...others, [to]: by })),

    /** The files of a change that is held back no longer. */
    release: (paths: readonly string[]): Promise<void> =>
      write((held) =>
        Object.fromEntries(Object.entries(held).filter(([path]) => !paths.includes(path))),
      ),
  };
}
