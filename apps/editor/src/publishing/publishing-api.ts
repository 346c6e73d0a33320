import { signedOutSchema } from '@studio/contract/desk/staff';
import { publishingSchema, type Publishing } from '@studio/contract/publishing';
import { callService, postToService } from '../call-service.ts';

export const fetchPublishing = async (): Promise<Publishing> =>
  publishingSchema.parse(await callService('/api/publishing'));

/** Publishes, holds back, returns, undoes or puts back. Throws a refusal as the message to show. */
export async function order(
  what: 'publish' | 'hold' | 'return' | 'undo' | 'restore',
  body: unknown,
): Promise<void> {
  await postToService(`/api/publishing/${what}`, body);
}

/** Ends the session here, and opens the sign-out of the company's sign-in, if it has one. */
export async function signOut(): Promise<void> {
  const { next } = signedOutSchema.parse(await postToService('/auth/logout', {}));
  location.assign(next);
}
