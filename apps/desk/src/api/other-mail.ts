import { filesSchema } from '@studio/contract/desk/files';
import { decidedSchema } from '@studio/contract/desk/held';
import {
  madeEnquirySchema,
  otherMailPageSchema,
  otherMailDetailSchema,
} from '@studio/contract/desk/other-mail';
import type { OtherMailList } from '@studio/contract/desk/queues';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const LOOK_AGAIN_MS = 3_000;

export const otherMailQuery = (list: OtherMailList) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.otherMail, list],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? '' : `&after=${encodeURIComponent(pageParam)}`;
      return fetchJson(otherMailPageSchema, `/api/other-mail?list=${list}${after}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** `latestAt` is part of the key, so a new mail fetches the conversation again. */
export const conversationQuery = (id: string, latestAt: string) =>
  queryOptions({
    queryKey: ['conversation', id, latestAt],
    queryFn: ({ signal }) => fetchJson(otherMailDetailSchema, `/api/other-mail/${id}`, { signal }),
  });

export const otherFilesQuery = (id: string, latestAt: string) =>
  queryOptions({
    queryKey: ['conversation', id, latestAt, 'files'],
    queryFn: ({ signal }) => fetchJson(filesSchema, `/api/other-mail/${id}/files`, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.files.some(({ state }) => state === 'waiting') === true && LOOK_AGAIN_MS,
  });

export interface ReadFromMail {
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
}

export const makeEnquiry = (id: string, read: ReadFromMail) =>
  fetchJson(madeEnquirySchema, `/api/other-mail/${id}/enquiry`, { method: 'POST', body: read });

export const setAside = (ids: readonly string[], isAside: boolean): Promise<unknown> =>
  fetchJson(decidedSchema, '/api/other-mail/set-aside', {
    method: 'POST',
    body: { ids, isAside },
  });
