import type { FastifyReply, FastifyRequest } from 'fastify';

export function isJson(request: FastifyRequest): boolean {
  return /\bjson\b/iu.test(request.headers['content-type'] ?? '');
}

/** A browser without script posts a form and shows whatever comes back; script posts JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return !isJson(request) && (request.headers.accept ?? '').includes('text/html');
}

// It is a page of the site, so styles, scripts and fonts may come only from the site.
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; " +
  "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .send(html);
}

/** The text fields of a body; all other values are left out. */
export function textFields(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
