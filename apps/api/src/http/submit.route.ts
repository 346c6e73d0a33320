import { enquiryAcceptedSchema, type PhoneBook } from '@studio/contract';
import { enquiriesPath, sentPath } from '@studio/contract/paths';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { RefusedEnquiries } from '@studio/enquiries/alarms/refused-enquiries.ts';
import type {
  AcceptEnquiry,
  Acceptance,
  Submission,
} from '@studio/enquiries/submission/accept-enquiry.ts';
import { isReference } from '@studio/enquiries/submission/fingerprint.ts';
import { isProbeMark, probeHeader } from '@studio/enquiries/submission/probe.ts';
import { checkForSpam } from '@studio/enquiries/submission/spam-check.ts';
import type { Traces } from '@studio/platform/traces.ts';
import { isJson, sendPage, wantsPage } from './responses.ts';
import { acceptOldFields } from './renamed-fields.ts';
import { submissionReader } from './submission.ts';
import { overloadGuard } from './overload.ts';
import type { RateLimitDecision } from './rate-limit.ts';
import { HttpError } from './http-error.ts';
import { refuseOtherSites } from './same-site.ts';
import type { SentPage } from './sent-page.ts';
import { traceRequest } from './trace-request.ts';

/** The label values of the metric. */
export const acceptanceKinds = ['new', 'known', 'held', 'probe'] as const;

export interface SubmitRouteParts {
  readonly acceptEnquiry: AcceptEnquiry;
  readonly phones: PhoneBook;
  readonly limit: (address: string) => RateLimitDecision;
  readonly sentPage: SentPage;
  readonly siteOrigin: string;
  readonly secret: string;
  /** While this many are being stored, others are refused before they are read. */
  readonly atOnce: number;
  readonly count: (kind: (typeof acceptanceKinds)[number], seconds: number) => void;
  readonly traces: Traces;
  readonly refused: RefusedEnquiries;
}

export function submitRoute(app: FastifyInstance, parts: SubmitRouteParts): void {
  const readSubmission = submissionReader(parts.phones);
  const guard = overloadGuard(parts.atOnce);

  /** Returns after the commit, or refuses with a message that the enquiry was not stored. */
  async function store(enquiry: Submission, uncount: () => void): Promise<Acceptance> {
    const key = enquiry.idempotencyKey ?? enquiry.id;
    try {
      const accepted = await parts.acceptEnquiry(enquiry);
      parts.refused.store(key);
      return accepted;
    } catch (cause) {
      // The form sends it again by itself, and would be held for that.
      uncount();
      if (!enquiry.isProbe) parts.refused.refuse(key);
      app.log.error({ err: cause }, 'an enquiry could not be stored');
      throw new HttpError(
        503,
        'storage',
        'Your message could not be stored just now. Please send it again in a moment.',
        { retryAfterSeconds: 5 },
      );
    }
  }

  // Under overload, reading requests that are refused anyway takes time from those that could be stored.
  // A form without script is read all the same, because its page must show what was typed.
  const refuseUnread: onRequestAsyncHookHandler = async (request) => {
    if (isJson(request)) await guard.beforeReading();
  };

  const options = {
    config: { answer: enquiryAcceptedSchema },
    onRequest: refuseUnread,
    preValidation: acceptOldFields,
    ...(parts.traces.areWanted && { onResponse: traceRequest(parts.traces) }),
  };
  app.post(enquiriesPath, options, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    const verdict = parts.limit(request.ip);
    if (verdict.kind === 'refuse') {
      const { retryAfterSeconds } = verdict;
      const message = `Too many messages came from your network. Please try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
      throw new HttpError(429, 'rate', message, { retryAfterSeconds });
    }
    const { enquiry, envelope, sheet } = readSubmission(request.body, !isJson(request));
    const { idempotencykey: idempotencyKey, page, service, notice, language, timezone } = envelope;
    const mark = request.headers[probeHeader];
    const isProbe =
      idempotencyKey !== undefined &&
      typeof mark === 'string' &&
      isProbeMark(parts.secret, idempotencyKey, mark);
    const busy = verdict.kind === 'fine' ? undefined : verdict.kind;
    const spamSignal = isProbe ? undefined : (checkForSpam(envelope) ?? busy);
    const submission: Submission = {
      id: request.id,
      enquiry,
      origin: { page, service, notice, language, timezone },
      sheet,
      idempotencyKey,
      spamSignal,
      isProbe,
    };
    const accepted = await guard.whileStoring(() => store(submission, verdict.uncount));
    if (accepted.kind === 'conflict') {
      const message =
        'A different message was already sent from this page, and we have it. Reload the page to send a new one.';
      throw new HttpError(409, 'conflict', message);
    }
    // A repeated enquiry is counted as known: whether it was held was decided when it was stored.
    const kind = accepted.kind === 'new' && spamSignal !== undefined ? 'held' : accepted.kind;
    parts.count(isProbe ? 'probe' : kind, reply.elapsedTime / 1_000);
    const { reference } = accepted;
    if (wantsPage(request)) return reply.redirect(`${sentPath}?reference=${reference}`, 303);
    return reply.code(accepted.kind === 'new' ? 201 : 200).send({ reference });
  });

  app.get(sentPath, (request, reply) => {
    const { reference } = request.query as { reference?: unknown };
    // Only a valid reference is shown, so that a link cannot put other text on our page.
    if (typeof reference !== 'string' || !isReference(reference)) {
      throw new HttpError(404, 'not-found', 'There is nothing here.');
    }
    return sendPage(reply, 200, parts.sentPage(reference));
  });
}
