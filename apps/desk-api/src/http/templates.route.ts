import { unknownFieldsMessage } from '@studio/contract/desk/reply-text';
import { STOCK_LANGUAGE } from '@studio/contract/desk/template-languages';
import {
  askChangesSchema,
  changeTemplateSchema,
  templateChangesSchema,
  templatesSchema,
  type ChangeTemplate,
  type StockTemplate,
  type Template,
} from '@studio/contract/desk/templates';
import type { Db } from '@studio/enquiries/database/db.ts';
import {
  changeTemplate,
  readTemplateChanges,
  readTemplates,
} from '@studio/enquiries/replies/template.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute, isUuid } from './desk-route.ts';

interface TemplatesRouteParts {
  readonly db: Db;
  /** Read at every request, because another edition may have gone live. */
  readonly texts: { readonly templates: readonly StockTemplate[] };
}

const GONE = 'This template no longer exists.';

const isNew = ({ kind, template, seen }: ChangeTemplate): boolean =>
  kind === 'written' && seen === '0' && isUuid(template);

/** Refuses an invalid change, with a sentence that says what is valid. */
function refuseWrong(change: ChangeTemplate, all: readonly Template[]): void {
  const now = all.find(({ id }) => id === change.template);
  if (!now && !isNew(change)) throw new HttpError(404, GONE);
  if (change.kind === 'written') {
    const unknown = unknownFieldsMessage(change.text);
    if (unknown !== undefined) throw new HttpError(422, unknown, { fields: ['text'] });
    const isTaken = all.some(
      ({ id, name }) => id !== change.template && name.toLowerCase() === change.name.toLowerCase(),
    );
    if (isTaken)
      throw new HttpError(422, `There is already a template called “${change.name}”.`, {
        fields: ['name'],
      });
  }
  if (change.kind === 'stock' && now?.hasStock === false)
    throw new HttpError(422, 'This template was created at the desk: it has no original text.');
  if (change.kind === 'removed') {
    const removed = now?.texts.find(({ language }) => language === change.language);
    if (!removed) throw new HttpError(404, 'The text in this language no longer exists.');
    if (change.language === STOCK_LANGUAGE && now?.hasStock === true)
      throw new HttpError(422, 'This language has an original text. Restore that instead.');
    if (now?.texts.length === 1)
      throw new HttpError(422, 'A template needs at least one text. Stop offering it instead.');
  }
}

/** Reply templates: all users read them, managers change them. */
export function templatesRoute(app: FastifyInstance, { db, texts }: TemplatesRouteParts): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/templates', right: 'work', answer: templatesSchema },
    async () => ({ templates: await readTemplates(db, texts.templates) }),
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/template-changes',
      right: 'work',
      query: askChangesSchema,
      answer: templateChangesSchema,
    },
    async ({ query: { template } }) => ({ changes: await readTemplateChanges(db, template) }),
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/template-changes',
      right: 'lists',
      body: changeTemplateSchema,
      answer: templatesSchema,
    },
    async ({ session, body }) => {
      const stock = texts.templates.find(({ id }) => id === body.template);
      const before = await readTemplates(db, texts.templates);
      refuseWrong(body, before);
      const now = before.find(({ id }) => id === body.template);
      const called = body.kind === 'written' ? body.name : now?.name;
      // A name that equals the file's is not stored, so that it follows the content.
      const isOwn = body.kind !== 'stock' && called !== undefined && called !== stock?.name;
      const isChanged = await changeTemplate(db, session.id, body, isOwn ? called : null);
      const templates = await readTemplates(db, texts.templates);
      if (isChanged) return { templates };
      const by = templates.find(({ id }) => id === body.template)?.changedBy;
      throw new HttpError(
        409,
        `${by?.name ?? 'A colleague'} has changed this template in the meantime. Your text was not saved.`,
      );
    },
  );
}
