import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const escape = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const STYLE = `body { margin: 15vh auto 0; max-width: 34rem; padding: 0 1rem; color: #10161f;
  font: 1.125rem/1.5 system-ui, sans-serif; background: #fff; }
h1 { font-size: 1.5rem; }
a { display: inline-block; margin: 0.5rem 0.75rem 0 0; padding: 0.625rem 1rem; color: inherit;
  font-size: 1rem; text-decoration: none; border: 1px solid #767f8c; }
a:hover { background: #eef1f5; }`;
const HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** For a person who followed a link and has no app around it: what is wrong, and links to continue. */
export function sendNotice(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  const isRefused = status === 403;
  const title = isRefused ? 'You have no access' : 'You are not signed in';
  const ways = isRefused
    ? '<a href="/auth/login?other=yes">Sign in as someone else</a><a href="/auth/login">Try again</a>'
    : '<a href="/auth/login">Sign in</a>';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><style>${STYLE}</style>` +
        `<h1>${title}</h1><p>${escape(sentence)}</p><p>${ways}</p></html>`,
    );
}
