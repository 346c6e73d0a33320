import {
  erasedSchema,
  mailboxErasureSchema,
  personExportSchema,
  personFoundSchema,
  type Erased,
  type PersonExport,
  type PersonFound,
} from '@studio/contract/desk/person';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

const LOOK_AGAIN_MS = 5_000;

/** Addresses are sent in request bodies only: servers log paths. */
export const findPerson = (email: string): Promise<PersonFound> =>
  fetchJson(personFoundSchema, '/api/persons/find', { method: 'POST', body: { email } });

export const exportPerson = (email: string): Promise<PersonExport> =>
  fetchJson(personExportSchema, '/api/persons/export', { method: 'POST', body: { email } });

export interface Erasing {
  readonly email: string;
  readonly confirm: string;
  /** Mails of a listing that are erased with the person. */
  readonly mails: { readonly listing: string; readonly keys: readonly number[] } | undefined;
}

export const erasePerson = (erasing: Erasing): Promise<Erased> =>
  fetchJson(erasedSchema, '/api/persons/erase', { method: 'POST', body: erasing });

/** The progress of the inbound mail process, polled until it is done; `id` is null if no mailbox is read. */
export const mailboxErasureQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['mailbox-erasure', id],
    queryFn: () => fetchJson(mailboxErasureSchema, `/api/persons/erasures/${id ?? ''}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isDone === true ? false : LOOK_AGAIN_MS),
  });
