import { basename, dirname } from 'node:path';
import { workbenchOf } from '@studio/content/editing/current-file.ts';
import { describeChange, titleOf } from '@studio/content/editing/describe-change.ts';
import type { SavedChange } from '@studio/contract/publishing';
import { git, gitText } from './git.ts';

const FOLDER = 'content';
const PICTURES = 'pictures/';
/** The exit status of git grep if nothing matches. */
const NO_MATCH = 1;

/** One file that differs between two commits; null if a commit does not have it. */
export interface Changed {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedEntry extends Pick<SavedChange, 'path' | 'title' | 'form' | 'fields'> {
  readonly files: readonly Changed[];
  readonly isNew: boolean;
}

/**
 * The changed files of content/ as what editors see: an entry with its pictures, also under a new name, is one change.
 */
export async function changedEntries(
  folder: string,
  files: readonly Changed[],
  from: string,
  to: string,
): Promise<ChangedEntry[]> {
  const newNames = await renamed(folder, from, to);
  const entryOf = async (path: string): Promise<string> => {
    const user = path.startsWith(PICTURES)
      ? ((await userOf(folder, path, to)) ?? (await userOf(folder, path, from)) ?? path)
      : path;
    return newNames.get(user) ?? user;
  };
  const groups = new Map<string, Changed[]>();
  for (const file of files) {
    const entry = await entryOf(file.path);
    groups.set(entry, [...(groups.get(entry) ?? []), file]);
  }
  const oldNames = new Map([...newNames].map(([old, now]) => [now, old]));
  return Promise.all(
    [...groups].map(async ([path, unsorted]) => {
      const own = unsorted.toSorted(
        (one, other) => Number(isPicture(one)) - Number(isPicture(other)),
      );
      return { path, files: own, ...(await described(folder, path, own, to, oldNames.get(path))) };
    }),
  );
}

const isPicture = ({ path }: Changed): boolean => path.startsWith(PICTURES);

type Description = Pick<ChangedEntry, 'title' | 'form' | 'fields' | 'isNew'>;

async function described(
  folder: string,
  path: string,
  files: readonly Changed[],
  to: string,
  oldName: string | undefined,
): Promise<Description> {
  // Of any other file only its existence matters.
  const text = async (sha: string | null): Promise<string | undefined> =>
    sha === null ? undefined : path.endsWith('.yaml') ? textOf(folder, sha) : '';
  const own = files.find((file) => file.path === path);
  const pictures = files.filter((file) => isPicture(file) && file !== own).map(pictureLine);
  if (!own) {
    const title = titleOf(path, await textOf(folder, `${to}:${FOLDER}/${path}`));
    return { title, form: workbenchOf(path), fields: pictures, isNew: false };
  }
  const former = files.find((file) => file.path === oldName) ?? own;
  const { title, fields } = describeChange(path, await text(former.before), await text(own.after));
  const nameLine =
    former === own
      ? []
      : [
          plainly(
            `was renamed from ${basename(former.path, '.yaml')} to ${basename(path, '.yaml')}`,
          ),
        ];
  return {
    title,
    isNew: former.before === null,
    form: workbenchOf(own.after === null ? `${dirname(path)}/` : path),
    fields: [...nameLine, ...(former.before === own.after ? [] : fields), ...pictures],
  };
}

const textOf = (folder: string, object: string): Promise<string> =>
  gitText(folder, ['cat-file', 'blob', object]);

const plainly = (text: string, field = ''): SavedChange['fields'][number] => ({
  field,
  pieces: [{ kind: 'now', text }],
});

const pictureLine = ({ path, before, after }: Changed): SavedChange['fields'][number] =>
  plainly(
    before === null ? 'was added' : after === null ? 'was removed' : 'was replaced',
    `Picture ${basename(path)}`,
  );

/** The entries that have another name, by their old path: the same folder and mostly the same text. */
async function renamed(folder: string, from: string, to: string): Promise<Map<string, string>> {
  const words = ['diff-tree', '-r', '-z', '-M70%', '--diff-filter=R', '--name-status'];
  const output = await git(folder, [...words, from, to, '--', FOLDER]);
  const parts = output.toString('utf8').split('\0').filter(Boolean);
  const pairs: [string, string][] = [];
  for (let i = 0; i + 2 < parts.length; i += 3) {
    const [old = '', now = ''] = parts.slice(i + 1).map((path) => path.slice(FOLDER.length + 1));
    if (old.endsWith('.yaml') && dirname(old) === dirname(now)) pairs.push([old, now]);
  }
  return new Map(pairs);
}

/** The entry that shows a picture in a commit. */
async function userOf(
  folder: string,
  picture: string,
  commit: string,
): Promise<string | undefined> {
  const found = await git(
    folder,
    ['grep', '-l', '-z', '-F', '-e', picture, commit, '--', `${FOLDER}/*.yaml`],
    { alsoFine: NO_MATCH },
  );
  const [first] = found.toString('utf8').split('\0').filter(Boolean);
  return first?.slice(`${commit}:${FOLDER}/`.length);
}
