import type { ReactElement } from 'react';

/** Looks up a drawing in a table; if it is missing, the error says which file to draw it in. */
export function namedIn(
  table: Readonly<Record<string, ReactElement>> | undefined,
  name: string,
  file: string,
): ReactElement {
  const drawing = table?.[name];
  if (drawing) return drawing;
  throw new Error(`There is no drawing “${name}”. Draw it in packages/drawings/src/${file}.`);
}
