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

/** Addresses travel in bodies alone: an address in a path is written down by every server on the way. */
export const findPerson = (email: string): Promise<PersonFound> =>
  fetchJson(personFoundSchema, '/api/persons/find', { method: 'POST', body: { email } });

export const exportPerson = (email: string): Promise<PersonExport> =>
  fetchJson(personExportSchema, '/api/persons/export', { method: 'POST', body: { email } });

export interface Erasing {
  readonly email: string;
  readonly confirm: string;
  /** Mails of a list that go with the person. */
  readonly mails: { readonly listing: string; readonly keys: readonly number[] } | undefined;
}

export const erasePerson = (erasing: Erasing): Promise<Erased> =>
  fetchJson(erasedSchema, '/api/persons/erase', { method: 'POST', body: erasing });

/** How far inbound mail is, until it is done; `id` is null if no mailbox is read. */
export const mailboxErasureQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['mailbox-erasure', id],
    queryFn: () => fetchJson(mailboxErasureSchema, `/api/persons/erasures/${id ?? ''}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isDone === true ? false : LOOK_AGAIN_MS),
  });
