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
/** After each failure the wait is doubled, up to this. */
const LONGEST_WAIT_MS = 30_000;

/** Changes by which a colleague reads, marks or labels an enquiry: they do not end other users' news. */
const quiet: ReadonlySet<string> = new Set([
  'opened',
  'seen',
  'unread',
  'viewed',
  'labelled',
  'unlabelled',
]);

/** What happened to an enquiry since its row was last fetched. */
interface Pending {
  /** The last event that may be announced; empty if there was none. */
  readonly kind: string;
  readonly isReceived: boolean;
}

/** Updates the cached lists row by row as events arrive, without fetching a list again. */
export function applyChanges(client: QueryClient) {
  let pending = new Map<string, Pending>();
  let failures = 0;
  let isStopped = false;
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
    changes: ReadonlyMap<string, Pending>,
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
        const kind = changes.get(row.id)?.kind ?? '';
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

  function note(enquiry: string, { kind, isReceived }: Pending): void {
    const known = pending.get(enquiry);
    pending.set(enquiry, {
      kind: kind === '' ? (known?.kind ?? '') : kind,
      isReceived: isReceived || known?.isReceived === true,
    });
  }

  function schedule(): void {
    if (isStopped) return;
    soon ??= setTimeout(
      () => {
        soon = undefined;
        void flush();
      },
      Math.min(TOGETHER_MS * 2 ** failures, LONGEST_WAIT_MS),
    );
  }

  async function flush(): Promise<void> {
    askTotals();
    const taken = pending;
    pending = new Map();
    const ids = [...taken.keys()];
    const isNew = new Set(ids.filter((id) => taken.get(id)?.isReceived === true && !isListed(id)));
    const asked = [...new Set([...isNew, ...ids])].slice(0, ROWS_AT_MOST);
    let rows: readonly EnquiryRow[];
    try {
      rows = await fetchRows(asked);
    } catch {
      failures += 1;
      const newer = pending;
      pending = taken;
      for (const [id, change] of newer) note(id, change);
      schedule();
      return;
    }
    failures = 0;
    keep(rows, isNew, taken);
    // More changes than one request can name: the lists are fetched again.
    if (ids.length > asked.length) void client.invalidateQueries({ queryKey: queryKeys.lists });
  }

  return {
    add({ enquiry, kind }: ChangeEvent): void {
      // That a colleague is writing changes no row; the open enquiry fetches who it is.
      if (kind === 'writing') return;
      if (kind === 'erased') {
        forget(enquiry);
        return;
      }
      note(enquiry, { kind: quiet.has(kind) ? '' : kind, isReceived: kind === 'received' });
      // Fetching it marks it as read, so an open enquiry that is unread again is fetched when it is next opened.
      if (kind === 'unread')
        void client.invalidateQueries({
          queryKey: queryKeys.enquiry(enquiry),
          refetchType: 'none',
        });
      else void refetchEnquiry(client, enquiry);
      schedule();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(soon);
      clearTimeout(resting);
    },
  };
}
