import { expect, it, test } from 'vitest';
import { senderIn, spanIdOf, traceIdOf, traceparent } from './trace.ts';

const key = '0199AA4E-5c1e-7cc1-9d0f-6c5f0d7a8a11';
const traceId = traceIdOf(key);
const span = spanIdOf(key);

it('derives the ids of a trace and a span from a UUID', () => {
  expect(traceId).toBe('0199aa4e5c1e7cc19d0f6c5f0d7a8a11');
  expect(span).toBe('9d0f6c5f0d7a8a11');
});

it('finds the sender’s span in its own header', () => {
  expect(senderIn(traceparent(traceId, span), traceId)).toBe(span);
});

test.each([
  ['none', undefined],
  ['two of them', [traceparent(traceId, span)]],
  ['of another trace', traceparent('a'.repeat(32), span)],
  ['without a span', traceparent(traceId, '0'.repeat(16))],
  ['of another version', traceparent(traceId, span).replace('00', '01')],
  ['in capitals', traceparent(traceId, span).toUpperCase()],
  ['with more behind it', `${traceparent(traceId, span)}-${'x'.repeat(1_000)}`],
  ['with more before it', ` ${traceparent(traceId, span)}`],
  ['half of one', traceparent(traceId, span).slice(0, 50)],
])('ignores any other header: %s', (_what, header) => {
  expect(senderIn(header, traceId)).toBeUndefined();
});
