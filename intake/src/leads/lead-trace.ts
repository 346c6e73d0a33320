import { traceIdOf } from '@old/contract/trace';

const NO_TRACE = '0'.repeat(32);

/**
 * The trace an enquiry belongs to: its submission's own key, or its id where it was sent without script.
 * Both are kept with it, so that whoever works on it later, in another process, knows its trace.
 */
export function leadTrace(leadId: string, submissionKey: string | null | undefined): string {
  const traceId = traceIdOf(submissionKey ?? leadId);
  return traceId === NO_TRACE ? traceIdOf(leadId) : traceId;
}
