import { spawnSync } from 'node:child_process';
import { contentRoot } from './content-root.ts';

/**
 * The day each content file last changed, from one run of git log. Empty without a history. In a shallow clone the
 * oldest commit seems to have written every file, so it is ignored.
 */
export function changeDays(root: string = contentRoot()): ReadonlyMap<string, string> {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--relative', '--format=%x00%cI %D', '--name-only', '--', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const days = new Map<string, string>();
  if (status !== 0) return days;
  // The newest commit comes first, so the first mention of a file is its last change.
  for (const commit of stdout.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [time = '', ...names] = head.split(/,? /);
    if (names.includes('grafted')) continue;
    for (const file of files)
      if (!days.has(file)) days.set(file, new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

/** The day of the latest change among some files; undefined if the history does not know one of them. */
export function lastChanged(
  files: readonly string[],
  days: ReadonlyMap<string, string>,
): string | undefined {
  const known = files.flatMap((file) => days.get(file) ?? []);
  return known.length === files.length ? known.sort().at(-1) : undefined;
}
