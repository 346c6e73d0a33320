import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PREVIOUS, type AuditRow } from '@studio/enquiries/audit-log/audit-hash.ts';
import {
  auditLogFor,
  headText,
  readAuditLog,
  readHead,
  recordPageViews,
  staffAuditLog,
  verifyAuditLog,
  type AuditLogHead,
} from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskKey, personKey, staffKey } from '@studio/enquiries/audit-log/person-key.ts';
import { readyDatabase, type TestDatabase } from '../support/database.ts';

// Of its own, because the audit log is emptied and changed here.
let database: TestDatabase;
beforeAll(async () => {
  database = await readyDatabase();
  await database.pool.query('alter table audit_log disable trigger audit_log_is_append_only');
});
beforeEach(() => change('delete from audit_log'));
afterAll(() => database[Symbol.asyncDispose]());

const secret = 'a-secret-of-the-tests';
const email = 'asha@menon.example';
const person = personKey(secret, email);
const log = auditLogFor(secret, 'operator', 'ravi');

const change = (statement: string) => database.pool.query(statement);
const touchedOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    reference: `ENQ-${index + 1}`,
    email,
  }));
const entries = async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select actor, actor_key, action, detail, enquiry_id, reference, person_key
     from audit_log order by seq`,
  );
  return rows;
};
const nobody = { enquiry_id: null, reference: null, person_key: null };
const byRavi = { actor: 'operator', actor_key: staffKey(secret, 'ravi') };

describe('an action', () => {
  it('on enquiries is an entry for each, with the key of its person', async () => {
    const [first, second] = touchedOf(2);
    if (!first || !second) throw new Error('There are two.');
    const other = { ...second, email: 'ravi@menon.example' };
    await log.record(database.db, 'viewed', 'enquiries list', [first, other]);
    const said = { ...byRavi, action: 'viewed', detail: 'enquiries list' };
    expect(await entries()).toEqual([
      { ...said, enquiry_id: first.id, reference: 'ENQ-1', person_key: person },
      {
        ...said,
        enquiry_id: other.id,
        reference: 'ENQ-2',
        person_key: personKey(secret, 'ravi@menon.example'),
      },
    ]);
  });

  it('on no enquiry is no entry', async () => {
    await log.record(database.db, 'viewed', 'enquiries list', []);
    expect(await entries()).toEqual([]);
  });

  it('on a thousand enquiries is a thousand entries, on one more a single one', async () => {
    await log.record(database.db, 'exported', 'export', touchedOf(1_000));
    const singly = await entries();
    expect(singly).toHaveLength(1_000);
    expect(singly.at(-1)).toMatchObject({ detail: 'export', reference: 'ENQ-1000' });
    await change('delete from audit_log');
    await log.record(database.db, 'exported', 'export', touchedOf(1_001));
    expect(await entries()).toEqual([
      { ...byRavi, ...nobody, action: 'exported', detail: 'export (1001 enquiries)' },
    ]);
  });

  it('on many is one entry with their number', async () => {
    await log.recordMany(database.db, 'erased', 'purge', 3);
    expect(await entries()).toEqual([
      { ...byRavi, ...nobody, action: 'erased', detail: 'purge (3 enquiries)' },
    ]);
  });

  it('of a process has no account', async () => {
    await auditLogFor(secret, 'worker').recordMany(database.db, 'erased', 'purge', 3);
    expect(await entries()).toMatchObject([{ actor: 'worker', actor_key: null }]);
  });
});

describe('an action on a person', () => {
  const record = (count: number) =>
    log.recordPerson(database.db, 'erased', 'erase', email, touchedOf(count));
  const alone = { ...byRavi, ...nobody, action: 'erased', person_key: person };

  it('without an enquiry is one entry with the key of the person', async () => {
    await record(0);
    expect(await entries()).toEqual([{ ...alone, detail: 'erase' }]);
  });

  it.each([1, 1_000])('with %i enquiries is an entry for each', async (count) => {
    await record(count);
    const each = await entries();
    expect(each).toHaveLength(count);
    expect(each.at(-1)).toEqual({
      ...alone,
      detail: 'erase',
      enquiry_id: expect.any(String) as string,
      reference: `ENQ-${count}`,
    });
  });

  it('with more is one entry with their number and the key of the person', async () => {
    await record(1_001);
    expect(await entries()).toEqual([{ ...alone, detail: 'erase (1001 enquiries)' }]);
  });
});

describe('at the desk', () => {
  let staff: string;
  let session: string;
  beforeAll(async () => {
    const { rows } = await database.pool.query<{ id: string; staff_id: string }>(
      `with one as (
         insert into staff (issuer, subject, name, email, roles)
         values ('i', 's', 'Asha', 'asha@company.example', '{manager}') returning id)
       insert into staff_sessions (staff_id, id_hash, ends_at, user_agent)
       select id, sha256('s'), now() + interval '1 hour', 'a test' from one
       returning id, staff_id`,
    );
    staff = rows[0]?.staff_id ?? '';
    session = rows[0]?.id ?? '';
  });

  it('the session says who it was', async () => {
    await staffAuditLog(secret, session).recordPerson(database.db, 'exported', 'export', email, []);
    expect(await entries()).toEqual([
      {
        ...nobody,
        actor: 'desk',
        actor_key: deskKey(staff),
        action: 'exported',
        detail: 'export',
        person_key: person,
      },
    ]);
  });

  it('lists that were viewed are entries with the number of enquiries, in order', async () => {
    await recordPageViews(database.db, [
      { sessionId: session, detail: 'to answer', count: 20 },
      { sessionId: randomUUID(), detail: 'late', count: 3 },
    ]);
    const viewed = { ...nobody, actor: 'desk', action: 'viewed' };
    expect(await entries()).toEqual([
      { ...viewed, actor_key: deskKey(staff), detail: 'to answer (20 enquiries)' },
      { ...viewed, actor_key: null, detail: 'late (3 enquiries)' },
    ]);
  });
});

const add = (...details: string[]) =>
  details.reduce(
    (before, detail) => before.then(() => log.recordMany(database.db, 'viewed', detail, 2)),
    Promise.resolve(),
  );

async function head(): Promise<AuditLogHead> {
  const found = await readHead(database.db);
  if (!found) throw new Error('The audit log is empty.');
  return found;
}

async function all(): Promise<AuditRow[]> {
  const found: AuditRow[] = [];
  for await (const row of readAuditLog(database.db)) found.push(row);
  return found;
}

describe('the head', () => {
  it('of an empty audit log is none', async () => {
    expect(await readHead(database.db)).toBeUndefined();
  });

  it('is the last entry', async () => {
    await add('one', 'two', 'three');
    const last = (await all()).at(-1);
    expect(await head()).toEqual({ seq: '3', hash: last?.hash });
  });

  it('is written as its number and its hash', () => {
    expect(headText({ seq: '12', hash: Buffer.from([0, 171, 255]) })).toBe('12:00abff');
  });
});

describe('reading', () => {
  it('gives the entries in order, each with the hash of the one before', async () => {
    await add('one', 'two', 'three');
    const found = await all();
    expect(found.map(({ seq, detail }) => `${seq} ${detail}`)).toEqual([
      '1 one (2 enquiries)',
      '2 two (2 enquiries)',
      '3 three (2 enquiries)',
    ]);
    expect(found.map(({ previous }) => previous)).toEqual([
      FIRST_PREVIOUS,
      found[0]?.hash,
      found[1]?.hash,
    ]);
  });

  it('goes on after a portion', async () => {
    await change(
      `insert into audit_log (seq, at, actor, action, detail, previous, hash)
       select n, now(), 'worker', 'viewed', '', '', '' from generate_series(10001, 1, -1) as n`,
    );
    const numbers = (await all()).map(({ seq }) => Number(seq));
    expect(numbers).toEqual(Array.from({ length: 10_001 }, (_, index) => index + 1));
  });
});

describe('verifying', () => {
  const verify = (noted?: string) => verifyAuditLog(database.db, noted);
  const changed = (seq: number) =>
    `Entry ${seq} was changed: it does not follow from the one before it.`;

  it('finds no fault in an empty audit log', async () => {
    expect(await verify()).toEqual({ entries: 0, head: undefined, fault: undefined });
  });

  it('finds no fault in one that nobody changed, and says how far it goes', async () => {
    await add('one', 'two');
    await log.record(database.db, 'viewed', 'three', touchedOf(1));
    expect(await verify()).toEqual({ entries: 3, head: await head(), fault: undefined });
  });

  it('finds a head that was noted before, wherever it is', async () => {
    await add('one');
    const first = headText(await head());
    await add('two');
    const second = headText(await head());
    await add('three');
    const last = await head();
    for (const noted of [first, second, headText(last)]) {
      expect(await verify(noted)).toEqual({ entries: 3, head: last, fault: undefined });
    }
  });

  it('misses a noted head that was removed', async () => {
    await add('one', 'two');
    const noted = headText(await head());
    await change('delete from audit_log where seq = 2');
    expect(await verify()).toMatchObject({ entries: 1, fault: undefined });
    expect(await verify(noted)).toEqual({
      entries: 1,
      head: await head(),
      fault: `The head ${noted} is not in it: entries were removed, or all were rewritten.`,
    });
    await change('delete from audit_log');
    expect(await verify(noted)).toMatchObject({
      entries: 0,
      head: undefined,
      fault: expect.stringContaining(`The head ${noted} is not in it`) as string,
    });
  });

  it.each([
    [1, 0],
    [2, 1],
  ])('misses entry %i', async (seq, before) => {
    await add('one', 'two', 'three');
    await change(`delete from audit_log where seq = ${seq}`);
    const found = await verify();
    expect(found).toMatchObject({ entries: before, fault: `Entry ${seq} is missing.` });
    expect(found.head?.seq).toBe(before === 0 ? undefined : String(before));
  });

  it.each([
    ['a word', 1, `detail = 'nothing'`],
    ['its time', 2, `at = at - interval '1 microsecond'`],
    ['who did it', 2, 'actor_key = null'],
    ['its hash', 3, 'hash = previous'],
    ['the hash before it', 2, 'previous = hash'],
    ['the hash before the first', 1, 'previous = hash'],
  ])('finds that %s was changed', async (_what, seq, planted) => {
    await add('one', 'two', 'three');
    await change(`update audit_log set ${planted} where seq = ${seq}`);
    expect(await verify()).toMatchObject({ entries: seq - 1, fault: changed(seq) });
  });

  it('finds that an entry before was rewritten with a hash that is right', async () => {
    await add('one', 'two');
    await change('create table kept_entry as select * from audit_log where seq = 2');
    await change('delete from audit_log');
    await add('something else');
    await change('insert into audit_log table kept_entry');
    await change('drop table kept_entry');
    const found = await verify();
    expect(found).toMatchObject({ entries: 1, fault: changed(2) });
    expect(found.head?.seq).toBe('1');
  });
});
