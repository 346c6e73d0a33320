import { logoutSchema, signInSchema } from '@studio/contract/desk/requests.schema';
import { signedOutSchema } from '@studio/contract/desk/staff';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInSettings } from '#sign-in-settings.ts';
import { personOf } from '#claims.ts';
import { cookieOf, giveCookie, sessionCookie, signInCookie, takeCookie } from '#cookies.ts';
import { isClientFault, type Provider } from '#provider.ts';
import { safePath } from '#safe-path.ts';
import type { SessionStore } from '#session.store.ts';
import { beginSignIn, revokeAccess, savePerson, takeSignIn } from '#sign-in.store.ts';
import { sessionOf } from './guard.ts';
import { sendNotice } from './notice.ts';
import { HttpError } from './http-error.ts';

export interface AuthRouteParts {
  readonly db: Db;
  readonly origin: string;
  readonly provider: Provider;
  readonly signIn: SignInSettings;
  readonly sessions: SessionStore;
}

const AWAY = "The company's sign-in does not answer. Please try again in a minute.";
const FAILED = 'This sign-in did not work. Please begin again.';

export function authRoute(app: FastifyInstance, parts: AuthRouteParts): void {
  const { db, origin, provider, sessions } = parts;
  const { audience } = sessions;

  app.get('/auth/login', { config: { access: 'open' } }, async (request, reply) => {
    const asked = signInSchema.safeParse(request.query);
    const returnTo = safePath(asked.success ? asked.data.to : undefined, origin);
    const isOther = asked.data?.other !== undefined;
    // A provider without a sign-out lets people choose the account instead.
    const away = isOther ? await provider.signOutUrl().catch(() => undefined) : undefined;
    if (away) return reply.redirect(away.href, 303);
    const begun = await provider
      .begin(isOther ? 'select_account' : undefined)
      .catch((err: unknown) => {
        request.log.warn({ err }, 'the provider does not answer');
      });
    if (!begun) return sendNotice(reply, 503, AWAY);
    const secret = await beginSignIn(db, audience, begun.challenge, returnTo);
    return reply
      .header('set-cookie', giveCookie(signInCookie, secret))
      .redirect(begun.url.href, 303);
  });

  async function enter(request: FastifyRequest, reply: FastifyReply, secret: string) {
    const begun = await takeSignIn(db, audience, secret);
    if (!begun) return sendNotice(reply, 400, FAILED);
    const claims = await provider.finish(new URL(request.url, origin), begun);
    const person = personOf(claims, parts.signIn);
    if (typeof person === 'string') {
      await revokeAccess(db, audience, String(claims['iss']), String(claims['sub']));
      return sendNotice(reply, 403, person);
    }
    const staffId = await savePerson(db, audience, person);
    if (staffId === undefined) return sendNotice(reply, 403, 'This account is disabled here.');
    const former = cookieOf(request.headers.cookie, sessionCookie);
    const old = former === undefined ? undefined : await sessions.check(former);
    if (old) await sessions.end(old.id);
    const session = await sessions.begin(staffId, request.headers['user-agent'] ?? '');
    return reply
      .header('set-cookie', giveCookie(sessionCookie, session))
      .redirect(begun.returnTo, 303);
  }

  app.get('/auth/callback', { config: { access: 'open' } }, async (request, reply) => {
    const secret = cookieOf(request.headers.cookie, signInCookie);
    void reply.header('set-cookie', takeCookie(signInCookie));
    if (secret === undefined) return sendNotice(reply, 400, FAILED);
    try {
      return await enter(request, reply, secret);
    } catch (err) {
      const theirs = isClientFault(err);
      request.log.warn(
        { err },
        theirs ? 'a sign-in was refused' : 'a sign-in could not be finished',
      );
      return sendNotice(reply, theirs ? 400 : 503, theirs ? FAILED : AWAY);
    }
  });

  /**
   * For nginx, which asks before it stores the body of an upload. Only the cookie counts: the request itself passes the
   * guard as always.
   */
  app.get('/auth/session', { config: { access: 'open', answer: null } }, async (request, reply) => {
    const secret = cookieOf(request.headers.cookie, sessionCookie);
    const isKnown = secret !== undefined && (await sessions.isKnown(secret));
    return reply.code(isKnown ? 204 : 401).send();
  });

  app.post(
    '/auth/logout',
    { config: { access: 'self', answer: signedOutSchema } },
    async (request, reply) => {
      const asked = logoutSchema.safeParse(request.body ?? {});
      if (!asked.success) throw new HttpError(422, 'Say whether to sign out everywhere.');
      const session = sessionOf(request);
      if (asked.data.everywhere) await sessions.endAll(session.me.id);
      else await sessions.end(session.id);
      const next = await provider.signOutUrl().catch(() => undefined);
      void reply.header('set-cookie', takeCookie(sessionCookie));
      return { next: next?.href ?? '/' };
    },
  );
}
