import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

const READS = new Set(['GET', 'HEAD']);

/** A link in a mail, a typed URL, the redirect from the sign-in. */
export const isOpenedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'none';

/**
 * No page of another origin can send requests in a colleague's name, not even one on a sibling host, to which the
 * cookie would be sent. Browsers send the origin of a request; a request without it must come from our own. Links
 * from elsewhere reach only open routes and pages: reading an enquiry marks it as opened and is for the app.
 */
export function refuseOtherOrigins(
  request: FastifyRequest,
  origin: string,
  isLinked: boolean,
): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const isRead = READS.has(request.method);
  const isOurs =
    site === undefined
      ? isRead || request.headers.origin === origin
      : isLinked && isRead && isOpenedByPerson(request);
  if (!isOurs) throw new HttpError(403, 'This can only be requested from our own pages.');
}
