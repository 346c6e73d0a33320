import { enquiryDetailSchema } from '@studio/contract/desk/responses';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** Open enquiries that are about to be fetched again. */
const goingOn = new Set<string>();

/** Enquiries the desk opened by itself; they stay unread until the user acts on them. */
const unasked = new Set<string>();

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.enquiry(id),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        ...(goingOn.delete(id) && { again: 'yes' }),
        ...(unasked.has(id) && { unasked: 'yes' }),
      });
      const more = query.size > 0 ? `?${query.toString()}` : '';
      return fetchJson(enquiryDetailSchema, `/api/enquiries/${id}${more}`, { signal });
    },
  });

/** Call when an enquiry changed. If it is open it is fetched again, as part of the same view in the audit log. */
export async function refetchEnquiry(client: QueryClient, id: string): Promise<void> {
  const queryKey = queryKeys.enquiry(id);
  const query = client.getQueryCache().find({ queryKey });
  // The first fetch is not restarted, and may have read the enquiry before the change.
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined);
  if (query?.isActive() === true) goingOn.add(id);
  await client.invalidateQueries({ queryKey });
}

/** Call when any enquiry may have changed. */
export function refetchEnquiries(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: queryKeys.enquiries }))
    void refetchEnquiry(client, String(queryKey[1]));
}

export function openUnasked(id: string): void {
  unasked.add(id);
}

/** Called when the user leaves an enquiry that the desk had opened by itself. */
export function forgetUnasked(id: string): void {
  unasked.delete(id);
}

/** Called when the user acts on an enquiry: it now counts as read. */
export function markAsked(client: QueryClient, id: string): void {
  if (unasked.delete(id)) void refetchEnquiry(client, id);
}

/** Called after a change by the user: fetches the enquiry and the totals it counts in. */
export const refetchEnquiryAndCounts = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    refetchEnquiry(client, id),
    client.invalidateQueries({ queryKey: queryKeys.counts }),
    client.invalidateQueries({ queryKey: queryKeys.due }),
  ]);
