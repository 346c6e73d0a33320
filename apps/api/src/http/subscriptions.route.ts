import {
  check,
  envelopeSchema,
  subscriptionAskedSchema,
  subscriptionSchema,
} from '@studio/contract';
import { askedPath, confirmPath, leavePath, subscriptionsPath } from '@studio/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Subscriptions } from '@studio/enquiries/subscriptions/subscription.store.ts';
import type { Tokens } from '@studio/platform/token.ts';
import { sendPage, wantsPage } from './responses.ts';
import type { NoticePage } from './notice-page.ts';
import type { RateLimitDecision } from './rate-limit.ts';
import { HttpError } from './http-error.ts';
import { refuseOtherSites } from './same-site.ts';
import { tokenOf } from './token-of.ts';

export interface SubscriptionsRouteParts {
  readonly subscriptions: Subscriptions;
  readonly tokens: Tokens;
  readonly page: NoticePage;
  readonly limit: (address: string) => RateLimitDecision;
  readonly siteOrigin: string;
  /** Programs, and networks that ask too often, get the usual answer, but no mail is sent. */
  readonly countUnheeded: () => void;
}

const asked = {
  heading: 'Check your email',
  text: 'If this address can be subscribed, we have sent it a link. We send you nothing else until you follow it.',
} as const;

const words = {
  confirm: {
    ask: {
      heading: 'Confirm your subscription',
      text: 'Click once, and we will email you our news now and then.',
    },
    button: 'Confirm',
    done: { heading: 'You are subscribed', text: 'Every email has a link to unsubscribe.' },
    failed:
      'Your subscription could not be confirmed just now. Please open the link again in a moment.',
  },
  leave: {
    ask: { heading: 'Leave the list', text: 'Click once, and we will not email you again.' },
    button: 'Leave',
    done: { heading: 'You have left the list', text: 'We will not email you again.' },
    failed: 'You could not be taken off the list just now. Please open the link again in a moment.',
  },
} as const;

/** A subscription has only this one of an enquiry's hidden fields. */
const envelope = z.pick(envelopeSchema, { remarks: true });

function whyUnheeded({ kind }: RateLimitDecision, body: unknown): string | undefined {
  if (kind === 'busy-address') return 'too many requests came from its network';
  return envelope.parse(body).remarks === '' ? undefined : 'the hidden field was filled in';
}

export function subscriptionsRoute(app: FastifyInstance, parts: SubscriptionsRouteParts): void {
  /** Answers 503 with this message if the database cannot be changed. */
  async function stored(work: Promise<void>, message: string): Promise<void> {
    try {
      await work;
    } catch (cause) {
      app.log.error({ err: cause }, 'a subscription could not be changed');
      throw new HttpError(503, 'storage', message, { retryAfterSeconds: 5 });
    }
  }

  const config = { answer: subscriptionAskedSchema };
  app.post(subscriptionsPath, { config }, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    const verdict = parts.limit(request.ip);
    if (verdict.kind === 'refuse') {
      const { retryAfterSeconds } = verdict;
      const message = 'Too many requests came from your network. Please try again later.';
      throw new HttpError(429, 'rate', message, { retryAfterSeconds });
    }
    const checked = check(subscriptionSchema, request.body);
    if (!checked.ok) {
      const message = `Nothing has been sent. ${Object.values(checked.errors).join(' ')}`;
      throw new HttpError(422, 'invalid', message, { errors: checked.errors });
    }
    const why = whyUnheeded(verdict, request.body);
    if (why !== undefined) {
      parts.countUnheeded();
      request.log.warn(`a subscription request was ignored: ${why}`);
    } else {
      await stored(
        parts.subscriptions.ask(checked.value),
        'This could not be stored just now. Please try again in a moment.',
      );
    }
    if (wantsPage(request)) return reply.redirect(askedPath, 303);
    return reply.code(202).send({ message: asked.text });
  });

  app.get(askedPath, (_request, reply) => sendPage(reply, 200, parts.page(asked)));

  /** Mail scanners open links too, so a GET shows a button and changes nothing. */
  function linked(path: string, use: keyof typeof words, act: (id: string) => Promise<void>): void {
    const { ask, button, done, failed } = words[use];
    const read = (request: FastifyRequest): string => {
      const id = parts.tokens.read(use, tokenOf(request));
      if (id === undefined) {
        throw new HttpError(
          410,
          'token',
          'This link is no longer valid. Please ask for a new one.',
        );
      }
      return id;
    };
    app.get(path, (request, reply) => {
      read(request);
      const target = `${path}?token=${encodeURIComponent(tokenOf(request))}`;
      return sendPage(reply, 200, parts.page({ ...ask, action: { path: target, button } }));
    });
    app.post(path, async (request, reply): Promise<FastifyReply> => {
      await stored(act(read(request)), failed);
      return sendPage(reply, 200, parts.page(done));
    });
  }

  linked(confirmPath, 'confirm', (id) => parts.subscriptions.confirm(id));
  // RFC 8058: a mail program posts here itself, from another origin and without cookies.
  linked(leavePath, 'leave', (id) => parts.subscriptions.leave(id));
}
