import {
  erasedSchema,
  listingAskedSchema,
  mailListingSchema,
  mailboxErasureSchema,
  personExportSchema,
  personFoundSchema,
} from '@studio/contract/desk/person';
import { eraseSchema, personSchema } from '@studio/contract/desk/requests.schema';
import {
  erasePerson,
  readMailboxErasure,
  type ConfirmedList,
} from '@studio/enquiries/persons/person.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { FastifyInstance } from 'fastify';
import type { Session } from '@studio/sign-in/session.store.ts';
import {
  requestListing,
  confirmListing,
  readListing,
  type ConfirmedMails,
} from '@studio/enquiries/persons/mail-listing.store.ts';
import { exportPerson, findPerson } from '@studio/enquiries/persons/person-export.store.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskRoute } from './desk-route.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

const STALE_LIST =
  'The list of mails has expired or was already confirmed. Nothing was erased; look at the list again.';

export interface PersonRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly auditLogFor: StaffAuditLog;
}

/**
 * The data of one person, to answer their request. Email addresses are sent only in bodies: servers log paths and
 * queries.
 */
export function personsRoute(
  app: FastifyInstance,
  { db, queue, auditLogFor }: PersonRouteParts,
): void {
  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/persons/find',
      right: 'persons',
      body: personSchema,
      answer: personFoundSchema,
    },
    ({ session, body: { email } }) => findPerson(db, auditLogFor(session.id), email),
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/persons/export',
      right: 'persons',
      body: personSchema,
      answer: personExportSchema,
    },
    async ({ session, body: { email }, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="person.json"');
      return exportPerson(db, auditLogFor(session.id), email);
    },
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/persons/mails',
      right: 'erase',
      body: personSchema,
      answer: listingAskedSchema,
    },
    async ({ session, body: { email } }) => ({
      id: await requestListing(db, auditLogFor(session.id), session.id, email),
    }),
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/persons/mails/:id', right: 'erase', answer: mailListingSchema },
    async ({ id, session }) => {
      const listing = await readListing(db, id, session.me.id);
      if (!listing) throw new HttpError(404, 'Nothing is here.');
      return listing;
    },
  );

  const confirmed = (session: Session, email: string, mails: ConfirmedMails): ConfirmedList => ({
    id: mails.listing,
    count: mails.keys.length,
    async confirm(trx) {
      const isTaken = await confirmListing(trx, session.id, email, mails);
      if (!isTaken) throw new HttpError(409, STALE_LIST);
    },
  });

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/persons/erase',
      right: 'erase',
      body: eraseSchema,
      answer: erasedSchema,
    },
    ({ session, body: { email, confirm, mails } }) => {
      if (confirm.toLowerCase() !== email.toLowerCase()) {
        throw new HttpError(422, 'Type the address once more to erase this person.', {
          fields: ['confirm'],
        });
      }
      const listed = mails && confirmed(session, email, mails);
      return erasePerson(db, queue, auditLogFor(session.id), email, listed);
    },
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/persons/erasures/:id',
      right: 'erase',
      answer: mailboxErasureSchema,
    },
    async ({ id }) => {
      const erasure = await readMailboxErasure(db, id);
      if (!erasure) throw new HttpError(404, 'Nothing is here.');
      return erasure;
    },
  );
}
