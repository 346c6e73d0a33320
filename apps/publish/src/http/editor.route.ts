import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Keystatic sets styles by script. Otherwise only our own files are allowed, and the preview in a frame. */
const policyWith = (preview: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `frame-src 'self' ${preview ?? ''}`.trim(),
    // The forms are in a frame beside checks and preview.
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Serves the built editor. Its files contain no content, so anyone may fetch them; their requests need a session. The
 * files are read once, at start; any other path is a 404.
 */
export function editorRoute(app: FastifyInstance, folder: string, preview?: string): void {
  const policy = policyWith(preview);
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [`/${relative(folder, path)}`, readFileSync(path)]),
  );
  const send = (reply: FastifyReply, path: string): FastifyReply => {
    const file = files.get(path);
    if (!file) return reply.code(404).send({ message: 'Nothing is here.' });
    return reply
      .type(TYPES[extname(path)] ?? 'application/octet-stream')
      .header('content-security-policy', policy)
      .send(file);
  };
  const open = { config: { access: 'open', answer: null } } as const;

  app.get('/', open, (_request, reply) => reply.redirect('/edit', 303));
  app.get('/edit', open, (_request, reply) => send(reply, '/edit.html'));
  app.get('/keystatic', open, (_request, reply) => send(reply, '/keystatic.html'));
  app.get('/keystatic/*', open, (_request, reply) => send(reply, '/keystatic.html'));
  for (const path of ['/changes', '/editions'])
    app.get(path, open, (_request, reply) => send(reply, '/changes.html'));
  app.get('/_editor/*', open, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    // Their names change with their content. A missing one may come with the next release.
    if (files.has(pathname))
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return send(reply, pathname);
  });
}
