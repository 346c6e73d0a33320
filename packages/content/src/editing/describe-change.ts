import { parseDocument } from 'yaml';
import { wordDiff, type Piece } from './word-diff.ts';
import { files, folders } from './kinds.ts';
import { labelOf } from './label.ts';

/** A changed field, described in words. */
export interface ChangedField {
  readonly field: string;
  readonly pieces: readonly Piece[];
}

export interface ChangeDescription {
  /** “Service: SEO”. */
  readonly title: string;
  readonly fields: readonly ChangedField[];
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (text: string | undefined): unknown =>
  text === undefined ? undefined : parseDocument(text).toJS();

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** The title of a file of content/. The file's text has the name of an entry. */
export function titleOf(path: string, text: string | undefined): string {
  const name = path.replace(/\.yaml$/u, '');
  if (Object.hasOwn(files, name)) return files[name]?.label ?? name;
  const [folder = '', entry = ''] = name.split('/');
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  if (kind) {
    const value = safely(text);
    const called = isGroup(value) ? value[kind.columns[0]] : undefined;
    return `${kind.one}: ${typeof called === 'string' ? called : entry}`;
  }
  if (folder === 'pictures') return `Picture: ${path.slice(path.lastIndexOf('/') + 1)}`;
  return path;
}

/** Undefined for a file that is not YAML, as while it is being written. */
function safely(text: string | undefined): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** “process.steps.2.text” as the form names it: “Process, Steps, entry 3, Text”. */
export const fieldInWords = (field: string): string =>
  field
    .split('.')
    .filter(Boolean)
    .map((step) => (/^\d+$/u.test(step) ? `entry ${Number(step) + 1}` : labelOf(step)))
    .join(', ');

/** The changes of a file of content/, field by field; undefined if it was or is missing. */
export function describeChange(
  path: string,
  before: string | undefined,
  after: string | undefined,
): ChangeDescription {
  const title = titleOf(path, after ?? before);
  if (before === undefined) return { title, fields: [plainly('was added')] };
  if (after === undefined) return { title, fields: [plainly('was removed')] };
  if (!path.endsWith('.yaml')) return { title, fields: [plainly('was replaced')] };
  const [old, now] = [safely(before), safely(after)];
  const fields = compared(old, now, []);
  return { title, fields: fields.length > 0 ? fields : [plainly('only a comment changed')] };
}

const plainly = (text: string): ChangedField => ({ field: '', pieces: [{ kind: 'now', text }] });

const named = (way: readonly string[]): string => way.join(', ');

/** Entries by id keep their id as it is, because it is not a field name. */
const isRecord = (value: unknown): boolean =>
  isGroup(value) && Object.keys(value).length > 0 && Object.values(value).every(isGroup);

function compared(before: unknown, after: unknown, way: readonly string[]): ChangedField[] {
  if (same(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const label = way.length === 0 && isRecord(before) && isRecord(after) ? quoted : labelOf;
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return names.flatMap((name) => compared(before[name], after[name], [...way, label(name)]));
  }
  if (Array.isArray(before) && Array.isArray(after))
    return comparedLists(before as unknown[], after as unknown[], way);
  const pieces = wordDiff(wordsIn(before), wordsIn(after));
  return pieces.length > 0 ? [{ field: named(way), pieces }] : [];
}

const quoted = (id: string): string => `“${id}”`;

const same = (one: unknown, other: unknown): boolean =>
  (isMissing(one) && isMissing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Unchanged entries are anchors; between two of them an entry was changed, added or removed. */
function comparedLists(
  before: readonly unknown[],
  after: readonly unknown[],
  way: readonly string[],
): ChangedField[] {
  const key = (value: unknown): string => JSON.stringify(value);
  const [old, now] = [before.map(key), after.map(key)];
  if (same(old.toSorted(), now.toSorted()))
    return [{ field: named(way), pieces: [{ kind: 'now', text: 'the order changed' }] }];
  let [from, to] = [0, 0];
  return [...anchorsOf(old, now), [old.length, now.length] as const].flatMap(([i, j]) => {
    const [was, is, first] = [before.slice(from, i), after.slice(to, j), to];
    [from, to] = [i + 1, j + 1];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, k) => {
      const entry = k < is.length ? [`entry ${first + k + 1}`] : [];
      return compared(was[k], is[k], [...way, ...entry]);
    }).flat();
  });
}

/** The positions of the most entries that are in both lists in the same order. */
function anchorsOf(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const table: number[][] = [];
  /** How many anchors there are from two positions on. */
  const count = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row: number[] = (table[i] = []);
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] =
        old[i] === now[j] ? count(i + 1, j + 1) + 1 : Math.max(count(i + 1, j), count(i, j + 1));
  }
  const anchors: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;) {
    if (old[i] === now[j]) {
      anchors.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (count(i + 1, j) >= count(i, j + 1)) i += 1;
    else j += 1;
  }
  return anchors;
}

/** All text in a value, for an entry that was added or removed as a whole. */
function wordsIn(value: unknown): string {
  if (isMissing(value)) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Object.values(value as object)
    .map(wordsIn)
    .filter(Boolean)
    .join(' · ');
}
