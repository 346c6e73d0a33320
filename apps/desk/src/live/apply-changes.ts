import type { EnquiryRow, ChangeEvent } from '@studio/contract/desk/responses';
import { isAnnounced } from '@studio/contract/desk/news';
import { isInQueue, ROWS_AT_MOST } from '@studio/contract/desk/queues';
import { isUnread } from '@studio/contract/desk/work';
import type { QueryClient } from '@tanstack/react-query';
import { refetchEnquiry } from '#api/enquiry.ts';
import { dropRow, editRows, placeRows, type CachedList } from '#api/work-cache.ts';
import { fetchRows } from '#api/lists.ts';
import { queueContextNow } from '#api/me.ts';
import { queryKeys } from '#api/query-keys.ts';
import {
  addNews,
  dropErased,
  dropSeen,
  hasArrived,
  refreshArrived,
  type News,
} from './news.store.ts';

/** Changes within this time are fetched together, so ten a second cost as much as one. */
const TOGETHER_MS = 400;
/** Totals are fetched with the first rows of a burst, then at most this often. */
const TOTALS_MS = 1_000;

/** Changes by which a colleague reads, marks or labels an enquiry: they do not end other users' news. */
const quiet: ReadonlySet<string> = new Set([
  'opened',
  'seen',
  'unread',
  'viewed',
  'labelled',
  'unlabelled',
]);

/** Updates the cached lists row by row as events arrive, without fetching a list again. */
export function applyChanges(client: QueryClient) {
  let changed = new Set<string>();
  let received = new Set<string>();
  /** The last event of each enquiry since rows were last fetched. */
  let happened = new Map<string, string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let areTotalsOwed = false;

  const isListed = (id: string): boolean =>
    client
      .getQueriesData<CachedList>({ queryKey: queryKeys.lists })
      .some(([, list]) => list?.pages.some(({ rows }) => rows.some((row) => row.id === id)));

  function keep(
    rows: readonly EnquiryRow[],
    isNew: ReadonlySet<string>,
    kinds: ReadonlyMap<string, string>,
  ): void {
    const context = queueContextNow(client);
    refreshArrived(rows, (row) => isInQueue('to-answer', row, context));
    // New enquiries wait until the user asks for them; all other rows are shown where they belong.
    placeRows(
      client,
      rows.filter(({ id }) => !isNew.has(id) && !hasArrived(id)),
      context,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    editRows(
      client,
      (kept) => {
        const now = byId.get(kept.id);
        // Rows of a search also have their found places, which the service does not send here.
        return now && now.version >= kept.version ? { ...kept, ...now } : kept;
      },
      new Set(byId.keys()),
    );
    dropSeen(new Set(rows.filter((row) => !isUnread(row, context.me)).map(({ id }) => id)));
    addNews(
      rows.flatMap((row): News[] => {
        const kind = kinds.get(row.id) ?? '';
        if (!isAnnounced(kind, row, context.me)) return [];
        // An enquiry announced as new stays new until a list has it.
        const isArrival = isNew.has(row.id) || hasArrived(row.id);
        if (isArrival && !isInQueue('to-answer', row, context)) return [];
        if (kind === 'received' && !isArrival) return [];
        return [{ kind: isArrival ? 'received' : kind, row }];
      }),
    );
  }

  /** The service no longer has its row, so the announcement uses the row of a cached list. */
  function forget(enquiry: string): void {
    const row = dropRow(client, enquiry);
    dropErased(enquiry);
    if (row) addNews([{ kind: 'erased', row }]);
    void client.resetQueries({ queryKey: queryKeys.enquiry(enquiry) });
    askTotals();
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
    const all = new Set([...fresh, ...changed]);
    const asked = [...all].slice(0, ROWS_AT_MOST);
    const isTooMuch = all.size > ROWS_AT_MOST;
    const isNew = new Set(fresh);
    const kinds = happened;
    changed = new Set();
    received = new Set();
    happened = new Map();
    if (asked.length > 0) keep(await fetchRows(asked), isNew, kinds);
    // More changes than one request can name: the lists are fetched again.
    if (isTooMuch) await client.invalidateQueries({ queryKey: queryKeys.lists });
  }

  return {
    add({ enquiry, kind }: ChangeEvent): void {
      // That a colleague is writing changes no row; the open enquiry fetches who it is.
      if (kind === 'writing') return;
      if (kind === 'erased') {
        forget(enquiry);
        return;
      }
      if (!quiet.has(kind)) happened.set(enquiry, kind);
      (kind === 'received' ? received : changed).add(enquiry);
      // Fetching it marks it as read, so an open enquiry that is unread again is fetched when it is next opened.
      if (kind === 'unread')
        void client.invalidateQueries({
          queryKey: queryKeys.enquiry(enquiry),
          refetchType: 'none',
        });
      else void refetchEnquiry(client, enquiry);
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
