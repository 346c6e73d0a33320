import { doneSchema } from '@studio/contract/publishing';
import { fileReportSchema, wordRequestSchema } from '@studio/contract/file-report';
import { sessionOf } from '@studio/sign-in/http/guard.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { SessionStore } from '@studio/sign-in/session.store.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentRepository } from '#repository/content-repository.ts';
import type { FileReports } from '#workbench/file-reports.ts';
import type { SavedContent } from '#workbench/saved-content.ts';

export interface WorkbenchParts {
  readonly content: ContentRepository;
  readonly saved: SavedContent;
  readonly reports: FileReports;
  readonly sessions: SessionStore;
  /** The URL of a saved page in the preview, with the preview's key; undefined without a preview. */
  readonly previewOf: ((page: string) => string) | undefined;
}

const WORDS = 'spelling.yaml';
/** The browser reconnects by itself, which keeps the session of an open form alive. */
const STREAM_MS = 5 * 60_000;
/** At each heartbeat a stream whose session is over ends. */
const BEAT_MS = 20_000;
const STREAMS = 200;
/** A form has one stream. This limit keeps one session from using up all streams. */
const STREAMS_OF_A_SESSION = 12;

const fileQuery = z.object({
  path: z.string().max(300).default(''),
  entry: z.string().max(100).default(''),
});
const previewQuery = z.object({
  to: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])/u),
});

/** The panel beside a form: findings and a preview of the saved file, and a stream that reports each save. */
export function workbenchRoute(app: FastifyInstance, parts: WorkbenchParts): void {
  const { content, saved, reports, sessions, previewOf } = parts;

  app.get(
    '/api/place',
    { config: { access: 'edit', answer: fileReportSchema } },
    async ({ query }) => {
      const asked = fileQuery.safeParse(query);
      if (!asked.success) throw new HttpError(400, 'There is no such form.');
      await saved.follow();
      return reports.report(asked.data.path, asked.data.entry);
    },
  );

  app.post('/api/words', { config: { access: 'edit', answer: doneSchema } }, async (request) => {
    const asked = wordRequestSchema.safeParse(request.body);
    if (!asked.success) throw new HttpError(400, 'This is not a word.');
    await saved.follow();
    const base = (await content.tree()).find(({ path }) => path === WORDS)?.sha ?? null;
    const text = await reports.wordsWith(asked.data.word);
    const { name, email } = sessionOf(request).me;
    const overtaken = await content.save({
      author: { name, email },
      message: 'content: make a word known',
      files: new Map([[WORDS, Buffer.from(text)]]),
      base: new Map([[WORDS, base]]),
    });
    if (overtaken) throw new HttpError(409, `${overtaken.by} added a word just now. Try again.`);
    return { done: true as const };
  });

  /** What ends each open stream, and its session. */
  const streams = new Map<() => void, string>();
  app.addHook('preClose', (done) => {
    for (const end of streams.keys()) end();
    done();
  });

  app.get('/api/live', { config: { access: 'edit', answer: null } }, (request, reply) => {
    const { id } = sessionOf(request);
    if ([...streams.values()].filter((session) => session === id).length >= STREAMS_OF_A_SESSION)
      throw new HttpError(429, 'Too many forms are open. Close some of them.');
    if (streams.size >= STREAMS)
      throw new HttpError(503, 'Too many forms are open. Close some of them.');
    reply.hijack();
    const out = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) out.setHeader(name, value);
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Without it nginx would buffer the stream.
      'x-accel-buffering': 'no',
    });
    out.write(`retry: 1000\ndata: ${saved.version()}\n\n`);
    const stopListening = saved.onChange((version) => out.write(`data: ${version}\n\n`));
    const endWithSession = async (): Promise<void> => {
      const alive = await sessions.areAlive([id]);
      if (!alive.has(id)) end();
    };
    const beat = setInterval(() => {
      out.write(':\n\n');
      endWithSession().catch((err: unknown) => {
        request.log.warn({ err }, 'a session could not be checked');
      });
    }, BEAT_MS);
    const over = setTimeout(() => out.end(), STREAM_MS);
    const end = (): void => {
      stopListening();
      clearInterval(beat);
      clearTimeout(over);
      streams.delete(end);
      out.end();
    };
    streams.set(end, id);
    out.on('close', end);
  });

  app.get('/preview', { config: { access: 'edit', answer: null } }, (request, reply) => {
    const asked = previewQuery.safeParse(request.query);
    if (!asked.success || !previewOf) throw new HttpError(404, 'There is no preview of this.');
    return reply.redirect(previewOf(asked.data.to), 303);
  });
}
