import { roles } from '@studio/enquiries/database/roles.ts';
import { attacks, isPlanted, planted, readsOfEveryColumn } from '../../faults/attacks.ts';
import type { Attack } from '../attack.ts';
import { runAs, type Role } from '../as-role.ts';

/** Statements that none of our processes needs. */
const forEverybody = [
  'drop table enquiries',
  'truncate enquiries cascade',
  'alter table enquiries disable trigger all',
  'alter table audit_log disable trigger all',
  'create table mine as select * from enquiries',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create or replace function reject_audit_log_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'create role mine',
  'alter role intake_api superuser',
  'set session authorization postgres',
  `select pg_read_file('postgresql.conf')`,
  `copy (select 1) to program 'true'`,
  'select * from pg_authid',
  'update kysely_migration set name = name',
];

const mail = `insert into thread_mails
  (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash, sender, sender_verified)
  select gen_random_uuid(), id, 'in', 'message', 'forged@x.example', 's', 'b', now(), '', email, true
  from enquiries limit 1`;
const event = (at: string) => `insert into enquiry_events (enquiry_id, kind, staff_id, at)
  select l.id, 'noted', s.id, ${at} from enquiries l, staff s limit 1`;
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
    'delete from enquiry_events',
    'update enquiry_events set staff_id = null',
    // Names and addresses it needs for replies and for notices to an enquiry's owner.
    'select roles from staff',
    'update staff set roles = roles',
    'select * from staff_sessions',
    'select * from drafts',
    `insert into staff_sessions select * from staff_sessions`,
  ],
  intake_desk: [
    // M7 of the security review: the desk may not write mails, events or the audit log.
    'delete from thread_mails',
    mail,
    `update thread_mails set sender_verified = true`,
    event(`now() - interval '30 days'`),
    event('now()'),
    'update enquiry_events set kind = kind',
    'delete from enquiry_events',
    `select append_audit_entry('operator', null, 'viewed', 'forged', null, null, null)`,
    `select append_audit_entry('enquirer', null, 'erased', 'forged', null, null, null)`,
    `select append_audit_entry('worker', null, 'changed', 'forged', null, null, null)`,
    'update enquiry_notes set text = text',
    'delete from enquiry_notes',
    `update enquiries set projectdetails = 'x'`,
    `update enquiries set email = 'x@y.example'`,
    'insert into enquiries (id) values (gen_random_uuid())',
    'update staff set disabled_at = null',
    'update staff set issuer = issuer',
    'delete from staff',
    'select * from pgboss.job_common',
    'delete from pgboss.job_common',
    'select key_hash from enquiry_links',
    'select * from mailbox_erasures',
    'update mail_folders set last_uid = 0',
    'update alarms set notified_at = null',
    'delete from erasures',
  ],
  intake_publish: [
    'select id from enquiries',
    'select * from enquiry_work',
    'select * from thread_mails',
    'select * from audit_log',
    'update staff set disabled_at = null',
    'update staff set roles = roles',
    'update staff set email = email',
    "insert into staff (issuer, subject, name, email, roles) values ('x', 'x', 'x', 'x', '{}')",
    `select save_editor('x', 'x', 'x', 'x', '{manager}')`,
    'update staff_sessions set staff_id = staff_id',
    'update staff_sessions set audience = audience',
    `insert into staff_sessions (staff_id, id_hash, user_agent, ends_at) select id, '', '', now() from staff`,
  ],
  intake_mail: [
    'select name from enquiries',
    'select projectdetails from enquiries',
    'update enquiries set email = email',
    'delete from enquiries',
    'select body from thread_mails',
    'update thread_mails set sender_verified = true',
    'delete from thread_mails',
    'delete from enquiry_events',
    'update enquiry_events set kind = kind',
    'select * from staff',
    "insert into staff (issuer, subject, name, email, roles) values ('x', 'x', 'x', 'x', '{}')",
    'select * from staff_sessions',
    'select * from drafts',
    'select * from enquiry_notes',
    'select * from deliveries',
    'select * from audit_log',
    `select append_audit_entry('desk', null, 'viewed', 'forged', null, null, null)`,
    'select * from pgboss.job_common',
    "insert into pgboss.job_common (name) values ('plan-deliveries')",
    'select key_hash from enquiry_links',
    'select * from subscriptions',
  ],
  intake_visits: [
    'select id from enquiries',
    'select * from enquiry_work',
    'select * from staff',
    'select * from thread_mails',
    'select * from audit_log',
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
