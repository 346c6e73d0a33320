import { AnswerError } from './answer-error.ts';
import { sessionEnded, sessionGoesOn } from './session.store.ts';

const UNREACHED = 'The desk does not answer. Nothing was changed; please try again.';
const UNREADABLE = 'The desk answered with something that could not be read. Please try again.';

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** Is sent to the end even where the page is left. */
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
    throw new AnswerError(0, UNREACHED);
  }
}

type Read = Readonly<Record<string, unknown>>;

/** Every question to the service goes through here: one place knows refusals and lost sessions. */
export async function fetchJson<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
  const response = await ask(path, asking);
  if (response.status === 401) sessionEnded();
  else sessionGoesOn();
  const read = (await response.json().catch(() => undefined)) as Read | undefined;
  if (response.ok && read !== undefined) return read as Answer;
  const message = typeof read?.['message'] === 'string' ? read['message'] : UNREADABLE;
  throw new AnswerError(response.status, message, read);
}
