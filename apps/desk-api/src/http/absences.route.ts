import { absenceSchema, absencesSchema } from '@studio/contract/desk/absence';
import type { WorkingHours } from '@studio/contract/working-hours';
import { dayIn } from '@studio/contract/zone-time';
import type { Db } from '@studio/enquiries/database/db.ts';
import { endAbsence, saveAbsence, readAbsences } from '@studio/enquiries/work/absence.store.ts';
import { listColleagues } from '@studio/enquiries/work/colleague.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { deskRoute } from './desk-route.ts';

interface AbsencesRouteParts {
  readonly db: Db;
  /** Days are counted in their time zone. */
  readonly hours: Pick<WorkingHours, 'zone'>;
}

/** Absences, entered by the colleagues themselves or by a manager. */
export function absencesRoute(app: FastifyInstance, { db, hours }: AbsencesRouteParts): void {
  /** Whether each of these people works here; the first one must. */
  async function whoIsHere(staffId: string): Promise<(id: string) => boolean> {
    const colleagues = await listColleagues(db, hours.zone);
    const isHere = (id: string) => colleagues.some((one) => one.id === id);
    if (!isHere(staffId)) throw new HttpError(404, 'This account is unknown or disabled.');
    return isHere;
  }

  async function note(
    staffId: string,
    notedBy: string,
    absence: z.infer<typeof absenceSchema>,
  ): ReturnType<typeof readAbsences> {
    const isHere = await whoIsHere(staffId);
    const { handTo } = absence;
    if (handTo === staffId || (handTo !== null && !isHere(handTo)))
      throw new HttpError(422, 'Choose a colleague to take over the enquiries.', {
        fields: ['handTo'],
      });
    if (absence.lastDay < dayIn(new Date(), hours.zone))
      throw new HttpError(422, 'The last day is in the past.', { fields: ['lastDay'] });
    await saveAbsence(db, { staffId, notedBy, ...absence });
    return readAbsences(db, hours.zone);
  }

  async function end(staffId: string): ReturnType<typeof readAbsences> {
    await whoIsHere(staffId);
    await endAbsence(db, staffId);
    return readAbsences(db, hours.zone);
  }

  deskRoute(
    app,
    { method: 'GET', url: '/api/absences', right: 'work', answer: absencesSchema },
    () => readAbsences(db, hours.zone),
  );
  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/absence',
      right: 'work',
      body: absenceSchema,
      answer: absencesSchema,
    },
    ({ session: { me }, body }) => note(me.id, me.id, body),
  );
  deskRoute(
    app,
    { method: 'DELETE', url: '/api/absence', right: 'work', answer: absencesSchema },
    ({ session: { me } }) => end(me.id),
  );
  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/colleagues/:id/absence',
      right: 'team',
      body: absenceSchema,
      answer: absencesSchema,
    },
    ({ id, session: { me }, body }) => note(id, me.id, body),
  );
  deskRoute(
    app,
    {
      method: 'DELETE',
      url: '/api/colleagues/:id/absence',
      right: 'team',
      answer: absencesSchema,
    },
    ({ id }) => end(id),
  );
}
