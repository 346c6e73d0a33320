import { SEND_TIMEOUT_MS, type Outcome } from './outcome.ts';

/** A provider that asks for longer is asked again after this. */
const LONGEST_RETRY_AFTER_SECONDS = 24 * 3_600;

const RETRY_STATUSES = new Set([408, 425, 429]);

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  if (Number.isNaN(seconds) || seconds <= 0) return undefined;
  return Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS);
}

/** Server faults and "too many requests" are temporary; any other refusal needs a person. */
export function outcomeOf(status: number, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const problem = `The provider answered ${status}.`;
  if (status < 500 && !RETRY_STATUSES.has(status)) return { kind: 'failed', problem, status };
  const retryAfterSeconds = secondsOf(retryAfter);
  return {
    kind: 'retry',
    problem,
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Posts JSON and reads only the status. A redirect is not followed: the configured address is wrong. */
export async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response.status, response.headers.get('retry-after'));
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const problem = timedOut
      ? 'The provider did not answer in time.'
      : 'The connection to the provider failed.';
    return { kind: 'retry', problem };
  }
}
