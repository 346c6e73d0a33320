import { enterForgotten } from '#leads/desk-entry.store.ts';
import { promised } from './promised.ts';
import type { Rows } from './rows.ts';

/** An enquiry on the desk; the times are from now, such as `-1 minute`. */
export async function addWork(kept: Rows, warn: string, due: string): Promise<string> {
  const id = await kept.addLead();
  await enterForgotten(kept.database.db, promised);
  await kept.read(
    `update desk_leads set warn_at = now() + $2::interval, due_at = now() + $3::interval where lead_id = $1`,
    id,
    warn,
    due,
  );
  return id;
}

/** Somebody who has signed in at the desk. */
export const addStaff = (kept: Rows) =>
  kept.read<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('i', 's', 'Asha', 'asha@company.example', '{sales}') returning id`,
  );
