import type { Document } from './document.ts';
import { tableRows } from './table-rows.ts';

/** A row of a table with a column "held by": what is promised, and the test that shows it. */
export interface PromiseRow {
  readonly path: string;
  readonly line: number;
  readonly promise: string;
  readonly heldBy: string;
}

/** Every row of every table of a document that has a column "held by". */
export function promiseRows({ path, text }: Document): PromiseRow[] {
  return tableRows({ text })
    .filter(({ cells }) => cells.has('held by'))
    .map(({ line, cells }) => {
      const headings = [...cells.keys()];
      const before = headings.slice(0, headings.indexOf('held by'));
      return {
        path,
        line,
        promise:
          before.map((heading) => cells.get(heading) ?? '').findLast((one) => one !== '') ?? '',
        heldBy: cells.get('held by') ?? '',
      };
    });
}
