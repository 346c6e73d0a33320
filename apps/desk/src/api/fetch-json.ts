import { errorResponseSchema } from '@studio/contract/desk/responses';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { updateSession } from './session.store.ts';

const UNREACHED = 'The desk is not responding. Please try again.';
const UNREADABLE = 'The desk sent an answer that could not be read. Please try again.';
/** Happens after a release, when the service is newer than the page. */
const UNKNOWN = 'This page is out of date. Please reload it.';

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** The request is completed even if the page is left. */
  readonly keepalive?: boolean;
}

async function ask(
  path: string,
  { method = 'GET', body, signal, keepalive = false }: Asking,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      keepalive,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, UNREACHED);
  }
}

/** Every request to the service goes through here: the one place for schemas, refusals and lost sessions. */
export async function fetchJson<Answer>(
  schema: z.ZodMiniType<Answer>,
  path: string,
  asking: Asking = {},
): Promise<Answer> {
  const response = await ask(path, asking);
  updateSession(response.status);
  const read: unknown = await response.json().catch(() => undefined);
  if (response.ok && read !== undefined) {
    const answer = schema.safeParse(read);
    if (answer.success) return answer.data;
    throw new ApiError(response.status, UNKNOWN);
  }
  const refused = errorResponseSchema.safeParse(read);
  throw new ApiError(response.status, refused.data?.message ?? UNREADABLE, refused.data);
}
