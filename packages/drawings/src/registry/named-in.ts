import type { ReactElement } from 'react';

/** One drawing of a table in a file; if it is missing, the error says where to draw it. */
export function namedIn(
  table: Readonly<Record<string, ReactElement>> | undefined,
  name: string,
  file: string,
): ReactElement {
  const drawing = table?.[name];
  if (drawing) return drawing;
  throw new Error(`There is no drawing “${name}”. Draw it in packages/drawings/src/${file}.`);
}
