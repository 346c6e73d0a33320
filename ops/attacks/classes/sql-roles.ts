import { roles } from '@studio/enquiries/database/roles.ts';
import { attacks, isPlanted, planted, readsOfEveryColumn } from '../../faults/attacks.ts';
import type { Attack } from '../attack.ts';
import { runAs, type Role } from '../as-role.ts';

/** Statements that none of our processes needs. */
const forEverybody = [
  'drop table leads',
  'truncate leads cascade',
  'alter table leads disable trigger all',
  'alter table ledger disable trigger all',
  'create table mine as select * from leads',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create or replace function refuse_to_rewrite() returns trigger language plpgsql as $$ begin return new; end $$',
  'create role mine',
  'alter role intake_api superuser',
  'set session authorization postgres',
  `select pg_read_file('postgresql.conf')`,
  `copy (select 1) to program 'true'`,
  'select * from pg_authid',
  'update kysely_migration set name = name',
];

const mail = `insert into thread_mails
  (id, lead_id, direction, nature, message_id, subject, body, at, body_hash, sender, is_proven)
  select gen_random_uuid(), id, 'in', 'message', 'forged@x.example', 's', 'b', now(), '', email, true
  from leads limit 1`;
const event = (at: string) => `insert into desk_events (lead_id, kind, staff_id, at)
  select l.id, 'noted', s.id, ${at} from leads l, staff s limit 1`;
const otherRoles = (own: Role) =>
  [...roles, 'postgres']
    .filter((role) => role !== own)
    .map((role) => `set local session authorization ${role}`);

/** Statements that each process may not run, in addition to those above. */
const kept: Readonly<Record<Role, readonly string[]>> = {
  intake_api: [],
  intake_worker: [
    'update thread_mails set body = body',
    'delete from thread_mails',
    mail,
    'delete from desk_events',
    'update desk_events set staff_id = null',
    // Names and addresses it needs for replies and for notices to an enquiry's owner.
    'select roles from staff',
    'update staff set roles = roles',
    'select * from desk_sessions',
    'select * from desk_drafts',
    `insert into desk_sessions select * from desk_sessions`,
  ],
  intake_desk: [
    // M7 of the security review: the desk may not write mails, events or the ledger.
    'delete from thread_mails',
    mail,
    `update thread_mails set is_proven = true`,
    event(`now() - interval '30 days'`),
    event('now()'),
    'update desk_events set kind = kind',
    'delete from desk_events',
    `select add_to_ledger('operator', null, 'looked', 'forged', null, null, null)`,
    `select add_to_ledger('enquirer', null, 'erased', 'forged', null, null, null)`,
    `select add_to_ledger('worker', null, 'changed', 'forged', null, null, null)`,
    'update desk_notes set text = text',
    'delete from desk_notes',
    `update leads set projectdetails = 'x'`,
    `update leads set email = 'x@y.example'`,
    'insert into leads (id) values (gen_random_uuid())',
    'update staff set disabled_at = null',
    'update staff set issuer = issuer',
    'delete from staff',
    'select * from pgboss.job_common',
    'delete from pgboss.job_common',
    'select key_hash from enquiry_links',
    'select * from mailbox_erasures',
    'update mail_folders set last_uid = 0',
    'update alarms set told_at = null',
    'delete from erasures',
  ],
  intake_publish: [
    'select id from leads',
    'select * from desk_leads',
    'select * from thread_mails',
    'select * from ledger',
    'update staff set disabled_at = null',
    'update desk_sessions set staff_id = staff_id',
  ],
  intake_mail: [
    'select name from leads',
    'select projectdetails from leads',
    'update leads set email = email',
    'delete from leads',
    'select body from thread_mails',
    'update thread_mails set is_proven = true',
    'delete from thread_mails',
    'delete from desk_events',
    'update desk_events set kind = kind',
    'select * from staff',
    "insert into staff (issuer, subject, name, email, roles) values ('x', 'x', 'x', 'x', '{}')",
    'select * from desk_sessions',
    'select * from desk_drafts',
    'select * from desk_notes',
    'select * from deliveries',
    'select * from ledger',
    `select add_to_ledger('desk', null, 'looked', 'forged', null, null, null)`,
    'select * from pgboss.job_common',
    "insert into pgboss.job_common (name) values ('deliver-lead')",
    'select key_hash from enquiry_links',
    'select * from subscriptions',
  ],
  intake_visits: [
    'select id from leads',
    'select * from desk_leads',
    'select * from staff',
    'select * from thread_mails',
    'select * from ledger',
    'select * from heartbeats',
    'truncate visit_pages',
  ],
};

/** Tries, with the login of each process, what it may not read, change or delete. */
export const sqlRoles: Attack = {
  name: 'SQL as each process',
  least: 102,
  async *run(product) {
    await product.enquire({ ...planted, email: planted.email });
    await product.signIn('sales');
    const reads = await readsOfEveryColumn({
      query: async <Row>(text: string) => (await product.sql(text)) as Row[],
    });
    for (const { statement, rows } of await runAs(product, 'intake_api', reads)) {
      yield { what: `intake_api reads: ${statement}`, isThrough: isPlanted(rows ?? '') };
    }
    for (const [role, own] of Object.entries(kept) as [Role, readonly string[]][]) {
      const all = [
        ...forEverybody,
        ...otherRoles(role),
        ...own,
        ...(role === 'intake_api' ? attacks : []),
      ];
      for (const { statement, code, rows } of await runAs(product, role, all))
        // An error other than a refusal means that the attack is out of date.
        yield {
          what: `${role}: ${statement.replaceAll(/\s+/gu, ' ')}: ${code ?? 'done'}`,
          isThrough: rows !== undefined || !['42501', '42883', 'P0001'].includes(code ?? ''),
        };
    }
  },
};
