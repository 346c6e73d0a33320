import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

const READS = new Set(['GET', 'HEAD']);

/** A link in a mail, a typed address, the way back from the sign-in. */
const isOpenedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'none';

/**
 * No other site's page can send requests in a colleague's name, not even one on a sibling host, to which the
 * cookie would be sent. Browsers send where a request comes from; a request without that must name our origin.
 * Links from elsewhere reach open routes alone: reading an enquiry marks it as opened, and is for the app.
 */
export function refuseOtherOrigins(request: FastifyRequest, origin: string, isOpen: boolean): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const isRead = READS.has(request.method);
  const isOurs =
    site === undefined
      ? isRead || request.headers.origin === origin
      : isOpen && isRead && isOpenedByPerson(request);
  if (!isOurs) throw new HttpError(403, 'This can only be requested from our own pages.');
}
