import type { ReplySent, TakenBack, Template } from '@old/contract/desk/mails';
import type { Colleague } from '@old/contract/desk/staff';
import type { AfterReply, DraftKind } from '@old/contract/desk/requests.schema';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const templatesQuery = queryOptions({
  queryKey: queryKeys.templates,
  queryFn: async ({ signal }) =>
    (await fetchJson<{ templates: readonly Template[] }>('/api/templates', { signal })).templates,
  staleTime: Infinity,
});

interface Writing {
  readonly writers: readonly Colleague[];
}

/** Whoever dies while writing is told by nobody, so that it is asked again while somebody writes. */
const ASK_AGAIN_MS = 15_000;

export const writersQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.writers(id),
    queryFn: async ({ signal }) =>
      (await fetchJson<Writing>(`/api/enquiries/${id}/writers`, { signal })).writers,
    refetchInterval: ({ state }) => (state.data?.length ? ASK_AGAIN_MS : false),
  });

export const setWriting = (id: string, is: boolean): Promise<Writing> =>
  fetchJson<Writing>(`/api/enquiries/${id}/writing`, { method: 'PUT', body: { is } });

export const keepDraft = (
  id: string,
  what: DraftKind,
  draft: { readonly text: string; readonly writtenAt: string },
): Promise<unknown> =>
  fetchJson(`/api/enquiries/${id}/drafts/${what}`, { method: 'PUT', body: draft });

export interface NewReply {
  /** The same at every try. */
  readonly id: string;
  readonly text: string;
  readonly then: AfterReply;
  readonly seen: string;
}

export const sendReply = (enquiry: string, reply: NewReply): Promise<ReplySent> =>
  fetchJson<ReplySent>(`/api/enquiries/${enquiry}/replies`, { method: 'POST', body: reply });

export const takeBackReply = (id: string): Promise<TakenBack> =>
  fetchJson<TakenBack>(`/api/replies/${id}`, { method: 'DELETE' });

export const addNote = (
  enquiry: string,
  note: { readonly id: string; readonly text: string },
): Promise<unknown> => fetchJson(`/api/enquiries/${enquiry}/notes`, { method: 'POST', body: note });
