import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * Refuses forms on other sites, which could write in a visitor's name. Programs without these headers
 * pass, because they have no visitor's browser to misuse. A browser that hides its origin sends `null`.
 */
export function refuseOtherSites(request: FastifyRequest, siteOrigin: string): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (origin === siteOrigin || site === 'same-origin') return;
  const named = origin !== undefined && origin !== 'null';
  if (named || (site !== undefined && site !== 'none')) {
    throw new HttpError(403, 'other-site', 'This form can only be sent from our own pages.');
  }
}
