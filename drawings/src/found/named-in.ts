import type { ReactElement } from 'react';

/** One drawing out of a table that stands in a file; where it is missing, says where to draw it. */
export function namedIn(
  table: Readonly<Record<string, ReactElement>> | undefined,
  name: string,
  file: string,
): ReactElement {
  const drawing = table?.[name];
  if (drawing) return drawing;
  throw new Error(`There is no drawing “${name}”. Draw it in drawings/src/${file}.`);
}
