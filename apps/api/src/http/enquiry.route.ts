import type { WorkingHours } from '@studio/contract/working-hours';
import { randomUUID } from 'node:crypto';
import { check } from '@studio/contract';
import { messageSchema } from '@studio/contract/message';
import {
  addPath,
  enquiryPath,
  erasePath,
  jsonCopyPath,
  textCopyPath,
  withdrawPath,
} from '@studio/contract/paths';
import { fragmentOf } from '@studio/sheet/link.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquirer, OpenedEnquiry } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { sheetOf } from '@studio/enquiries/submission/submission.store.ts';
import type { PublishedResponseTime } from '@studio/enquiries/reports/published-response-time.ts';
import type { MessageKind } from '@studio/enquiries/database/tables.ts';
import type { Tokens } from '@studio/platform/token.ts';
import { sendPage, textFields } from './responses.ts';
import { jsonCopy, textCopy } from './enquiry-copy.ts';
import type { EnquiryPage } from './enquiry-page.ts';
import { erasureConfirmation } from './erasure-confirmation.ts';
import type { NoticePage } from './notice-page.ts';
import type { RateLimitDecision } from './rate-limit.ts';
import { HttpError } from './http-error.ts';
import { refuseOtherSites } from './same-site.ts';
import { tokenOf } from './token-of.ts';

export interface EnquiryRouteParts {
  readonly enquirer: Enquirer;
  readonly tokens: Tokens;
  readonly page: EnquiryPage;
  readonly responseTime: PublishedResponseTime;
  readonly notice: NoticePage;
  /** Counted separately from enquiries: opening one's own page often is not spam. */
  readonly limit: (address: string) => RateLimitDecision;
  readonly siteOrigin: string;
  readonly hours: Pick<WorkingHours, 'zone'>;
}

const gone = () =>
  new HttpError(
    410,
    'token',
    'This link no longer works. It has expired or was revoked, or the enquiry was erased. Reply to our email if you need a new one.',
  );

/**
 * The enquirer's own page. Mail scanners open links too, so only a POST changes anything. Register it in its own scope,
 * because the hook below must apply to these routes only.
 */
export function enquiryRoute(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const { enquirer, tokens, limit } = parts;

  function keyOf(request: FastifyRequest): Buffer {
    const verdict = limit(request.ip);
    if (verdict.kind === 'refuse') {
      const { retryAfterSeconds } = verdict;
      const message = 'Too many requests came from your network. Please try again later.';
      throw new HttpError(429, 'rate', message, { retryAfterSeconds });
    }
    const key = tokens.read('enquiry', tokenOf(request));
    if (key === undefined) throw gone();
    return Buffer.from(key, 'base64url');
  }

  /** Answers 503 if the database cannot be read or changed. */
  async function stored<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (cause) {
      app.log.error({ err: cause }, 'an enquirer’s page could not be read or changed');
      const message = 'This could not be done just now. Please try again in a moment.';
      throw new HttpError(503, 'storage', message, { retryAfterSeconds: 5 });
    }
  }

  async function opened(
    request: FastifyRequest,
    action: 'viewed' | 'exported',
    detail: string,
  ): Promise<OpenedEnquiry> {
    const enquiry = await stored(enquirer.open(keyOf(request), action, detail));
    if (!enquiry) throw gone();
    return enquiry;
  }

  async function say(request: FastifyRequest, kind: MessageKind, id: string, words: string) {
    const result = await stored(enquirer.say(keyOf(request), id, kind, words));
    if (result === 'gone') throw gone();
    if (result === 'full') {
      throw new HttpError(
        429,
        'full',
        'This page is full, so your text was not saved. Please reply to our email instead.',
      );
    }
  }

  const backToPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${enquiryPath}?token=${encodeURIComponent(tokenOf(request))}#added`, 303);

  app.addHook('onSend', (_request, reply, payload, done) => {
    // The address contains the key to the page, so it must not be sent to other pages as referrer.
    void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    done(null, payload);
  });

  async function sheetUrlOf({ row }: OpenedEnquiry): Promise<string | undefined> {
    const sheet = sheetOf(row);
    const fragment = sheet && (await fragmentOf(sheet));
    return fragment && `${parts.siteOrigin}/sheet${fragment}`;
  }

  app.get(enquiryPath, async (request, reply) => {
    const enquiry = await opened(request, 'viewed', 'own page');
    const ids = { add: randomUUID(), withdraw: randomUUID() };
    const responseTime = await parts.responseTime();
    const sheetUrl = await sheetUrlOf(enquiry);
    const shown = { enquiry, responseTime, token: tokenOf(request), sheetUrl, ids };
    return sendPage(reply, 200, parts.page(shown));
  });

  function copied(
    path: string,
    type: string,
    extension: string,
    copy: (of: OpenedEnquiry) => string,
  ) {
    app.get(path, async (request, reply) => {
      const enquiry = await opened(request, 'exported', `own copy as ${extension}`);
      const name = `enquiry-${enquiry.row.reference}.${extension}`;
      return reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(copy(enquiry));
    });
  }
  copied(jsonCopyPath, 'application/json', 'json', jsonCopy);
  copied(textCopyPath, 'text/plain', 'txt', textCopy);

  app.post(addPath, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    const checked = check(messageSchema, request.body);
    if (!checked.ok) {
      const message = `Nothing has been added. ${Object.values(checked.errors).join(' ')}`;
      throw new HttpError(422, 'invalid', message, { errors: checked.errors });
    }
    await say(request, 'addition', checked.value.id, checked.value.message);
    return backToPage(request, reply);
  });

  app.post(withdrawPath, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    const { id } = textFields(request.body);
    // A withdrawal has only the form's id to check.
    const checked = check(messageSchema, { id, message: 'withdrawn' });
    if (!checked.ok) throw new HttpError(422, 'invalid', Object.values(checked.errors).join(' '));
    await say(request, 'withdrawal', checked.value.id, '');
    return backToPage(request, reply);
  });

  app.post(erasePath, async (request, reply) => {
    refuseOtherSites(request, parts.siteOrigin);
    if (textFields(request.body)['sure'] !== 'yes') {
      const message = 'Nothing has been erased. Please check the box next to the button.';
      throw new HttpError(422, 'invalid', message);
    }
    const erasure = await stored(enquirer.erase(keyOf(request)));
    if (!erasure) throw gone();
    return sendPage(reply, 200, parts.notice(erasureConfirmation(erasure, parts.hours.zone)));
  });
}
