import { isSeq, parseDocument } from 'yaml';
import { isGroup, plain, type Group, type Plain } from './plain.ts';
import { rewrite, rewriteList } from './rewrite.ts';

/**
 * Replaces js-yaml inside Keystatic. It reads as the content reader does, whereas js-yaml would turn days into Date,
 * and it writes changes into the text it read, whereas js-yaml would rewrite the whole file. For that the form carries
 * the text in a hidden field.
 */
export const sourceKey = '$source';

/** Keystatic's forms have fixed fields, so entries by id, or a file that is a list, are one field there. */
export const entriesKey = 'entries';

export function load(text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  const value = plain(document.toJS());
  if (Array.isArray(value)) return { [entriesKey]: value as Plain, [sourceKey]: text };
  if (!isGroup(value)) return value;
  return { ...(isRecord(value) ? { [entriesKey]: entries(value) } : value), [sourceKey]: text };
}

export function dump(state: Readonly<Record<string, unknown>>): string {
  const { [sourceKey]: source, ...rest } = state;
  const written = plain(rest) as Group;
  const list = written[entriesKey];
  const text = typeof source === 'string' ? source : '';
  if (!Array.isArray(list)) return rewrite(text, written);
  if (isSeq(parseDocument(text).contents)) return rewriteList(text, list as Plain[]);
  return rewrite(text, record(list as Group[]), 'value');
}

/** Whether a file has entries by id: every other kind has at least one value at its top that is not a group. */
const isRecord = (value: Group): boolean => Object.values(value).every(isGroup);

const entries = (value: Group): Plain =>
  Object.entries(value).map(([id, entry]) => ({ id, ...(entry as Group) }));

const record = (list: readonly Group[]): Group =>
  Object.fromEntries(list.map(({ id, ...entry }) => [id as string, entry]));
