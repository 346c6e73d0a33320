import type { FastifyRequest } from 'fastify';

/** The token in a link of one of our mails. */
export function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
