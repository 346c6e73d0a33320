import { changedSchema } from '@studio/contract/desk/responses';
import {
  draftSavedSchema,
  recipientsSchema,
  replySentSchema,
  signatureViewSchema,
  undoneReplySchema,
  writersSchema,
  type ReplySent,
  type UndoneReply,
} from '@studio/contract/desk/mails';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { AfterReply, DraftKind } from '@studio/contract/desk/requests.schema';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** A closed browser sends no “stopped writing”, so this is polled while someone is writing. */
const ASK_AGAIN_MS = 15_000;

export const writersQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.writers(id),
    queryFn: async ({ signal }) =>
      (await fetchJson(writersSchema, `/api/enquiries/${id}/writers`, { signal })).writers,
    refetchInterval: ({ state }) => (state.data?.length ? ASK_AGAIN_MS : false),
  });

export const setWriting = (id: string, is: boolean) =>
  fetchJson(writersSchema, `/api/enquiries/${id}/writing`, { method: 'PUT', body: { is } });

export const saveDraft = (
  id: string,
  what: DraftKind,
  draft: { readonly key: string; readonly text: string; readonly writtenAt: string },
): Promise<{ readonly kept: boolean }> =>
  fetchJson(draftSavedSchema, `/api/enquiries/${id}/drafts/${what}`, {
    method: 'PUT',
    body: draft,
    keepalive: true,
  });

/** Fetched again for each reply: a mail may have arrived meanwhile. */
export const recipientsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.recipients(id),
    queryFn: ({ signal }) =>
      fetchJson(recipientsSchema, `/api/enquiries/${id}/recipients`, { signal }),
  });

export const signatureQuery = queryOptions({
  queryKey: queryKeys.signature,
  queryFn: ({ signal }) => fetchJson(signatureViewSchema, '/api/signature', { signal }),
  staleTime: Infinity,
});

export const saveSignature = (text: string) =>
  fetchJson(signatureViewSchema, '/api/signature', { method: 'PUT', body: { text } });

export interface NewReply extends Addressing {
  /** The same id for every retry. */
  readonly id: string;
  readonly text: string;
  /** Files of the draft. */
  readonly files: readonly string[];
  /** Files of the thread. */
  readonly again: readonly string[];
  /** Addresses that are new to this thread; the user was asked and confirmed them. */
  readonly strangers: readonly string[];
  readonly then: AfterReply;
  readonly remindAfter: number | null;
  /** When to send it; omitted to send at once. */
  readonly sendAt?: string;
  readonly seen: string;
}

export const sendReply = (enquiry: string, reply: NewReply): Promise<ReplySent> =>
  fetchJson(replySentSchema, `/api/enquiries/${enquiry}/replies`, { method: 'POST', body: reply });

export const undoReply = (id: string): Promise<UndoneReply> =>
  fetchJson(undoneReplySchema, `/api/replies/${id}`, { method: 'DELETE' });

export const sendReplyNow = (id: string): Promise<ReplySent> =>
  fetchJson(replySentSchema, `/api/replies/${id}/now`, { method: 'POST', body: {} });

export const addNote = (
  enquiry: string,
  note: { readonly id: string; readonly text: string },
): Promise<unknown> =>
  fetchJson(changedSchema, `/api/enquiries/${enquiry}/notes`, { method: 'POST', body: note });
