import type { Option } from '@studio/content/editing/read-choices.ts';

/**
 * The name of an entry in a list: its first text, or the label of its first choice. An entry that is due on a day
 * names that day.
 */
export function entryName(props: unknown): string {
  if (!isGroup(props)) return '';
  if ('value' in props) return nameOf(props);
  const { fields } = props;
  if (!isGroup(fields)) return '';
  const { id, checkAgain, ...others } = fields;
  const name = [...Object.values(others), id].map(entryName).find(Boolean) ?? '';
  const due = entryName(checkAgain);
  return due ? `${name} · check again by ${readable(due)}` : name;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function nameOf({ value, schema }: Readonly<Record<string, unknown>>): string {
  if (typeof value !== 'string') return '';
  const options: unknown = isGroup(schema) ? schema['options'] : undefined;
  if (!Array.isArray(options)) return value;
  return (options as readonly Option[]).find((option) => option.value === value)?.label ?? value;
}

const readable = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
