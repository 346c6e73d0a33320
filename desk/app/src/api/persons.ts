import type { Erased, MailboxErasure, PersonFound } from '@old/contract/desk/person';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

const LOOK_AGAIN_MS = 5_000;

/** Addresses travel in bodies alone: an address in a path is written down by every server on the way. */
export const findPerson = (email: string): Promise<PersonFound> =>
  fetchJson('/api/persons/find', { method: 'POST', body: { email } });

export const exportPerson = (email: string): Promise<object> =>
  fetchJson('/api/persons/export', { method: 'POST', body: { email } });

export const erasePerson = (email: string, confirm: string): Promise<Erased> =>
  fetchJson('/api/persons/erase', { method: 'POST', body: { email, confirm } });

/** How far the mail room is, until it is done; `id` is null where nobody reads a mailbox. */
export const mailboxErasureQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['mailbox-erasure', id],
    queryFn: (): Promise<MailboxErasure> => fetchJson(`/api/persons/erasures/${id ?? ''}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isDone === true ? false : LOOK_AGAIN_MS),
  });
