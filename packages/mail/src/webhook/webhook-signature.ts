import { createHmac } from 'node:crypto';

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/u;
const SHORTEST = 24;
const LONGEST = 64;

/** Reads the key from a secret in the format of standardwebhooks.com; undefined if it is not one. */
export function webhookKey(secret: string): Buffer | undefined {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64');
  return key.length >= SHORTEST && key.length <= LONGEST ? key : undefined;
}

/**
 * The headers of Standard Webhooks. The id stays the same for every attempt, the time is the attempt's.
 * During a key rotation there are two signatures, because the receiver may know either key.
 */
export function signedHeaders(
  id: string,
  seconds: number,
  body: string,
  keys: readonly Buffer[],
): Record<string, string> {
  const signatures = keys.map((key) => {
    const digest = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    return `v1,${digest}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    ...(signatures.length === 0 ? {} : { 'webhook-signature': signatures.join(' ') }),
  };
}
