import { publishingSchema, type Publishing } from '@studio/contract/publishing';
import { callService } from '../call-service.ts';

export const fetchPublishing = async (): Promise<Publishing> =>
  publishingSchema.parse(await callService('/api/publishing'));

/** Publishes, returns or undoes. Throws a refusal as the message to show. */
export async function order(what: 'publish' | 'return' | 'undo', body: unknown): Promise<void> {
  await callService(`/api/publishing/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
