import { Readable } from 'node:stream';
import { filesSchema, needsConfirmation } from '@studio/contract/desk/files';
import { fileSchema } from '@studio/contract/desk/requests.schema';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import {
  findFile,
  listFiles,
  readPieces,
  type MailFile,
} from '@studio/enquiries/work/mail-file.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';
import { MISSING as MISSING_ENQUIRY } from './version-conflict.ts';

/** However a browser renders it: it has no origin, runs nothing and loads nothing. */
const SHUT = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
} as const;

const MISSING = 'This file is not here. It may be in the mailbox.';
const refusals: Partial<Record<MailFile['state'], readonly [status: number, message: string]>> = {
  waiting: [409, 'This file is still being scanned. Please try again in a moment.'],
  program: [403, 'This file is a program and was not kept.'],
  infected: [403, 'The scanner found something in this file, and it was not kept.'],
  left: [404, MISSING],
};

/** Encoded as in RFC 8187, so that a name cannot add a parameter to the header. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export interface FileRouteParts {
  readonly db: Db;
  readonly auditLogFor: StaffAuditLog;
}

/** Files of mails: only ever downloaded, never displayed, because strangers sent them. */
export function filesRoute(app: FastifyInstance, { db, auditLogFor }: FileRouteParts): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/enquiries/:id/files', right: 'work', answer: filesSchema },
    async ({ id }) => {
      const files = await listFiles(db, id);
      if (!files) throw new HttpError(404, MISSING_ENQUIRY);
      return { files };
    },
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/files/:id',
      right: 'work',
      query: fileSchema,
      answer: null,
    },
    async ({ id, session, query: { unscanned }, reply }) => {
      const file = await findFile(db, id);
      if (!file) throw new HttpError(404, MISSING);
      const refusal = refusals[file.state];
      if (refusal) throw new HttpError(...refusal);
      if (needsConfirmation(file.state) && unscanned === undefined) {
        throw new HttpError(
          409,
          'This file was not scanned. Open the enquiry to download it anyway.',
        );
      }
      const touched = file.enquiry ? [file.enquiry] : [];
      await auditLogFor(session.id).recordPerson(db, 'viewed', 'desk file', file.email, touched);
      return reply
        .headers({
          ...SHUT,
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
          'content-length': file.bytes,
        })
        .send(Readable.from(readPieces(db, id)));
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/files/:id/thumbnail', right: 'work', answer: null },
    async ({ id, reply }) => {
      const file = await findFile(db, id);
      if (!file?.thumbnail) throw new HttpError(404, 'This file has no thumbnail.');
      return reply.headers({ ...SHUT, 'content-type': 'image/webp' }).send(file.thumbnail);
    },
  );
}
