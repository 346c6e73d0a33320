import { randomUUID } from 'node:crypto';
import { spanIdOf } from '@old/contract/trace';
import type { Message, Outcome } from '#delivery/channel.ts';
import type { ClaimedDelivery } from '#delivery/delivery.store.ts';
import { leadTrace } from '#leads/lead-trace.ts';
import type { Db } from '#platform/db.ts';
import type { Traces } from '#platform/traces.ts';

interface Attempt {
  readonly claimed: ClaimedDelivery;
  readonly message: Message;
  readonly outcome: Outcome;
  /** Milliseconds since 1970: taken in hand, given to the channel, answered by it. */
  readonly times: { readonly taken: number; readonly given: number; readonly answered: number };
}

/**
 * Two spans for each attempt: what the worker did with it, and inside of it the channel's part, SMTP for
 * example. Both hang below the request that brought the enquiry, whose span bears its id.
 */
export async function traceAttempt(db: Db, traces: Traces, attempt: Attempt): Promise<void> {
  const { claimed, message, outcome, times } = attempt;
  if (!traces.areWanted || !('leadId' in message)) return;
  const { leadId } = message;
  const lead = await db
    .selectFrom('leads')
    .select('submission_key')
    .where('id', '=', leadId)
    .executeTakeFirst()
    // A delivery that is recorded must not fail for its trace.
    .catch(() => undefined);
  // Whoever was erased leaves none.
  if (!lead) return;
  const spanId = spanIdOf(randomUUID());
  const common = {
    traceId: leadTrace(leadId, lead.submission_key),
    hasFailed: outcome.kind !== 'sent',
    attributes: {
      'request.id': leadId,
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
    parentSpanId: spanIdOf(leadId),
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
