import type { EnquiryRow } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queueQuery } from '#api/lists.ts';
import { meQuery } from '#api/me.ts';
import { belongs } from '#screens/work/belongs.ts';

/** The rows of the list beside, as it shows them; the open one stays in it whatever became of it. */
export function useListRows(
  queue: QueueName,
  openId: string,
): { readonly rows: readonly EnquiryRow[]; readonly isWhole: boolean } {
  const filters = useSearch({ from: '/q/$queue' });
  const { data: me } = useQuery(meQuery);
  const { data, hasNextPage } = useInfiniteQuery(queueQuery(queue, filters));
  const rows = (data?.pages ?? [])
    .flatMap((page) => page.rows)
    .filter((row) => row.id === openId || belongs(row, queue, me?.id ?? ''));
  return { rows, isWhole: !hasNextPage };
}
