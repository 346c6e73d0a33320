import { traceIdOf } from '@studio/contract/trace';

const NO_TRACE = '0'.repeat(32);

/**
 * The trace id of an enquiry: from its idempotency key, or from its id if it was sent without script. Both are
 * stored with it, so that another process that handles it later uses the same trace.
 */
export function enquiryTrace(enquiryId: string, idempotencyKey: string | null | undefined): string {
  const traceId = traceIdOf(idempotencyKey ?? enquiryId);
  return traceId === NO_TRACE ? traceIdOf(enquiryId) : traceId;
}
