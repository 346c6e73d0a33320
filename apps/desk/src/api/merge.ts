import { mergedSchema } from '@studio/contract/desk/responses';
import { fetchJson } from './fetch-json.ts';

/** Sends the version that is on the screen. */
export const mergeEnquiries = (id: string, other: string, version: number) =>
  fetchJson(mergedSchema, `/api/enquiries/${id}/merge`, {
    method: 'POST',
    body: { with: other, version },
  });

/** `id` is the enquiry that was merged into the other. */
export const unmergeEnquiry = (id: string) =>
  fetchJson(mergedSchema, `/api/enquiries/${id}/unmerge`, { method: 'POST' });
