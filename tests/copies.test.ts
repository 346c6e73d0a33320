import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jsonCopyPath, textCopyPath } from '@studio/contract/paths';
import { personExportSchema } from '@studio/contract/desk/person';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { exportPerson } from '@studio/enquiries/persons/person-export.store.ts';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from './support/database.ts';
import { testAuditLog } from './support/audit-log.ts';
import { testService, type TestService } from './support/service.ts';
import { asRole } from './support/settings.ts';

/** A different word in every text column that is about one person, and every copy that this person can get. */

const COPIES = ['own page as JSON', 'own page as text', 'the operator’s CSV', 'the desk’s export'];
type Copy = (typeof COPIES)[number];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

interface Marker {
  readonly column: string;
  readonly word: string;
}

/** `| columns and tables | of which copies | why |`, from the document's list of what is left out. */
const [, section = ''] = readFileSync(
  new URL('../docs/data-flow.md', import.meta.url),
  'utf8',
).split('## What a copy leaves out');
const exceptions = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, what = '', of = '', why = ''] = line.split('|').map((cell) => cell.trim());
    return [...what.matchAll(/`([\w.]+)`/gu)].map(([, name = '']) => ({ name, of, why }));
  });

const isLeftOut = (copy: Copy, column: string): boolean =>
  exceptions.some(
    ({ name, of }) =>
      (name === column || name === column.split('.')[0]) &&
      (of === 'every copy' || (of === 'their own page' && copy.startsWith('own page'))),
  );

let service: TestService;
let columns: Column[];
const markers: Marker[] = [];
const copies = new Map<Copy, string>();

/** Text of any kind, except columns whose check allows only a few fixed values. */
const TEXT_COLUMNS = `
  select c.table_name as table, c.column_name as name, c.udt_name as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'citext', 'name', 'json', 'jsonb',
      'xml', 'tsvector')
    and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
      where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and a.attname = c.column_name and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[')`;

const sql = async (text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Record<string, unknown>>(text, values)).rows;
const cli = (name: string, ...args: string[]) =>
  (commands.get(name) as Command)({
    config: service.config,
    database: { ...service.database, db: asWorker.db },
    log: silentLog,
    args,
  });

const open = (role: 'intake_worker' | 'intake_desk') =>
  openDatabase({
    url: asRole(service.database.url, role),
    connections: 1,
    statementTimeoutMs: 60_000,
    waitMs: 60_000,
    onIdleError: () => undefined,
  });
let asWorker: ReturnType<typeof open>;
let asDesk: ReturnType<typeof open>;

/** JSON in which the program expects a certain shape. */
const shapes: Readonly<Record<string, (word: string) => unknown>> = {
  'enquiries.sheet': (words) => ({ version: 1, words }),
  'thread_mails.attachments': (name) => [{ name, bytes: 1 }],
  'thread_mails.copied': (name) => [{ name, address: 'friend@menon.example', isOurs: false }],
  'waiting_replies.copied': (name) => [{ name, address: 'friend@menon.example', isOurs: false }],
};

function valueOf({ table, name, type }: Column, word: string): unknown {
  const make = shapes[`${table}.${name}`];
  if (type === 'jsonb') return JSON.stringify(make ? make(word) : { word });
  return type === '_text' ? [word] : word;
}

/** A row with a word of its own in every text column, but for what is given. */
async function plant(table: string, given: Readonly<Record<string, unknown>>, which = '') {
  const row: Record<string, unknown> = { ...given };
  for (const column of columns.filter((one) => one.table === table)) {
    const own = given[column.name];
    const word = typeof own === 'string' ? own : `planted-${table}-${column.name}${which}.`;
    row[column.name] = valueOf(column, word);
    markers.push({ column: `${table}.${column.name}`, word });
  }
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  await sql(`insert into ${table} (${names.join(', ')}) values (${places})`, ...Object.values(row));
}

// One address for PostgreSQL, and three words for this test.
const EMAILS = { enquiries: 'Planted@Copies.example', subscriptions: 'planted@COPIES.example' };
const SENDER = 'PLANTED@copies.example';

