import { sql } from 'kysely';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Audience } from '@studio/enquiries/database/desk-tables.ts';
import type { Person } from './claims.ts';
import type { Challenge } from './provider.ts';
import { hashOf, newSecret } from './secrets.ts';

const MINUTES = 10;

/** Records the start of a sign-in. Returns the secret that the browser must send back. */
export async function beginSignIn(
  db: Db,
  audience: Audience,
  { state, nonce, verifier }: Challenge,
  returnTo: string,
): Promise<string> {
  const secret = newSecret();
  await db
    .deleteFrom('sign_ins')
    .where('started_at', '<', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
    .execute();
  await db
    .insertInto('sign_ins')
    .values({ id_hash: hashOf(secret), state, nonce, verifier, return_to: returnTo, audience })
    .execute();
  return secret;
}

export interface BegunSignIn extends Challenge {
  readonly returnTo: string;
}

/** Deletes the started sign-in, so that a secret works only once. */
export async function takeSignIn(
  db: Db,
  audience: Audience,
  secret: string,
): Promise<BegunSignIn | undefined> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('id_hash', '=', hashOf(secret))
    .where('audience', '=', audience)
    .where('started_at', '>', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
    .returning(['state', 'nonce', 'verifier', 'return_to as returnTo'])
    .executeTakeFirst();
  return row;
}

/**
 * For an account that has no role any more: ends every session of the person that this service's role may end. Only the
 * desk also takes the roles away; at the editor they have no effect without a session.
 */
export async function revokeAccess(
  db: Db,
  audience: Audience,
  issuer: string,
  subject: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('staff')
      .select('id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!person) return;
    if (audience === 'desk')
      await trx.updateTable('staff').set({ roles: [] }).where('id', '=', person.id).execute();
    await trx.deleteFrom('staff_sessions').where('staff_id', '=', person.id).execute();
  });
}

/** Creates or updates the person's row. Returns undefined if the person is locked out. */
export async function savePerson(
  db: Db,
  audience: Audience,
  person: Person,
): Promise<string | undefined> {
  const { issuer, subject, name, email, roles } = person;
  if (audience === 'editor') {
    const { rows } = await sql<{ id: string | null }>`
      select save_editor(${issuer}, ${subject}, ${name}, ${email}, ${roles}) as id
    `.execute(db);
    return rows[0]?.id ?? undefined;
  }
  const row = await db
    .insertInto('staff')
    .values(person)
    .onConflict((oc) =>
      oc
        .columns(['issuer', 'subject'])
        .doUpdateSet({ name, email, roles, signed_in_at: sql<Date>`now()` }),
    )
    .returning(['id', 'disabled_at'])
    .executeTakeFirstOrThrow();
  return row.disabled_at === null ? row.id : undefined;
}
