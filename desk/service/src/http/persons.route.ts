import { eraseSchema, personSchema } from '@old/contract/desk/requests.schema';
import { erasePerson, readMailboxErasure } from '@studio/intake/leads/person.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import type { Queue } from '@studio/intake/platform/queue.ts';
import type { FastifyInstance } from 'fastify';
import { exportPerson, findPerson } from '#work/person.store.ts';
import type { StaffLedger } from '#work/staff-ledger.ts';
import { deskRoute } from './desk-route.ts';
import { Refused } from './refused.ts';

export interface PersonRouteParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly ledgerOf: StaffLedger;
}

/**
 * What is kept about one person, for whoever answers their request. Addresses travel in bodies alone:
 * what stands in a path or a query is written down by every server on the way.
 */
export function personsRoute(
  app: FastifyInstance,
  { db, queue, ledgerOf }: PersonRouteParts,
): void {
  deskRoute(
    app,
    { method: 'POST', url: '/api/persons/find', right: 'persons', body: personSchema },
    ({ session, body: { email } }) => findPerson(db, ledgerOf(session.me.id), email),
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/persons/export', right: 'persons', body: personSchema },
    async ({ session, body: { email }, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="person.json"');
      return exportPerson(db, ledgerOf(session.me.id), email);
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/persons/erase', right: 'erase', body: eraseSchema },
    ({ session, body: { email, confirm } }) => {
      if (confirm.toLowerCase() !== email.toLowerCase()) {
        throw new Refused(422, 'Type the address once more to erase this person.', {
          fields: ['confirm'],
        });
      }
      return erasePerson(db, queue, ledgerOf(session.me.id), email);
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/persons/erasures/:id', right: 'erase' },
    async ({ id }) => {
      const erasure = await readMailboxErasure(db, id);
      if (!erasure) throw new Refused(404, 'Nothing is here.');
      return erasure;
    },
  );
}
