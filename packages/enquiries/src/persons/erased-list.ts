import { readFile, rename, writeFile } from 'node:fs/promises';
import { retention } from '@studio/contract/retention';
import { StartupError } from '@studio/platform/process.ts';
import { codeOf } from '#database/db.ts';

/** Erased rows, such as `enquiry <id>`, with the time of each; no personal data. */
export type ErasedList = ReadonlyMap<string, Date>;

/**
 * An id erases only rows of its own kind: the public API may choose the id of a subscription, and must not erase an
 * enquiry with it.
 */
export type ErasedKind = 'enquiry' | 'other';

export const idsIn = (list: ErasedList, kind: ErasedKind): string[] =>
  [...list.keys()].flatMap((row) => (row.startsWith(`${kind} `) ? row.slice(kind.length + 1) : []));

const LINE =
  /^((?:enquiry|other) [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/u;
const DAY_MS = 86_400_000;

const textOf = (list: ErasedList): string =>
  [...list].map(([row, at]) => `${row} ${at.toISOString()}\n`).join('');

/**
 * A file that does not exist is an empty list. One that cannot be read stops the start: it names people who must stay
 * erased.
 */
export async function readErasedList(path: string): Promise<ErasedList> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartupError([
      `${path} (INTAKE_ERASED_LIST_PATH), the list of erasures, cannot be read.`,
    ]);
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line, index) => {
      const [, row, at] = LINE.exec(line) ?? [];
      if (row === undefined || at === undefined)
        throw new StartupError([
          `Line ${index + 1} of ${path} (INTAKE_ERASED_LIST_PATH) is not a kind, an id and a time. Correct it: each line is something that must stay erased.`,
        ]);
      return [row, new Date(at)];
    }),
  );
}

/** All entries of both, each with its later time, oldest first, for as long as a backup may bring the row back. */
export function mergeErased(one: ErasedList, other: ErasedList, now: Date): ErasedList {
  const merged = new Map(one);
  for (const [row, at] of other) {
    const known = merged.get(row);
    if (known === undefined || known < at) merged.set(row, at);
  }
  const end = now.getTime() - retention.backup.days * DAY_MS;
  const kept = [...merged].filter(([, at]) => at.getTime() > end);
  return new Map(kept.toSorted(([a, x], [b, y]) => x.getTime() - y.getTime() || (a < b ? -1 : 1)));
}

export const isSameList = (one: ErasedList, other: ErasedList): boolean =>
  textOf(one) === textOf(other);

/** Atomic: the file is always the old list or the new one. The group may read it, for doctor. */
export async function writeErasedList(path: string, list: ErasedList): Promise<void> {
  await writeFile(`${path}.new`, textOf(list), { mode: 0o640, flush: true });
  await rename(`${path}.new`, path);
}
