import { sql } from 'kysely';
import type { Db } from '@studio/intake/platform/db.ts';
import type { Person } from './claims.ts';
import type { Challenge } from './provider.ts';
import { hashOf, newSecret } from './secrets.ts';

const MINUTES = 10;

/** Notes a sign-in that begins; the answer is what the browser must bring back. */
export async function beginSignIn(
  db: Db,
  { state, nonce, verifier }: Challenge,
  returnTo: string,
): Promise<string> {
  const secret = newSecret();
  await db
    .deleteFrom('sign_ins')
    .where('began_at', '<', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
    .execute();
  await db
    .insertInto('sign_ins')
    .values({ id_hash: hashOf(secret), state, nonce, verifier, return_to: returnTo })
    .execute();
  return secret;
}

export interface BegunSignIn extends Challenge {
  readonly returnTo: string;
}

/** Takes it away: nobody comes back twice with the same one. */
export async function takeSignIn(db: Db, secret: string): Promise<BegunSignIn | undefined> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('id_hash', '=', hashOf(secret))
    .where('began_at', '>', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
    .returning(['state', 'nonce', 'verifier', 'return_to as returnTo'])
    .executeTakeFirst();
  return row;
}

/** Their row, as the company's sign-in describes them today; nothing for whoever is shut out. */
export async function keepPerson(db: Db, person: Person): Promise<string | undefined> {
  const { name, email, roles } = person;
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
