import type { EnquiryRow, Page } from '@studio/contract/desk/responses';
import type { ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/queues';
import { ME } from '@studio/contract/fixtures/rows';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** For tests: the cached data of an open desk (the user, the clock and some lists). */
export function cachedDesk() {
  const client = new QueryClient();
  client.setQueryData(queryKeys.me, { id: ME, name: 'Asha', roles: ['sales'] });
  client.setQueryData(queryKeys.office, { aheadMs: 0, lastEvent: '7' });
  return {
    client,
    keep(
      queue: QueueName,
      rows: readonly EnquiryRow[],
      { next = null, ...filters }: ListFilters & { readonly next?: string | null } = {},
    ): void {
      const page: Page<EnquiryRow> = { rows, next };
      client.setQueryData(queryKeys.list(queue, filters), { pages: [page], pageParams: [null] });
    },
    kept(queue: QueueName, filters: ListFilters = {}): readonly EnquiryRow[] {
      const list = client.getQueryData<{ pages: Page<EnquiryRow>[] }>(
        queryKeys.list(queue, filters),
      );
      return list?.pages.flatMap(({ rows }) => rows) ?? [];
    },
    isInvalidated: (key: readonly unknown[]): boolean =>
      client.getQueryState(key)?.isInvalidated === true,
  };
}
