import { refusalOf, updateSchema } from '@studio/content/editing/validate-update.ts';
import { hasChoices, readChoices } from '@studio/content/editing/read-choices.ts';
import { errorResponseSchema } from '@studio/contract/desk/responses';
import { meSchema } from '@studio/contract/desk/staff';
import { formatDateTime } from '@studio/contract/format-date';
import { sessionOf } from '@studio/sign-in/http/guard.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { ContentRepository, Overtaken } from '#repository/content-repository.ts';
import type { HeldChanges } from '#repository/held-changes.ts';
import { deleteMessage } from '#repository/undone-changes.ts';

/** A picture of 8 MB and its page, as base64. */
const UPDATE_LIMIT = 24 * 1024 * 1024;

const lockedUpdateSchema = updateSchema.extend({
  base: z.record(z.string(), z.string().nullable()),
});

const overtakenSentence = ({ path, by, at }: Overtaken): string =>
  `${by} changed content/${path} on ${formatDateTime(at, 'UTC')}, after you opened it. ` +
  'Copy your text, load the page again, choose Reset changes and make your change once more. Nothing was saved.';

const isEntry = ({ path }: { readonly path: string }): boolean => path.endsWith('.yaml');

/** “content: change services/seo.yaml and 2 more” */
function messageOf(files: ReadonlyMap<string, Uint8Array | null>): string {
  const [first = '', ...more] = files.keys();
  if (![...files.values()].some(Boolean)) return deleteMessage(first);
  return `content: change ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

/** The API of Keystatic's own server, answered from the repository, and the signed-in user. */
export function contentRoute(
  app: FastifyInstance,
  content: ContentRepository,
  held: HeldChanges,
): void {
  const edit = { access: 'edit', answer: null } as const;

  app.get('/api/me', { config: { access: 'self', answer: meSchema } }, (request) =>
    Promise.resolve(sessionOf(request).me),
  );

  app.get('/api/setup', { config: edit }, async () => readChoices(await content.texts(hasChoices)));

  /** Errors are plain text, because Keystatic shows the text of the answer. */
  const keystatic: RouteShorthandOptions = {
    config: edit,
    onSend: (_request, reply, payload, done) => {
      if (reply.statusCode < 400) {
        done(null, payload);
        return;
      }
      void reply.type('text/plain; charset=utf-8');
      done(null, errorResponseSchema.parse(JSON.parse(String(payload))).message);
    },
  };

  app.get('/api/keystatic/tree', keystatic, () => content.tree());

  app.get<{ Params: { sha: string; '*': string } }>(
    '/api/keystatic/blob/:sha/*',
    keystatic,
    async ({ params }, reply) => {
      const bytes = await content.blob(params['*'], params.sha);
      if (!bytes) throw new HttpError(404, 'There is no such version of this file.');
      // An uploaded file is never shown as a page, whatever its type.
      return reply.type('application/octet-stream').send(bytes);
    },
  );

  app.post('/api/keystatic/update', { ...keystatic, bodyLimit: UPDATE_LIMIT }, async (request) => {
    const refusal = refusalOf(request.body);
    if (refusal !== undefined) throw new HttpError(400, refusal);
    const update = lockedUpdateSchema.safeParse(request.body);
    if (!update.success)
      throw new HttpError(
        400,
        'This editor is out of date. Load the page again. Nothing was saved.',
      );
    const { additions, deletions, base } = update.data;
    const files = new Map<string, Uint8Array | null>([
      ...deletions.map(({ path }) => [path, null] as const),
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    ]);
    const { name, email } = sessionOf(request).me;
    const overtaken = await content.save({
      author: { name, email },
      message: messageOf(files),
      files,
      base: new Map(Object.entries(base)),
    });
    if (overtaken) throw new HttpError(409, overtakenSentence(overtaken));
    const [from] = deletions.filter(isEntry);
    const [to] = additions.filter(isEntry);
    if (from && to) await held.rename(from.path, to.path);
    return content.tree();
  });
}
