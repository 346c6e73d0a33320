import type { EnquiryWhole } from '@old/contract/desk/answers';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** Those that stand open and are about to be read anew. */
const goingOn = new Set<string>();

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.enquiry(id),
    queryFn: ({ signal }) =>
      fetchJson<EnquiryWhole>(`/api/enquiries/${id}${goingOn.delete(id) ? '?again=yes' : ''}`, {
        signal,
      }),
  });

/** Something happened to it. Where it stands open it is read anew: one look that goes on, and no second one. */
export function readAnew(client: QueryClient, id: string): Promise<void> {
  const queryKey = queryKeys.enquiry(id);
  if (client.getQueryCache().find({ queryKey })?.isActive() === true) goingOn.add(id);
  return client.invalidateQueries({ queryKey });
}

/** We did something with it: it, and the totals it counts in. */
export const readAnewWithTotals = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    readAnew(client, id),
    client.invalidateQueries({ queryKey: queryKeys.counts }),
    client.invalidateQueries({ queryKey: queryKeys.due }),
  ]);
