import { changeSchema, enquirySchema, noteSchema } from '@old/contract/desk/requests.schema';
import type { Command } from '@old/contract/desk/work';
import type { Promises } from '@old/contract/promise';
import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance } from 'fastify';
import { changeWork } from '@studio/intake/leads/change-work.store.ts';
import { listColleagues } from '#work/colleague.store.ts';
import { noteUnopened, openEnquiry } from '#work/enquiry.store.ts';
import { addNote } from '#work/note.store.ts';
import { latest } from '#work/latest.ts';
import type { StaffLedger } from '#work/staff-ledger.ts';
import { deskRoute } from './desk-route.ts';
import { MISSING, refuseOvertaken } from './overtaken.ts';
import { Refused } from './refused.ts';

const LOOKS_KEPT = 10_000;

export interface EnquiryRouteParts {
  readonly db: Db;
  readonly promised: Promises;
  readonly ledgerOf: StaffLedger;
}

/** An enquiry, and all that is done with it. */
export function enquiriesRoute(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const { db, promised, ledgerOf } = parts;
  // A browser says itself that a look goes on, and is believed only where this session's first one is
  // written down. What was forgotten here is written down once more.
  const looks = latest(LOOKS_KEPT);

  deskRoute(
    app,
    { method: 'GET', url: '/api/enquiries/:id', right: 'work', query: enquirySchema },
    async ({ id, session, query: { again } }) => {
      const enquiry = await openEnquiry(db, promised, id, session.me.id);
      if (!enquiry) throw new Refused(404, MISSING);
      const look = `${session.id} ${id}`;
      if (again === undefined || !looks.has(look)) {
        const { reference, lead } = enquiry;
        const seen = [{ id, reference, email: lead.email }];
        await ledgerOf(session.me.id).record(db, 'looked', 'desk enquiry', seen);
        looks.add(look);
      }
      return enquiry;
    },
  );

  async function refuseStrangers(command: Command): Promise<void> {
    if (command.kind !== 'assigned' || command.to === null) return;
    const known = await listColleagues(db);
    if (known.some(({ id }) => id === command.to)) return;
    throw new Refused(422, 'Nobody of that name can be given an enquiry.', { fields: ['to'] });
  }

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/changes', right: 'work', body: changeSchema },
    async ({ id, session, body: { command, version } }) => {
      if (version === undefined && command.kind !== 'claimed') {
        throw new Refused(422, 'Say which version of the enquiry you saw.', {
          fields: ['version'],
        });
      }
      await refuseStrangers(command);
      const order = { leadId: id, staffId: session.me.id, command, version };
      const outcome = await changeWork(db, promised, order);
      return outcome.kind === 'changed' ? outcome.now : refuseOvertaken(db, outcome);
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/notes', right: 'work', body: noteSchema },
    async ({ id, session, body }) => {
      const added = await addNote(db, { ...body, leadId: id, staffId: session.me.id });
      if (!added) throw new Refused(404, MISSING);
      return { id: body.id };
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/unread', right: 'work' },
    async ({ id }) => {
      if (!(await noteUnopened(db, id))) throw new Refused(404, MISSING);
      return { id };
    },
  );
}
