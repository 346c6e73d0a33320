import { filesSchema } from '@studio/contract/desk/files';
import { decidedSchema } from '@studio/contract/desk/held';
import {
  madeEnquirySchema,
  otherMailPageSchema,
  otherMailDetailSchema,
} from '@studio/contract/desk/other-mail';
import {
  makeEnquirySchema,
  otherMailSchema,
  setAsideSchema,
} from '@studio/contract/desk/requests.schema';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { makeEnquiry, setAside } from '@studio/enquiries/other-mail/decide.store.ts';
import { readConversation, readOtherMail } from '@studio/enquiries/other-mail/other-mail.store.ts';
import type { PageViews } from '@studio/enquiries/work/page-views.ts';
import { listOtherFiles } from '@studio/enquiries/work/mail-file.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';
import { cursorOf } from './lists.route.ts';

export interface OtherMailRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly auditLogFor: StaffAuditLog;
  readonly views: PageViews;
}

const DECIDED = 'A colleague has already decided about this mail.';

/** Mails without an enquiry: a person makes each one an enquiry, or marks it as none. */
export function otherMailRoute(
  app: FastifyInstance,
  { db, queue, auditLogFor, views }: OtherMailRouteParts,
): void {
  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/other-mail',
      right: 'work',
      query: otherMailSchema,
      answer: otherMailPageSchema,
    },
    async ({ session, query: { list, after } }) => {
      const page = await readOtherMail(db, list, cursorOf(after, 1));
      views.note({ sessionId: session.id, detail: 'desk other mail', count: page.rows.length });
      return page;
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/other-mail/:id', right: 'work', answer: otherMailDetailSchema },
    async ({ id, session }) => {
      const found = await readConversation(db, id);
      if (!found) throw new HttpError(404, DECIDED);
      const { sender, mails } = found;
      await auditLogFor(session.id).recordPerson(db, 'viewed', 'desk other mail', sender, []);
      return { mails };
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/other-mail/:id/files', right: 'work', answer: filesSchema },
    async ({ id }) => {
      const files = await listOtherFiles(db, id);
      if (!files) throw new HttpError(404, DECIDED);
      return { files };
    },
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/other-mail/:id/enquiry',
      right: 'work',
      body: makeEnquirySchema,
      answer: madeEnquirySchema,
    },
    async ({ id, session, body }) => {
      const order = { ...body, otherId: id, sessionId: session.id };
      const made = await makeEnquiry(db, queue, auditLogFor(session.id), order);
      if (!made) throw new HttpError(409, DECIDED);
      return made;
    },
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/other-mail/set-aside',
      right: 'work',
      body: setAsideSchema,
      answer: decidedSchema,
    },
    async ({ session, body: { ids, isAside } }) => {
      if (!(await setAside(db, session.id, ids, isAside))) throw new HttpError(409, DECIDED);
      return {};
    },
  );
}
