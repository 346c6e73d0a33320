import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@studio/enquiries/database/migrate.ts';
import { expect, it } from 'vitest';
import { emptyDatabase } from './support/database.ts';

const ours = path.join(import.meta.dirname, '../packages/enquiries/migrations');

/** The migrations that were there before this one. */
function migrationsBefore(number: string): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  for (const file of readdirSync(ours).filter((name) => name < number))
    cpSync(path.join(ours, file), path.join(folder, file));
  return {
    folder,
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true });
    },
  };
}

it('a migration keeps an enquiry that was made from a mail for a year from its latest mail', async () => {
  using before = migrationsBefore('0003');
  await using database = await emptyDatabase();
  await migrate(database.db, before.folder);
  const day = (count: number) => `now() - interval '${count} days'`;
  await database.pool.query(
    `insert into staff (issuer, subject, name, email, roles) values ('i', 's', 'Asha', '', '{sales}');
     insert into staff_sessions (staff_id, id_hash, user_agent, ends_at)
     select id, '', '', now() + interval '1 hour' from staff`,
  );
  // One that was continued before it became an enquiry, one that was continued only later, and one of a form.
  for (const [reference, latest] of [
    ['CONTINUED', 1],
    ['LATER', 300],
  ] as const)
    await database.pool.query(
      `with other as (
         insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
         values (gen_random_uuid(), '', '', ${day(300)}, ${day(latest)}, false, ${day(latest - 365)}) returning id)
       insert into thread_mails (id, other_id, direction, kind, message_id, subject, body, content_hash, at)
       select gen_random_uuid(), other.id, 'in', 'message', '${reference}' || at, '', '', '', at
       from other, unnest(array[${day(300)}, ${day(latest)}]) as at group by other.id, at;
       create table made as select gen_random_uuid() as id, s.id as session, o.id as other
       from staff_sessions s, other_mails o;
       select make_enquiry_from_mail(session, other, id, '${reference}', '', '', '', 365) from made;
       select append_staff_audit_entry(session, 'changed', 'desk mail made an enquiry', id, '${reference}', '')
       from made;
       drop table made`,
    );
  await database.pool.query(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at)
     select gen_random_uuid(), id, 'in', 'message', 'after', '', '', '', now() from enquiries where reference = 'LATER';
     insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber, subject,
       projectdetails, received_at, purge_after)
     values (gen_random_uuid(), 'FORM', '', 'planned', false, '', '', '', '', '', '', ${day(300)}, ${day(-65)})`,
  );
  const days = async () => {
    const { rows } = await database.pool.query<{ reference: string; days: number }>(
      `select reference, round(extract(epoch from purge_after - now()) / 86400)::int as days
       from enquiries order by reference`,
    );
    return Object.fromEntries(rows.map(({ reference, days: left }) => [reference, left]));
  };
  expect(await days()).toEqual({ CONTINUED: 65, FORM: 65, LATER: 65 });
  await migrate(database.db);
  expect(await days()).toEqual({ CONTINUED: 364, FORM: 65, LATER: 65 });
});
