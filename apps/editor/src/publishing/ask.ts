import { publishingSchema, type Publishing } from '@studio/contract/publishing';
import { askService } from '../ask-service.ts';

export const askPublishing = async (): Promise<Publishing> =>
  publishingSchema.parse(await askService('/api/publishing'));

/** Publishes, returns or undoes. What is refused is thrown as the sentence to show. */
export async function order(what: 'publish' | 'return' | 'undo', body: unknown): Promise<void> {
  await askService(`/api/publishing/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
