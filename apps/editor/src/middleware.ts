import { defineMiddleware } from 'astro:middleware';
import { previewOrigin } from '#workbench/preview-url.ts';

/** Allows only files of this machine: Keystatic would load a font from another host. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  `frame-src 'self' ${previewOrigin}`,
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
