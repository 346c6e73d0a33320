import * as z from 'zod/mini';

const errorResponseSchema = z.object({ message: z.string() });

/**
 * Calls the service that serves these pages. Sends users who are not signed in to the sign-in, and throws a refusal as
 * the message to show.
 */
export async function callService(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (response.status === 401) {
    location.assign(`/auth/login?to=${encodeURIComponent(location.pathname)}`);
    await new Promise(() => undefined);
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(errorResponseSchema.parse(answer).message);
  return answer;
}