beforeAll(async () => {
  service = await testService();
  asWorker = open('intake_worker');
  asDesk = open('intake_desk');
  columns = (await sql(TEXT_COLUMNS)) as unknown as Column[];
  const [enquiryId, mail, other, label] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [staff] = await sql(
    `insert into staff (issuer, subject, name, email, roles)
     values ('i', 's', 'Ravi', 'ravi@company.example', '{sales}') returning id`,
  );
  const [at, hash] = [new Date(), createHash('sha256').update('planted').digest()];
  const isIn = { direction: 'in', kind: 'message', at };
  await plant('enquiries', {
    id: enquiryId,
    email: EMAILS.enquiries,
    content_hash: hash,
    state: 'planned',
    is_probe: false,
    purge_after: at,
  });
  await plant('enquiry_additions', { id: randomUUID(), enquiry_id: enquiryId, kind: 'addition' });
  await plant('enquiry_work', {
    enquiry_id: enquiryId,
    received_at: at,
    version: 1,
    state: 'to-answer',
    warn_at: at,
    due_at: at,
    person_hash: hash,
    company_hash: hash,
  });
  await plant('enquiry_events', { enquiry_id: enquiryId, kind: 'noted' });
  await plant('enquiry_notes', { id: randomUUID(), enquiry_id: enquiryId });
  await plant('labels', { id: label });
  await sql('insert into enquiry_labels (enquiry_id, label_id) values ($1, $2)', enquiryId, label);
  await plant('thread_mails', { id: mail, enquiry_id: enquiryId, content_hash: hash, ...isIn });
  await plant('replies', { mail_id: mail, send_after: at, way: 'forward' });
  await plant('waiting_replies', {
    id: randomUUID(),
    enquiry_id: enquiryId,
    staff_id: staff?.['id'],
    send_at: at,
  });
  await plant('other_mails', {
    id: other,
    sender: SENDER,
    received_at: at,
    latest_at: at,
    is_automatic: false,
    purge_after: at,
  });
  const otherMail = { id: randomUUID(), other_id: other, content_hash: hash, ...isIn };
  await plant('thread_mails', otherMail, '-of-no-enquiry');
  await plant('subscriptions', {
    id: randomUUID(),
    email: EMAILS.subscriptions,
    state: 'confirmed',
  });

  const token =
    /token=(\S+)/u.exec(await cli('enquiries create-link', 'planted-enquiries-reference.'))?.[1] ??
    '';
  const own = async (path: string) => (await service.app.inject(`${path}?token=${token}`)).body;
  copies.set('own page as JSON', await own(jsonCopyPath));
  copies.set('own page as text', await own(textCopyPath));
  copies.set('the operator’s CSV', await cli('export', '--email', EMAILS.enquiries));
  // The audit log wants a session of the desk; persons.test.ts of the desk has one.
  const unrecorded = { ...testAuditLog, recordPerson: () => Promise.resolve() };
  const exported = await exportPerson(asDesk.db, unrecorded, EMAILS.enquiries);
  copies.set('the desk’s export', JSON.stringify(personExportSchema.parse(exported)));
});

afterAll(async () => {
  await asWorker.close();
  await asDesk.close();
  await service[Symbol.asyncDispose]();
});

it('every text column is in a copy, or the document says why not', () => {
  const planted = new Set(markers.map(({ column }) => column));
  const undecided = columns
    .map(({ table, name }) => `${table}.${name}`)
    .filter((column) => !planted.has(column) && !isLeftOut('the desk’s export', column));
  expect(undecided).toEqual([]);
});

it('the document names what exists, with a reason', () => {
  const known = new Set(columns.flatMap(({ table, name }) => [table, `${table}.${name}`]));
  expect(exceptions.filter(({ name }) => !known.has(name))).toEqual([]);
  expect(new Set(exceptions.map(({ of }) => of))).toEqual(
    new Set(['every copy', 'their own page']),
  );
  expect(exceptions.filter(({ why }) => why.length < 10)).toEqual([]);
});

it.each(COPIES)('%s has all that is kept, but for what the document names', (copy) => {
  const text = copies.get(copy) ?? '';
  const isIn = ({ word }: Marker) => text.includes(word);
  expect(markers.filter((one) => !isLeftOut(copy, one.column) && !isIn(one))).toEqual([]);
  // What is left out is left out: the document says no more than is true.
  expect(markers.filter((one) => isLeftOut(copy, one.column) && isIn(one))).toEqual([]);
});
