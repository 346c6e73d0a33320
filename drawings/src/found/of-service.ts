import type { ReactElement } from 'react';

/** One small drawing out of a service's own table. */
export function ofService<Table extends string>(
  files: Readonly<Record<string, Readonly<Record<Table, Readonly<Record<string, ReactElement>>>>>>,
  service: string,
  table: Table,
  name: string,
): ReactElement {
  const [, tables] =
    Object.entries(files).find(([path]) => path.includes(`/services/${service}/`)) ?? [];
  const drawing = tables?.[table][name];
  if (drawing) return drawing;
  throw new Error(
    `${service} has no drawing “${name}” among its ${table}. Draw it in drawings/src/services/${service}.`,
  );
}
