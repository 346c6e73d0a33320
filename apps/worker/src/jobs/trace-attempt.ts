import { randomUUID } from 'node:crypto';
import { spanIdOf } from '@studio/contract/trace';
import type { Message } from '@studio/mail/channel.ts';
import type { Outcome } from '@studio/platform/sending/outcome.ts';
import type { ClaimedDelivery } from '@studio/mail/delivery.store.ts';
import { enquiryTrace } from '@studio/enquiries/submission/enquiry-trace.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Traces } from '@studio/platform/traces.ts';

interface Attempt {
  readonly claimed: ClaimedDelivery;
  readonly message: Message;
  readonly outcome: Outcome;
  /** Milliseconds since 1970: claimed, passed to the channel, answered by it. */
  readonly times: { readonly taken: number; readonly given: number; readonly answered: number };
}

/**
 * Two spans for each attempt: the worker's and, inside it, the channel's, SMTP for example. Both are children of
 * the request that submitted the enquiry, whose span has the enquiry's id.
 */
export async function traceAttempt(db: Db, traces: Traces, attempt: Attempt): Promise<void> {
  const { claimed, message, outcome, times } = attempt;
  if (!traces.areWanted || !('enquiryId' in message)) return;
  const { enquiryId } = message;
  const enquiry = await db
    .selectFrom('enquiries')
    .select('idempotency_key')
    .where('id', '=', enquiryId)
    .executeTakeFirst()
    // A recorded delivery must not fail because of its trace.
    .catch(() => undefined);
  // An erased enquiry has no trace.
  if (!enquiry) return;
  const spanId = spanIdOf(randomUUID());
  const common = {
    traceId: enquiryTrace(enquiryId, enquiry.idempotency_key),
    hasFailed: outcome.kind !== 'sent',
    attributes: {
      'request.id': enquiryId,
      'delivery.id': claimed.id,
      'delivery.purpose': claimed.purpose,
      'delivery.channel': claimed.channel,
      'delivery.attempt': claimed.attempts,
      'delivery.outcome': outcome.kind,
    },
  };
  traces.add({
    ...common,
    name: `deliver ${claimed.purpose}`,
    kind: 'consumer',
    spanId,
    parentSpanId: spanIdOf(enquiryId),
    startedAt: times.taken,
    endedAt: Date.now(),
  });
  traces.add({
    ...common,
    name: claimed.channel,
    kind: 'client',
    spanId: spanIdOf(randomUUID()),
    parentSpanId: spanId,
    startedAt: times.given,
    endedAt: times.answered,
  });
}
