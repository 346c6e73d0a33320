import type { Cluster } from '../cluster.ts';

/** Words that occur nowhere else, so that a single one in an answer tells. */
export const planted = {
  name: 'Quillon Vantreese',
  companyname: 'Vantreese Looms',
  email: 'quillon@vantreese.example',
  subject: 'Quokkas in the warehouse',
  projectdetails: 'A plan nobody but sales may read: zibeline.',
} as const;

export const isPlanted = (text: string): boolean =>
  /quillon|vantreese|quokka|zibeline/iu.test(text);

/** All that there is to read, one column at a time: a right to a new column is noticed here. */
export async function readsOfEveryColumn(cluster: Pick<Cluster, 'query'>): Promise<string[]> {
  const rows = await cluster.query<{ statement: string }>(
    `select format('select %I from %I.%I', column_name, table_schema, table_name) as statement
     from information_schema.columns where table_schema in ('public', 'pgboss')`,
  );
  return rows.map(({ statement }) => statement);
}

/** May be called, and must return nothing: these keys were never sent in a mail. */
export const guesses: readonly string[] = [
  `select open_enquiry('', 'looked', 'guess')`,
  `select open_enquiry(sha256(''), 'exported', 'guess')`,
  `select open_enquiry(id::text::bytea, 'looked', 'guess') from leads`,
  `select open_enquiry(body_hash, 'looked', 'guess') from leads`,
  `select open_enquiry(decode(replace(id::text, '-', ''), 'hex'), 'looked', 'guess') from leads`,
  `select erase_enquiry(body_hash, gen_random_uuid()) from leads`,
  `select enquirer_work(body_hash) from leads`,
  `select enquirer_earlier_work(body_hash) from leads`,
  `select say_on_page(body_hash, gen_random_uuid(), 'withdrawal', '', '{}', null) from leads`,
];

/** Each must be refused outright. */
export const attacks: readonly string[] = [
  'select * from leads',
  'table leads',
  'select l from leads l',
  'select to_jsonb(l) from leads l',
  `select count(*) from leads where projectdetails like '%zibeline%'`,
  'select id from leads order by email',
  'copy leads to stdout',
  'copy (select name, email from leads) to stdout',
  `select query_to_xml('select * from leads', true, false, '')`,
  `select table_to_xml('leads', true, false, '')`,
  'create view mine as select * from leads',
  'create table mine as select * from leads',
  'create temporary table leads as select 1',
  'create function mine() returns int language sql as $$ select 1 $$',
  `update leads set state = 'accepted'`,
  `update leads set projectdetails = ''`,
  'delete from leads',
  'truncate leads',
  'drop table leads',
  'alter table leads disable trigger all',
  'lock table leads in access exclusive mode',
  'select id from leads for update',
  `insert into leads select * from leads`,
  `insert into leads (id, reference, body_hash, state, is_probe, name, companyname, email, phonenumber,
    subject, projectdetails, purge_after) select gen_random_uuid(), 'X', '', 'accepted', false, '', '',
    'me@attacker.example', '', '', '', now() returning projectdetails`,
  `insert into leads (id, reference, submission_key, body_hash, state, is_probe, name, companyname,
    email, phonenumber, subject, projectdetails, purge_after) select gen_random_uuid(), 'Y',
    submission_key, '', 'accepted', false, '', '', '', '', '', '', now() from leads
    on conflict (submission_key) do update set email = 'me@attacker.example'`,
  'select * from subscriptions',
  'select email from subscriptions',
  'delete from subscriptions',
  `update subscriptions set state = 'confirmed'`,
  `insert into subscriptions (id, name, email, state) values (gen_random_uuid(), '', '', 'asked')`,
  'select * from deliveries',
  `update deliveries set state = 'delivered'`,
  'delete from deliveries',
  'select * from attempts',
  'select * from visitor_mails',
  'select * from enquiry_links',
  'select key_hash from enquiry_links',
  'select * from enquiry_messages',
  'delete from erasures',
  `update alarms set sentence = 'All is well.'`,
  `update alarms set kind = 'worker'`,
  'delete from alarms',
  `insert into alarms (kind, subject, sentence) values ('parked', 'smtp', 'Call this number.')`,
  'select * from ledger',
  `insert into ledger select * from ledger`,
  `select add_to_ledger('operator', null, 'looked', 'nothing', null, null, null)`,
  `select * from opened_link('')`,
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
  'grant select on leads to intake_api; select email from leads',
];
