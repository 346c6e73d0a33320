import type { LeadAccepted, PhoneBook } from '@old/contract';
import { leadsPath, sentPath } from '@old/contract/paths';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { AcceptLead, Acceptance, Enquiry } from '#leads/accept-lead.ts';
import { isReference } from '#leads/fingerprint.ts';
import { isProbeMark, probeHeader } from '#leads/probe.ts';
import { suspicionOf } from '#leads/suspicion.ts';
import type { Traces } from '#platform/traces.ts';
import { isJson, sendPage, wantsPage } from './answers.ts';
import { leadReader } from './lead-request.ts';
import type { Verdict } from './rate-limit.ts';
import { Refused } from './refused.ts';
import { refuseOtherSites } from './same-site.ts';
import type { SentPage } from './sent-page.ts';
import { traceRequest } from './trace-request.ts';

/** What the metric tells apart. */
export const leadKinds = ['new', 'known', 'quarantined', 'probe'] as const;

export interface LeadsRouteParts {
  readonly acceptLead: AcceptLead;
  readonly phones: PhoneBook;
  readonly limit: (address: string) => Verdict;
  readonly sentPage: SentPage;
  readonly siteOrigin: string;
  readonly secret: string;
  /** More at once are turned away at the door rather than kept waiting. */
  readonly atOnce: number;
  readonly count: (kind: (typeof leadKinds)[number], seconds: number) => void;
  readonly traces: Traces;
}

export function leadsRoute(app: FastifyInstance, parts: LeadsRouteParts): void {
  const readLead = leadReader(parts.phones);
  let waiting = 0;

  function refuseOverload(): void {
    if (waiting < parts.atOnce) return;
    throw new Refused(
      503,
      'overload',
      'Too many messages arrive at the moment. Yours is not stored; please send it again.',
      { retryAfterSeconds: 2 },
    );
  }

  /** Answers after the commit, or says plainly that nothing is promised. */
  async function store(enquiry: Enquiry): Promise<Acceptance> {
    refuseOverload();
    waiting += 1;
    try {
      return await parts.acceptLead(enquiry);
    } catch (cause) {
      app.log.error({ err: cause }, 'a lead could not be stored');
      throw new Refused(
        503,
        'storage',
        'Your message could not be stored just now. Please send it again in a moment.',
        { retryAfterSeconds: 5 },
      );
    } finally {
      waiting -= 1;
    }
  }

  // Under overload, reading and checking what is turned away anyway costs those who could be taken.
  // A form without script is read all the same: the page must show again what was typed.
  const turnAwayEarly: onRequestHookHandler = (request, _reply, done) => {
    if (isJson(request)) refuseOverload();
    done();
  };

  const hooks = {
    onRequest: turnAwayEarly,
    ...(parts.traces.areWanted && { onResponse: traceRequest(parts.traces) }),
  };
  app.post(leadsPath, hooks, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    const verdict = parts.limit(request.ip);
    if (verdict.kind === 'refuse') {
      const { retryAfterSeconds } = verdict;
      const message = `Too many messages came from your network. Please try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
      throw new Refused(429, 'rate', message, { retryAfterSeconds });
    }
    const { lead, envelope, sheet } = readLead(request.body, !isJson(request));
    const { submissionkey: submissionKey, page, service, notice, language, timezone } = envelope;
    const mark = request.headers[probeHeader];
    const isProbe =
      submissionKey !== undefined &&
      typeof mark === 'string' &&
      isProbeMark(parts.secret, submissionKey, mark);
    const busy = verdict.kind === 'fine' ? undefined : verdict.kind;
    const suspicion = isProbe ? undefined : (suspicionOf(envelope) ?? busy);
    const accepted = await store({
      id: request.id,
      lead,
      origin: { page, service, notice, language, timezone },
      sheet,
      submissionKey,
      suspicion,
      isProbe,
    });
    if (accepted.kind === 'conflict') {
      const message = 'Another message was sent under this key. Please reload the page.';
      throw new Refused(409, 'conflict', message);
    }
    const kind = isProbe ? 'probe' : suspicion === undefined ? accepted.kind : 'quarantined';
    parts.count(kind, reply.elapsedTime / 1_000);
    const { reference } = accepted;
    if (wantsPage(request)) return reply.redirect(`${sentPath}?reference=${reference}`, 303);
    const answer: LeadAccepted = { reference };
    return reply.code(accepted.kind === 'new' ? 201 : 200).send(answer);
  });

  app.get(sentPath, (request, reply) => {
    const { reference } = request.query as { reference?: unknown };
    // Only what looks like a reference of ours is shown: a link must not put words into our mouth.
    if (typeof reference !== 'string' || !isReference(reference)) {
      throw new Refused(404, 'not-found', 'There is nothing here.');
    }
    return sendPage(reply, 200, parts.sentPage(reference));
  });
}
