import type { SavedChange, UndoneChange } from '@studio/contract/publishing';
import { changedEntries, type Changed, type ChangedEntry } from './changed-entries.ts';
import { gitText } from './git.ts';

/** How long an undone change is offered. Afterwards a developer can still restore it. */
const OFFERED_DAYS = 14;
const OFFERED = 10;

const UNDO = 'content: undo the change of';
const DELETE = 'content: delete';
export const undoMessage = (path: string): string => `${UNDO} ${path}`;
export const deleteMessage = (path: string): string => `${DELETE} ${path}`;

interface Undone extends UndoneChange {
  readonly path: string;
  readonly files: ChangedEntry['files'];
}

/** What was undone, or deleted before it was published, and is still as the undo left it: it can be put back. */
export async function undoneChanges(
  folder: string,
  changed: (from: string, to: string) => Promise<Changed[]>,
  next: string,
  changes: readonly SavedChange[],
): Promise<Undone[]> {
  const output = await gitText(folder, [
    ...['log', '-z', '-n', String(OFFERED), '--first-parent', '--no-merges'],
    ...['-E', `--grep=^(${UNDO}|${DELETE}) `, `--since=${OFFERED_DAYS} days ago`],
    ...['--format=%H%x01%an%x01%cI', next],
  ]);
  const waiting = new Set(changes.flatMap(({ files }) => Object.keys(files)));
  const found = new Map<string, Undone>();
  for (const line of output.split('\0').filter(Boolean)) {
    const [commit = '', by = '', at = ''] = line.split('\u0001');
    const files = await changed(`${commit}^`, commit);
    const since = new Set((await changed(commit, next)).map(({ path }) => path));
    if (files.some(({ path }) => since.has(path) || waiting.has(path))) continue;
    const [entry] = await changedEntries(folder, files, `${commit}^`, commit);
    if (entry && !found.has(entry.path)) {
      const { path, title } = entry;
      found.set(path, { commit, path, title, by, at: new Date(at).toISOString(), files });
    }
  }
  return [...found.values()];
}
