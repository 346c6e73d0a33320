import * as z from 'zod/mini';

const NO_ANSWER = "The editor's service did not answer. Please try again.";

const errorResponseSchema = z.object({ message: z.string() });

/**
 * Calls the service that serves these pages. Sends users who are not signed in to the sign-in, and throws a refusal as
 * the message to show. While the service is down, nginx answers with a page instead of JSON.
 */
export async function callService(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init).catch(() => undefined);
  if (response?.status === 401) {
    location.assign(
      `/auth/login?to=${encodeURIComponent(location.pathname + location.search + location.hash)}`,
    );
    await new Promise(() => undefined);
  }
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer !== undefined) return answer;
  throw new Error(errorResponseSchema.safeParse(answer).data?.message ?? NO_ANSWER);
}

/** Sends an order to the service as JSON. */
export const postToService = (address: string, body: unknown): Promise<unknown> =>
  callService(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The message to show for what was thrown. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : NO_ANSWER;
