import type { Me, SessionView } from '@studio/contract/desk/staff';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Audience } from '@studio/enquiries/database/desk-tables.ts';
import { sql } from 'kysely';
import type { SessionSettings } from './sign-in-settings.ts';
import { hashOf, newSecret } from './secrets.ts';

/** The cookie gets a new value this often, so that a stolen copy soon stops working. */
const CHANGE_MINUTES = 15;
/** For requests that were sent before the value changed. */
const GRACE_SECONDS = 60;
const SEEN_SECONDS = 60;

export interface Session {
  readonly id: string;
  readonly me: Me;
  /** The cookie's new value, if it changed. */
  readonly newSecret: string | undefined;
}

interface Found extends Me {
  readonly sessionId: string;
  readonly idHash: Buffer;
  readonly isFormer: boolean;
  readonly isTakenUp: boolean;
  readonly isTakenUpLongAgo: boolean;
  readonly isChangedLately: boolean;
  readonly isOld: boolean;
  readonly isSeenLately: boolean;
}

/** `beforeEnding` writes pending records that refer to a session. */
export function sessionStore(
  db: Db,
  audience: Audience,
  { idleMinutes, hours }: SessionSettings,
  beforeEnding: () => Promise<void> = () => Promise.resolve(),
) {
  async function find(hash: Buffer): Promise<Found | undefined> {
    const { rows } = await sql<Found>`
      select s.id as "sessionId", s.id_hash as "idHash", t.id, t.name, t.email, t.roles,
        s.id_hash <> ${hash} as "isFormer",
        s.rotation_confirmed_at is not null as "isTakenUp",
        coalesce(s.rotation_confirmed_at < now() - make_interval(secs => ${GRACE_SECONDS}), false)
          as "isTakenUpLongAgo",
        s.changed_at > now() - make_interval(secs => ${GRACE_SECONDS}) as "isChangedLately",
        s.changed_at < now() - make_interval(mins => ${CHANGE_MINUTES}) as "isOld",
        s.last_seen_at > now() - make_interval(secs => ${SEEN_SECONDS}) as "isSeenLately"
      from staff_sessions s join staff t on t.id = s.staff_id
      where (s.id_hash = ${hash} or s.previous_hash = ${hash})
        and s.audience = ${audience}
        and t.disabled_at is null
        and s.ends_at > now()
        and s.last_seen_at > now() - make_interval(mins => ${idleMinutes})
    `.execute(db);
    return rows[0];
  }

  /** Of simultaneous requests one changes the value; the others keep the old one. */
  async function change({ sessionId, idHash }: Found, former: Buffer): Promise<string | undefined> {
    const secret = newSecret();
    const { numUpdatedRows } = await db
      .updateTable('staff_sessions')
      .set({
        id_hash: hashOf(secret),
        previous_hash: former,
        changed_at: sql<Date>`now()`,
        rotation_confirmed_at: null,
        last_seen_at: sql<Date>`now()`,
      })
      .where('id', '=', sessionId)
      .where('id_hash', '=', idHash)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? secret : undefined;
  }

  async function noteSeen({ sessionId, isTakenUp, isSeenLately }: Found): Promise<void> {
    if (isTakenUp && isSeenLately) return;
    await db
      .updateTable('staff_sessions')
      .set({
        last_seen_at: sql<Date>`now()`,
        rotation_confirmed_at: sql<Date>`coalesce(rotation_confirmed_at, now())`,
      })
      .where('id', '=', sessionId)
      .execute();
  }

  const end = async (sessionId: string): Promise<void> => {
    await beforeEnding();
    await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute();
  };

  return {
    audience,

    /** Always a new session, even if the browser already sends one. */
    async begin(staffId: string, agent: string): Promise<string> {
      const secret = newSecret();
      await db
        .deleteFrom('staff_sessions')
        .where('ends_at', '<', sql<Date>`now()`)
        .execute();
      const session = {
        staff_id: staffId,
        id_hash: hashOf(secret),
        user_agent: agent.slice(0, 200),
        ends_at: sql<Date>`now() + make_interval(hours => ${hours})`,
      };
      if (audience === 'editor')
        await sql`
          select begin_editor_session(${session.staff_id}, ${session.id_hash}, ${session.user_agent}, ${session.ends_at})
        `.execute(db);
      else await db.insertInto('staff_sessions').values(session).execute();
      return secret;
    },

    async check(secret: string): Promise<Session | undefined> {
      const hash = hashOf(secret);
      const found = await find(hash);
      if (!found) return undefined;
      const { sessionId, id, name, email, roles, isFormer } = found;
      const session = { id: sessionId, me: { id, name, email, roles } };
      if (!isFormer) {
        if (found.isOld) return { ...session, newSecret: await change(found, hash) };
        await noteSeen(found);
        return { ...session, newSecret: undefined };
      }
      // The browser has the new value, so a request with the old one comes from a stolen copy.
      if (found.isTakenUpLongAgo) {
        await end(sessionId);
        return undefined;
      }
      const wasLost = !found.isTakenUp && !found.isChangedLately;
      return { ...session, newSecret: wasLost ? await change(found, hash) : undefined };
    },

    /** Whether there is a session with this secret. Changes nothing: not even a stolen copy ends it. */
    isKnown: async (secret: string): Promise<boolean> => (await find(hashOf(secret))) !== undefined,

    end,

    /** Only this person's own session, so that no one can end another person's by its id. */
    async endOwn(staffId: string, sessionId: string): Promise<boolean> {
      await beforeEnding();
      const { numDeletedRows } = await db
        .deleteFrom('staff_sessions')
        .where('staff_id', '=', staffId)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Which of these sessions are alive. Checking does not extend them. */
    async areAlive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`
        select s.id from staff_sessions s join staff t on t.id = s.staff_id
        where s.id = any(${sessionIds}) and t.disabled_at is null and s.ends_at > now()
          and s.last_seen_at > now() - make_interval(mins => ${idleMinutes})
      `.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** At the desk also the sessions of the editor; the role of the content service can end only those. */
    async endAll(staffId: string): Promise<void> {
      await beforeEnding();
      await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
    },

    async list(staffId: string, thisId: string): Promise<SessionView[]> {
      const rows = await db
        .selectFrom('staff_sessions')
        .select(['id', 'user_agent as agent', 'started_at', 'last_seen_at'])
        .where('staff_id', '=', staffId)
        .where('ends_at', '>', sql<Date>`now()`)
        .orderBy('last_seen_at', 'desc')
        .execute();
      return rows.map(({ id, agent, started_at, last_seen_at }) => ({
        id,
        isThis: id === thisId,
        agent,
        beganAt: started_at.toISOString(),
        seenAt: last_seen_at.toISOString(),
      }));
    },
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;
