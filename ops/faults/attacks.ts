import type { Cluster } from '../cluster.ts';

/** Words that occur nowhere else, so that a single one in a response proves a leak. */
export const planted = {
  name: 'Quillon Vantreese',
  companyname: 'Vantreese Looms',
  email: 'quillon@vantreese.example',
  subject: 'Quokkas in the warehouse',
  projectdetails: 'A plan nobody but sales may read: zibeline.',
} as const;

export const isPlanted = (text: string): boolean =>
  /quillon|vantreese|quokka|zibeline/iu.test(text);

/** Reads everything one column at a time, so that the right to a new column is noticed. */
export async function readsOfEveryColumn(cluster: Pick<Cluster, 'query'>): Promise<string[]> {
  const rows = await cluster.query<{ statement: string }>(
    `select format('select %I from %I.%I', column_name, table_schema, table_name) as statement
     from information_schema.columns where table_schema in ('public', 'pgboss')`,
  );
  return rows.map(({ statement }) => statement);
}

/** May be called, and must return nothing: no mail contained these keys. */
export const guesses: readonly string[] = [
  `select open_enquiry('', 'viewed', 'guess')`,
  `select open_enquiry(sha256(''), 'exported', 'guess')`,
  `select open_enquiry(id::text::bytea, 'viewed', 'guess') from enquiries`,
  `select open_enquiry(content_hash, 'viewed', 'guess') from enquiries`,
  `select open_enquiry(decode(replace(id::text, '-', ''), 'hex'), 'viewed', 'guess') from enquiries`,
  `select erase_enquiry(content_hash, gen_random_uuid()) from enquiries`,
  `select enquirer_work(content_hash) from enquiries`,
  `select enquirer_earlier_work(content_hash) from enquiries`,
  `select add_from_page(content_hash, gen_random_uuid(), 'withdrawal', '', '{}', null) from enquiries`,
];

/** Each must be refused outright. */
export const attacks: readonly string[] = [
  'select * from enquiries',
  'table enquiries',
  'select l from enquiries l',
  'select to_jsonb(l) from enquiries l',
  `select count(*) from enquiries where projectdetails like '%zibeline%'`,
  'select id from enquiries order by email',
  'copy enquiries to stdout',
  'copy (select name, email from enquiries) to stdout',
  `select query_to_xml('select * from enquiries', true, false, '')`,
  `select table_to_xml('enquiries', true, false, '')`,
  'create view mine as select * from enquiries',
  'create table mine as select * from enquiries',
  'create temporary table enquiries as select 1',
  'create function mine() returns int language sql as $$ select 1 $$',
  `update enquiries set state = 'accepted'`,
  `update enquiries set projectdetails = ''`,
  'delete from enquiries',
  'truncate enquiries',
  'drop table enquiries',
  'alter table enquiries disable trigger all',
  'lock table enquiries in access exclusive mode',
  'select id from enquiries for update',
  `insert into enquiries select * from enquiries`,
  `insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
    subject, projectdetails, purge_after) select gen_random_uuid(), 'X', '', 'accepted', false, '', '',
    'me@attacker.example', '', '', '', now() returning projectdetails`,
  `insert into enquiries (id, reference, idempotency_key, content_hash, state, is_probe, name, companyname,
    email, phonenumber, subject, projectdetails, purge_after) select gen_random_uuid(), 'Y',
    idempotency_key, '', 'accepted', false, '', '', '', '', '', '', now() from enquiries
    on conflict (idempotency_key) do update set email = 'me@attacker.example'`,
  'select * from subscriptions',
  'select email from subscriptions',
  'delete from subscriptions',
  `update subscriptions set state = 'confirmed'`,
  `insert into subscriptions (id, name, email, state) values (gen_random_uuid(), '', '', 'pending')`,
  'select * from deliveries',
  `update deliveries set state = 'delivered'`,
  'delete from deliveries',
  'select * from delivery_attempts',
  'select * from visitor_mail_counts',
  'select * from enquiry_links',
  'select key_hash from enquiry_links',
  'select * from enquiry_additions',
  'delete from erasures',
  `update alarms set message = 'All is well.'`,
  `update alarms set kind = 'worker'`,
  'delete from alarms',
  `insert into alarms (kind, subject, message) values ('failed', 'smtp', 'Call this number.')`,
  'select * from audit_log',
  `insert into audit_log select * from audit_log`,
  `select append_audit_entry('operator', null, 'viewed', 'nothing', null, null, null)`,
  `select * from find_valid_link('')`,
  'select * from pgboss.job',
  'select data from pgboss.job_common',
  'delete from pgboss.job_common',
  'update pgboss.queue set retry_limit = 0',
  'select * from pg_authid',
  'select * from pg_statistic',
  `select pg_read_file('postgresql.conf')`,
  `copy (select 1) to program 'true'`,
  'set role postgres',
  'set role intake_worker',
  'set session authorization postgres',
  `alter role intake_api superuser`,
  'grant select on enquiries to intake_api; select email from enquiries',
];
