import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { codeOf, type Db } from './db.ts';

const GRANTS = path.join(import.meta.dirname, 'roles.sql');

export const roles = ['intake_api', 'intake_worker', 'intake_desk', 'intake_mail'] as const;

const NOT_ALLOWED = '42501';
/** Another database of the same server makes them at the same moment. */
const MADE_MEANWHILE = new Set(['42710', '23505']);

const ONE_ROLE =
  'This role of PostgreSQL may not make other roles, so every process keeps the rights of its own. See "Roles" in docs/runbook.md.';

/** They cannot log in until somebody gives them a password: see "Roles" in docs/runbook.md. */
async function haveRoles(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname = any(${[...roles]})
  `.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const role of roles.filter((name) => !known.has(name))) {
    try {
      await sql`create role ${sql.ref(role)} nologin`.execute(db);
    } catch (error) {
      const code = String(codeOf(error));
      if (code === NOT_ALLOWED) return false;
      if (!MADE_MEANWHILE.has(code)) throw error;
    }
  }
  return true;
}

/**
 * Makes the roles where they are missing and gives each its rights. Where this role may not make them,
 * nothing changes and a sentence says so: one role for everything goes on working.
 */
export async function grantRoles(db: Db): Promise<string[]> {
  if (!(await haveRoles(db))) return [ONE_ROLE];
  const { rows } = await sql<{ name: string }>`
    select quote_ident(current_database()) as name
  `.execute(db);
  const grants = (await readFile(GRANTS, 'utf8')).replaceAll(':database', rows[0]?.name ?? '');
  await db.transaction().execute((trx) => sql.raw(grants).execute(trx));
  return [];
}

/** Whether whoever asks could read what people wrote. */
export async function canReadEnquiries(db: Db): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select has_column_privilege('leads', 'projectdetails', 'select') as can
  `.execute(db);
  return rows[0]?.can ?? false;
}
