import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { codeOf, type Db } from './db.ts';

const always = ['intake_api', 'intake_worker', 'intake_desk', 'intake_mail'] as const;

/** Roles of processes that were added later. A machine installed before does not have them. */
const added = {
  intake_visits: { grants: 'visits-role.sql', needs: 'the visit counter needs' },
  intake_publish: { grants: 'publish-role.sql', needs: 'the content service needs' },
} as const;

export const roles = [...always, 'intake_visits', 'intake_publish'] as const;

const NOT_ALLOWED = '42501';
/** Another database of the same server may create them at the same moment. */
const MADE_MEANWHILE = new Set(['42710', '23505']);

const ONE_ROLE =
  'This role of PostgreSQL may not make other roles, so every process keeps the rights of its own. See "Roles" in docs/runbook.md.';

/** They cannot log in until an operator sets a password: see "Roles" in docs/runbook.md. */
async function haveRoles(db: Db, wanted: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname = any(${[...wanted]})
  `.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const role of wanted.filter((name) => !known.has(name))) {
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

async function grant(db: Db, file: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(current_database()) as name
  `.execute(db);
  const grants = await readFile(path.join(import.meta.dirname, file), 'utf8');
  const statements = grants.replaceAll(':database', rows[0]?.name ?? '');
  await db.transaction().execute((trx) => sql.raw(statements).execute(trx));
}

/**
 * Creates missing roles and grants each its rights. If this role may not create them, nothing changes and a sentence
 * says so: one role for everything keeps working. If only an added role is missing, the others get their rights.
 */
export async function grantRoles(db: Db): Promise<string[]> {
  if (!(await haveRoles(db, always))) return [ONE_ROLE];
  await grant(db, 'roles.sql');
  const missing: string[] = [];
  for (const [role, { grants, needs }] of Object.entries(added)) {
    if (await haveRoles(db, [role])) await grant(db, grants);
    else missing.push(`There is no role ${role}, which ${needs}. See "Roles" in docs/runbook.md.`);
  }
  return missing;
}

/** Whether the connected role could read the text of enquiries. */
export async function canReadEnquiries(db: Db): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select has_column_privilege('enquiries', 'projectdetails', 'select') as can
  `.execute(db);
  return rows[0]?.can ?? false;
}
