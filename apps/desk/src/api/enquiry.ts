import { enquiryDetailSchema } from '@studio/contract/desk/responses';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** Open enquiries that are about to be fetched again. */
const goingOn = new Set<string>();

/** Those the desk went on to by itself: they stay unread until the user does something with them. */
const unasked = new Set<string>();

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.enquiry(id),
    queryFn: ({ signal }) => {
      const told = new URLSearchParams({
        ...(goingOn.delete(id) && { again: 'yes' }),
        ...(unasked.has(id) && { unasked: 'yes' }),
      });
      const more = told.size > 0 ? `?${told.toString()}` : '';
      return fetchJson(enquiryDetailSchema, `/api/enquiries/${id}${more}`, { signal });
    },
  });

/** Call when an enquiry changed. If it is open it is fetched again, as part of the same view in the audit log. */
export function refetchEnquiry(client: QueryClient, id: string): Promise<void> {
  const queryKey = queryKeys.enquiry(id);
  if (client.getQueryCache().find({ queryKey })?.isActive() === true) goingOn.add(id);
  return client.invalidateQueries({ queryKey });
}

export function openUnasked(id: string): void {
  unasked.add(id);
}

/** The user leaves it without having asked for it. */
export function forgetUnasked(id: string): void {
  unasked.delete(id);
}

/** The user does something with it: from now on it counts as read. */
export function markAsked(client: QueryClient, id: string): void {
  if (unasked.delete(id)) void refetchEnquiry(client, id);
}

/** We did something with it: it, and the totals it counts in. */
export const refetchEnquiryAndCounts = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    refetchEnquiry(client, id),
    client.invalidateQueries({ queryKey: queryKeys.counts }),
    client.invalidateQueries({ queryKey: queryKeys.due }),
  ]);
