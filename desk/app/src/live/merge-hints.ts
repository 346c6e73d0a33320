import type { EnquiryRow, Hint } from '@old/contract/desk/answers';
import { ROWS_AT_MOST } from '@old/contract/desk/queues';
import type { QueryClient } from '@tanstack/react-query';
import { readAnew } from '#api/enquiry.ts';
import { editRows, type KeptList } from '#api/kept-work.ts';
import { fetchRows } from '#api/lists.ts';
import { queryKeys } from '#api/query-keys.ts';
import { addArrived } from './arrived.store.ts';

/** Hints of this long are followed together: ten a second cost what one does. */
const TOGETHER_MS = 400;
/** Totals come with the first rows of a burst, and then not more often than this. */
const TOTALS_MS = 2_000;

/** Keeps what is on the screen true, row by row, without reading a list anew. */
export function mergeHints(client: QueryClient) {
  let changed = new Set<string>();
  let received = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let areTotalsOwed = false;

  const isListed = (id: string): boolean =>
    client
      .getQueriesData<KeptList>({ queryKey: queryKeys.lists })
      .some(([, list]) => list?.pages.some(({ rows }) => rows.some((row) => row.id === id)));

  function keep(rows: readonly EnquiryRow[], isNew: ReadonlySet<string>): void {
    const byId = new Map(rows.map((row) => [row.id, row]));
    editRows(
      client,
      (kept) => {
        const now = byId.get(kept.id);
        return now && now.version >= kept.version ? now : kept;
      },
      new Set(byId.keys()),
    );
    addArrived(rows.filter(({ id, state }) => isNew.has(id) && state === 'to-answer'));
  }

  function askTotals(): void {
    areTotalsOwed = resting !== undefined;
    if (areTotalsOwed) return;
    resting = setTimeout(() => {
      resting = undefined;
      if (areTotalsOwed) askTotals();
    }, TOTALS_MS);
    for (const queryKey of [queryKeys.counts, queryKeys.due])
      void client.invalidateQueries({ queryKey });
  }

  async function follow(): Promise<void> {
    askTotals();
    const fresh = [...received].filter((id) => !isListed(id));
    const asked = [...fresh, ...[...changed].filter(isListed)].slice(0, ROWS_AT_MOST);
    const isNew = new Set(fresh);
    changed = new Set();
    received = new Set();
    if (asked.length > 0) keep(await fetchRows(asked), isNew);
  }

  return {
    add({ enquiry, kind }: Hint): void {
      // That somebody writes changes nothing yet; who looks at the enquiry asks who it is.
      if (kind === 'writing') return;
      (kind === 'received' ? received : changed).add(enquiry);
      void readAnew(client, enquiry);
      soon ??= setTimeout(() => {
        soon = undefined;
        follow().catch(() => undefined);
      }, TOGETHER_MS);
    },
    stop(): void {
      clearTimeout(soon);
      clearTimeout(resting);
    },
  };
}
