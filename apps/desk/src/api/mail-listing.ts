import {
  listingAskedSchema,
  mailListingSchema,
  type MailListing,
} from '@studio/contract/desk/person';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

const LOOK_AGAIN_MS = 1_000;
const isSettled = (state: MailListing['state'] | undefined): boolean =>
  state === 'listed' || state === 'done' || state === 'expired';

export const readListing = (id: string): Promise<MailListing> =>
  fetchJson(mailListingSchema, `/api/persons/mails/${id}`);

/** Requested once for each time the dialog opens: requests are audited. `id` is null if no mailbox is read. */
export const askListingQuery = (email: string) =>
  queryOptions({
    queryKey: ['ask-mail-listing', email],
    queryFn: () =>
      fetchJson(listingAskedSchema, '/api/persons/mails', { method: 'POST', body: { email } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Polled until the inbound mail process has answered. */
export const listingQuery = (id: string | null | undefined) =>
  queryOptions({
    queryKey: ['mail-listing', id],
    queryFn: () => readListing(id ?? ''),
    enabled: typeof id === 'string',
    refetchInterval: ({ state }) => (isSettled(state.data?.state) ? false : LOOK_AGAIN_MS),
  });

/** The progress of the confirmed mails, polled until the inbound mail process has moved them. */
export const movedQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['moved-mails', id],
    queryFn: () => readListing(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : LOOK_AGAIN_MS),
  });
