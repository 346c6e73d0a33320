import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

const READS = new Set(['GET', 'HEAD']);

/** Opened by a person: a link in a mail, an address typed, the way back from the sign-in. */
const isNavigation = (request: FastifyRequest): boolean =>
  READS.has(request.method) && request.headers['sec-fetch-mode'] === 'navigate';

/**
 * Nobody else's page speaks here in a colleague's name, not even one on a sibling host, to which the
 * cookie would be sent. Browsers say where a request comes from; one that says nothing must name us.
 */
export function refuseOtherOrigins(request: FastifyRequest, origin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || isNavigation(request)) return;
  const isRead = READS.has(request.method);
  const isOurs =
    site === undefined ? isRead || request.headers.origin === origin : site === 'none' && isRead; // an address typed into the browser
  if (!isOurs) throw new Refused(403, 'This can only be asked from the desk itself.');
}
