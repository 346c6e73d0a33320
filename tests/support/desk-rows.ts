import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { responseTarget } from './response-target.ts';
import type { Rows } from './rows.ts';

/** Adds an enquiry to the desk; the times are relative to now, such as `-1 minute`. */
export async function addWork(kept: Rows, warn: string, due: string): Promise<string> {
  const id = await kept.addEnquiry();
  await backfillWork(kept.database.db, responseTarget);
  await kept.read(
    `update enquiry_work set warn_at = now() + $2::interval, due_at = now() + $3::interval where enquiry_id = $1`,
    id,
    warn,
    due,
  );
  return id;
}

/** Adds a person who has signed in to the desk. */
export const addStaff = (kept: Rows) =>
  kept.read<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('i', 's', 'Asha', 'asha@company.example', '{sales}') returning id`,
  );

/** Adds a session at the desk that is alive for an hour. */
export async function addSession(kept: Rows, email = 'asha@company.example'): Promise<string> {
  const [row] = await kept.read<{ id: string }>(
    `with one as (
       insert into staff (issuer, subject, name, email, roles)
       values ('sessions', $1, 'Asha', $1, '{manager}') returning id)
     insert into staff_sessions (staff_id, id_hash, ends_at, user_agent)
     select id, sha256(convert_to($1, 'UTF8')), now() + interval '1 hour', 'a test' from one
     returning id`,
    email,
  );
  return row?.id ?? '';
}
