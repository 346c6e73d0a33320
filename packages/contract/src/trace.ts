/**
 * W3C Trace Context. A submission's idempotency key is its trace id, so that every attempt and all that follows is
 * one trace, and no one can write into another submission's trace.
 */
export const traceIdOf = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase();

/** Half of a random UUID; its first digit is never 0. */
export const spanIdOf = (uuid: string): string => traceIdOf(uuid).slice(16);

/** The header of a request. Always sampled: the receiver decides whether to keep it. */
export const traceparent = (traceId: string, spanId: string): string =>
  `00-${traceId}-${spanId}-01`;

/** The span of the sender, if the header belongs to this trace; otherwise undefined. */
export function senderIn(header: unknown, traceId: string): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, given, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header) ?? [];
  return given === traceId && spanId !== NO_SPAN ? spanId : undefined;
}

const NO_SPAN = '0'.repeat(16);
