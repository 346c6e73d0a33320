import type { FastifyReply, FastifyRequest } from 'fastify';

export function isJson(request: FastifyRequest): boolean {
  return /\bjson\b/iu.test(request.headers['content-type'] ?? '');
}

/** A browser without script posts a form and shows whatever comes back; script posts JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return !isJson(request) && (request.headers.accept ?? '').includes('text/html');
}

// The page is the site's own, so its styles, scripts and fonts come from the site and nowhere else.
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

/** What was typed, as text; anything else a body may hold is left out. */
export function typedTexts(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
