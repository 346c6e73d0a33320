import { mayDo, type Right } from '@studio/contract/desk/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, giveCookie, sessionCookie } from '#cookies.ts';
import type { Session, SessionStore } from '#session.store.ts';
import { HttpError } from './http-error.ts';
import { isOpenedByPerson, refuseOtherOrigins } from './same-origin.ts';

/** The declared access of a route: a right, or open to everyone. */
export type Access = Right | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** A page that a person opens by its address. It changes nothing, and cannot be framed by another site. */
    isPage?: true;
  }
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    /** All routes. The table in docs/desk-security.md and the tests are compared with it. */
    knownRoutes: KnownRoute[];
  }
}

export interface KnownRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

async function signedIn(request: FastifyRequest, sessions: SessionStore): Promise<Session> {
  const secret = cookieOf(request.headers.cookie, sessionCookie);
  const session = secret === undefined ? undefined : await sessions.check(secret);
  if (!session) throw new HttpError(401, 'Please sign in.');
  return session;
}

/** Runs before every route. A route without declared access fails at start, and unknown URLs require sign-in. */
export function guard(app: FastifyInstance, sessions: SessionStore, origin: string): void {
  app.decorateRequest('session', null);
  const known: KnownRoute[] = [];
  app.decorate('knownRoutes', known);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined) throw new Error(`The route ${url} does not say who may use it.`);
    known.push(...[method].flat().map((one) => ({ method: one, url, access })));
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { access, isPage = false } = request.routeOptions.config;
    refuseOtherOrigins(request, origin, access === 'open' || isPage);
    if (access === 'open') return;
    const session = await signedIn(request, sessions).catch((error: unknown) => {
      const mayBegin = isPage && isOpenedByPerson(request) && error instanceof HttpError;
      if (!mayBegin) throw error;
    });
    if (!session) return reply.redirect(`/auth/login?to=${encodeURIComponent(request.url)}`, 303);
    if (session.newSecret !== undefined) {
      void reply.header('set-cookie', giveCookie(sessionCookie, session.newSecret));
    }
    request.session = session;
    if (access !== undefined && !mayDo(session.me.roles, access)) {
      throw new HttpError(403, 'Your role does not include this.');
    }
  });
}

/** Behind the guard there is always one; calling this on an open route is a programming error. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new Error('An open route asked who is signed in.');
  return request.session;
}
