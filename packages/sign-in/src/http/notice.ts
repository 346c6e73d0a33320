import type { FastifyReply } from 'fastify';

const escape = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** For a person who followed a link and has no app around it: one sentence and a link to continue. */
export function sendNotice(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title>` +
        `<p>${escape(sentence)}</p><p><a href="/auth/login">Sign in</a></p></html>`,
    );
}
