/** What a YAML file can hold. */
export type Plain = string | number | boolean | null | readonly Plain[] | Group;
export interface Group {
  readonly [key: string]: Plain;
}

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form's value as written to the file: Keystatic passes dates as Date. */
export function plain(value: unknown): Plain {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(plain);
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value as Plain;
}

/** Whether nothing was filled in here: a switch that is off counts as empty too. */
const isLeftOut = (value: Plain | undefined): boolean =>
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every(isLeftOut));

/** A group without what is empty in it; undefined for a list or a group with nothing in it. */
export function filledIn(value: Plain): Plain | undefined {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (!isGroup(value)) return value;
  return isLeftOut(value) ? undefined : keeping(value, filledIn);
}

/** A group with the results of `keep` for its values, without those that are undefined. */
export const keeping = (value: Group, keep: (item: Plain) => Plain | undefined): Group =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, Plain][] => {
      const kept = keep(item);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );

/** Whether two values are equal; the order of a group's keys does not matter. */
export function same(a: Plain, b: Plain): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return (
      a.length === b.length && a.every((item: Plain, i) => same(item, (b as Plain[])[i] ?? null))
    );
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && same(a[key] ?? null, b[key] ?? null))
  );
}
