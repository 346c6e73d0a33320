import { readChoices } from '@studio/content/editing/read-choices.ts';
import {
  doneSchema,
  holdRequestSchema,
  publishingSchema,
  publishRequestSchema,
  restoreRequestSchema,
  returnRequestSchema,
  startedSchema,
  undoRequestSchema,
  type Publishing,
  type RefusalFinding,
  type SavedChange,
} from '@studio/contract/publishing';
import { mayDo } from '@studio/contract/desk/roles';
import { sessionOf } from '@studio/sign-in/http/guard.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import type { EditionFolder } from '#editions/edition-folder.ts';
import type { openFindings } from '#editions/open-findings.ts';
import { Busy, type Publisher } from '#editions/publisher.ts';
import type { ContentRepository } from '#repository/content-repository.ts';
import type { EditionRepository } from '#repository/edition-repository.ts';
import { filesOf, heldBy } from '#repository/held-changes.ts';
import { undoMessage } from '#repository/undone-changes.ts';

export interface PublishingParts {
  readonly content: ContentRepository;
  readonly repository: EditionRepository;
  readonly editions: EditionFolder;
  readonly publisher: Publisher;
  readonly refusalOf: ReturnType<typeof openFindings>;
  readonly dutiesOn: (today: Date) => readonly RefusalFinding[];
}

const GONE = 'This change is no longer there. Load the page again.';
const UNREADABLE = 'This request could not be read. Load the page again.';

/** Lists unpublished changes and all editions, and publishes, returns to an edition or undoes a change. */
export function publishingRoute(app: FastifyInstance, parts: PublishingParts): void {
  const { content, repository, editions, publisher, refusalOf, dutiesOn } = parts;
  let known:
    | {
        readonly of: string;
        readonly changes: readonly SavedChange[];
        readonly undone: Awaited<ReturnType<EditionRepository['undone']>>;
      }
    | undefined;

  /** Cached until someone saves or publishes: pages ask every second while an edition is made. */
  async function savedSince(live: string | undefined, next: string) {
    if (live === undefined) return { changes: [], undone: [] };
    const of = `${live} ${next}`;
    if (known?.of !== of) {
      const changes = await repository.changes(live, next);
      known = { of, changes, undone: await repository.undone(next, changes) };
    }
    return known;
  }

  async function savedNow() {
    const [live] = await editions.all();
    return savedSince(live?.content, await repository.head());
  }

  const refuseBusy = (error: unknown): never => {
    if (error instanceof Busy)
      throw new HttpError(409, 'Another edition is being made. Wait until it is live.');
    throw error;
  };

  app.get(
    '/api/publishing',
    { config: { access: 'edit', answer: publishingSchema } },
    async (request): Promise<Publishing> => {
      const { name, roles } = sessionOf(request).me;
      const all = await editions.all();
      const next = await repository.head();
      const { changes, undone } = await savedSince(all[0]?.content, next);
      const held = await repository.held.read();
      const company = await content.texts((path) => path === 'company.yaml');
      return {
        me: { name, mayPublish: mayDo(roles, 'publish') },
        companyName: readChoices(company).companyName,
        next,
        changes: changes.map((change) => ({ ...change, heldBy: heldBy(held, filesOf(change)) })),
        undone: undone.map(({ commit, title, by, at }) => ({ commit, title, by, at })),
        editions: all,
        progress: refusalOf(await editions.progress(), { live: all[0]?.content, next, held }),
        duties: [...dutiesOn(new Date())],
      };
    },
  );

  app.post(
    '/api/publishing/publish',
    { config: { access: 'publish', answer: startedSchema } },
    async (request) => {
      const order = publishRequestSchema.safeParse(request.body);
      if (!order.success || !(await repository.isCommitOfNext(order.data.next)))
        throw new HttpError(400, UNREADABLE);
      const by = sessionOf(request).me.name;
      return { number: await publisher.publish({ ...order.data, by }).catch(refuseBusy) };
    },
  );

  app.post(
    '/api/publishing/hold',
    { config: { access: 'publish', answer: doneSchema } },
    async (request) => {
      const wanted = holdRequestSchema.safeParse(request.body);
      if (!wanted.success) throw new HttpError(400, UNREADABLE);
      const { path, isHeld } = wanted.data;
      const { changes } = await savedNow();
      const change = changes.find((one) => one.path === path);
      if (!change) throw new HttpError(409, GONE);
      if (isHeld) await repository.held.hold(path, sessionOf(request).me.name);
      else await repository.held.release(filesOf(change));
      return { done: true as const };
    },
  );

  app.post(
    '/api/publishing/return',
    { config: { access: 'publish', answer: startedSchema } },
    async (request) => {
      const wanted = returnRequestSchema.safeParse(request.body);
      if (!wanted.success || !editions.hasEdition(wanted.data.number))
        throw new HttpError(400, 'This edition is no longer kept.');
      const by = sessionOf(request).me.name;
      return { number: await publisher.returnTo(wanted.data.number, by).catch(refuseBusy) };
    },
  );

  app.post(
    '/api/publishing/undo',
    { config: { access: 'edit', answer: doneSchema } },
    async (request) => {
      const wanted = undoRequestSchema.safeParse(request.body);
      const live = (await editions.all())[0];
      if (!wanted.success || !live) throw new HttpError(400, UNREADABLE);
      const { path, files } = wanted.data;
      const before = await repository.beforeChange(path, live.content, await repository.head());
      if (!before) throw new HttpError(409, GONE);
      const { name, email } = sessionOf(request).me;
      const overtaken = await content.save({
        author: { name, email },
        message: undoMessage(path),
        files: before,
        base: new Map(Object.entries(files)),
      });
      if (overtaken)
        throw new HttpError(409, `${overtaken.by} changed it since you opened this page.`);
      await repository.held.release([path, ...before.keys()]);
      return { done: true as const };
    },
  );

  app.post(
    '/api/publishing/restore',
    { config: { access: 'edit', answer: doneSchema } },
    async (request) => {
      const wanted = restoreRequestSchema.safeParse(request.body);
      if (!wanted.success) throw new HttpError(400, UNREADABLE);
      const { undone } = await savedNow();
      const change = undone.find(({ commit }) => commit === wanted.data.commit);
      if (!change) throw new HttpError(409, GONE);
      const { name, email } = sessionOf(request).me;
      const overtaken = await content.save({
        author: { name, email },
        message: `content: put back ${change.path}`,
        files: await repository.bytesBefore(change.files),
        base: new Map(change.files.map(({ path, after }) => [path, after])),
      });
      if (overtaken)
        throw new HttpError(409, `${overtaken.by} changed it since you opened this page.`);
      return { done: true as const };
    },
  );
}
