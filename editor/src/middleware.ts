import { defineMiddleware } from 'astro:middleware';
import { setup } from 'virtual:editor-setup';
import { previewOrigin } from '#workbench/preview-origin.ts';

const github = 'https://api.github.com https://raw.githubusercontent.com';
const saves = setup.storage.kind === 'github';

/** Keystatic asks for a font from another host; nothing but this machine's own files is let in. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob:${saves ? ' https://avatars.githubusercontent.com' : ''}`,
  `connect-src 'self' ${saves ? github : 'ws:'}`,
  `frame-src 'self'${saves ? '' : ` ${previewOrigin}`}`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  response.headers.set('content-security-policy', policy);
  response.headers.set('referrer-policy', 'same-origin');
  return response;
});
