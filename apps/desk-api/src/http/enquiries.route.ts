import { changedSchema, enquiryDetailSchema } from '@studio/contract/desk/responses';
import { ANOTHER_REASON } from '@studio/contract/desk/close-reasons';
import { isDecided } from '@studio/contract/desk/outcome';
import { changeSchema, enquirySchema, noteSchema } from '@studio/contract/desk/requests.schema';
import { workSchema, type Command } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance } from 'fastify';
import { readReasons } from '@studio/enquiries/work/close-reasons.store.ts';
import { changeWork } from '@studio/enquiries/work/change-work.store.ts';
import { listColleagues } from '@studio/enquiries/work/colleague.store.ts';
import { markUnread, openEnquiry } from '@studio/enquiries/work/enquiry.store.ts';
import { addNote } from '@studio/enquiries/work/note.store.ts';
import { latest } from '@studio/enquiries/work/latest.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { actorOf, deskRoute } from './desk-route.ts';
import { MISSING, throwVersionConflict } from './version-conflict.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

/** "Wed, Nov 18", of a day like 2026-11-18. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));

const LOOKS_KEPT = 10_000;

const SAVED_BEFORE =
  'Your note was saved before you changed it. Save it again to add what you have now as another note.';

export interface EnquiryRouteParts {
  readonly db: Db;
  readonly responseTarget: ResponseTarget;
  readonly auditLogFor: StaffAuditLog;
  /** Absences are counted in their time zone. */
  readonly hours: Pick<WorkingHours, 'zone'>;
}

/** Reading an enquiry, and every action on it. */
export function enquiriesRoute(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const { db, responseTarget, auditLogFor, hours } = parts;
  // The browser says that it continues a view; this is accepted only if the first view of this session is recorded.
  // A view that is no longer in this cache is recorded once more.
  const looks = latest(LOOKS_KEPT);

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/enquiries/:id',
      right: 'work',
      query: enquirySchema,
      answer: enquiryDetailSchema,
    },
    async ({ id, session, query: { again, unasked } }) => {
      const isAsked = unasked === undefined;
      const enquiry = await openEnquiry(db, responseTarget, id, { ...actorOf(session), isAsked });
      if (!enquiry) throw new HttpError(404, MISSING);
      const look = `${session.id} ${id}`;
      if (again === undefined || !looks.has(look)) {
        // Enquiries merged into it are viewed with it.
        const seen = [enquiry, ...enquiry.merged].map(({ fields: { email }, ...one }) => ({
          id: one.id,
          reference: one.reference,
          email,
        }));
        await auditLogFor(session.id).record(db, 'viewed', 'desk enquiry', seen);
        looks.add(look);
      }
      return enquiry;
    },
  );

  /** Assigning to a colleague who is away asks once. */
  async function refuseStrangers(command: Command): Promise<void> {
    if (command.kind !== 'assigned' || command.to === null) return;
    const known = await listColleagues(db, hours.zone);
    const to = known.find(({ id }) => id === command.to);
    if (!to)
      throw new HttpError(
        422,
        'This account is disabled or cannot work on enquiries. Choose another person.',
        { fields: ['to'] },
      );
    if (to.awayUntil === null || command.away === true) return;
    const until = formatDay(to.awayUntil);
    throw new HttpError(
      409,
      `${to.name} is away until ${until}. Open the enquiry to assign it anyway.`,
    );
  }

  /** The list of reasons on the screen may be outdated. */
  async function refuseOtherReasons(command: Command): Promise<void> {
    if (command.kind !== 'closed' || command.why === undefined) return;
    const lists = await readReasons(db);
    const known = isDecided(command.reason) ? lists[command.reason] : [];
    if ([...known, ANOTHER_REASON].includes(command.why)) return;
    throw new HttpError(422, 'This reason is no longer on the list. Choose another one.', {
      fields: ['why'],
    });
  }

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/enquiries/:id/changes',
      right: 'work',
      body: changeSchema,
      answer: workSchema,
    },
    async ({ id, session, body: { command, version } }) => {
      if (version === undefined && command.kind !== 'claimed') {
        throw new HttpError(422, 'Say which version of the enquiry you saw.', {
          fields: ['version'],
        });
      }
      await refuseStrangers(command);
      await refuseOtherReasons(command);
      const order = { enquiryId: id, ...actorOf(session), command, version };
      const outcome = await changeWork(db, responseTarget, order);
      return outcome.kind === 'changed' ? outcome.now : throwVersionConflict(db, outcome);
    },
  );

  deskRoute(
    app,
    {
      method: 'POST',
      url: '/api/enquiries/:id/notes',
      right: 'work',
      body: noteSchema,
      answer: changedSchema,
    },
    async ({ id, session, body }) => {
      const outcome = await addNote(db, { ...body, enquiryId: id, ...actorOf(session) });
      if (outcome === 'missing') throw new HttpError(404, MISSING);
      if (outcome === 'other-note') throw new HttpError(409, SAVED_BEFORE);
      return { id: body.id };
    },
  );

  deskRoute(
    app,
    { method: 'POST', url: '/api/enquiries/:id/unread', right: 'work', answer: changedSchema },
    async ({ id }) => {
      if (!(await markUnread(db, id))) throw new HttpError(404, MISSING);
      return { id };
    },
  );
}
