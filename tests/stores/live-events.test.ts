import { randomUUID } from 'node:crypto';
import { DESK_CHANNEL } from '@studio/enquiries/database/desk-tables.ts';
import {
  erasedAfter,
  eventsAfter,
  lastEvent,
  MISSED_AT_MOST,
} from '@studio/enquiries/live/event.store.ts';
import {
  changeEventOf,
  notifyChange,
  readWriters,
  setWriting,
} from '@studio/enquiries/live/writer.store.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague } from '../support/replies.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let enquiryId: string;
let listener: pg.Client;
const heard: string[] = [];
beforeAll(async () => {
  kept = await rows();
  listener = new pg.Client({ connectionString: kept.url });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`listen ${DESK_CHANNEL}`);
});
beforeEach(async () => {
  await kept.empty();
  await kept.read('delete from erasures');
  enquiryId = await addWork(kept, '1 hour', '2 hours');
  await news();
});
afterAll(async () => {
  await listener.end();
  await kept[Symbol.asyncDispose]();
});

/** What was notified since the last look; PostgreSQL sends it before the answer to a later query. */
async function news(): Promise<string[]> {
  await listener.query('select');
  return heard.splice(0);
}
/** Adds events of that age; returns their ids. */
async function add(count: number, age = '0 seconds'): Promise<string[]> {
  const added = await kept.read<{ id: string }>(
    `insert into enquiry_events (enquiry_id, kind, at)
     select $1, 'noted', now() - $2::interval from generate_series(1, $3) returning id::text`,
    enquiryId,
    age,
    count,
  );
  return added.map(({ id }) => id);
}
/** Makes all events older than the minute in which they come again. */
const age = () => kept.read(`update enquiry_events set at = now() - interval '2 minutes'`);
const after = async (id: string) =>
  (await eventsAfter(kept.database.db, id)).map((change) => change.id);

describe('events', () => {
  it('come in their order, each with its enquiry, and the last one is known', async () => {
    const last = await lastEvent(kept.database.db);
    await age();
    const ids = await add(3);
    expect(await eventsAfter(kept.database.db, last)).toEqual(
      ids.map((id) => ({ id, kind: 'noted', enquiry: enquiryId })),
    );
    expect(await lastEvent(kept.database.db)).toBe(ids.at(-1));
  });

  it('of the last minute come again, because a commit may be slower than the next one', async () => {
    const [old = ''] = await add(1, '2 minutes');
    const [late = '', last = ''] = await add(2);
    const again = await after(last);
    expect(again).toContain(late);
    expect(again).not.toContain(old);
  });

  it('that a client missed are limited, with one more to show that there are others', async () => {
    await age();
    const [first = ''] = await add(MISSED_AT_MOST + 2, '2 minutes');
    expect(await after(first)).toHaveLength(MISSED_AT_MOST + 1);
  });

  it('that come again do not count in the limit: in a busy minute, later ones are read too', async () => {
    await age();
    const ids = await add(MISSED_AT_MOST + 2);
    expect((await after(ids.at(-2) ?? '')).at(-1)).toBe(ids.at(-1));
    expect(await after(ids.at(-1) ?? '')).toEqual(ids);
  });

  test('without any, the last one is 0', async () => {
    await kept.empty();
    expect(await lastEvent(kept.database.db)).toBe('0');
  });
});

test('erasures after an event are known by the enquiry alone', async () => {
  const erased = async (age: string) => {
    const id = randomUUID();
    await kept.read(
      `insert into erasures (id, enquiry_id, reference, erased_at)
       values (gen_random_uuid(), $1, 'X', now() - $2::interval)`,
      id,
      age,
    );
    return id;
  };
  await kept.read(`update enquiry_events set at = now() - interval '1 hour'`);
  await erased('2 hours');
  const [later, latest] = [await erased('30 minutes'), await erased('1 minute')];
  const changes = [latest, later].map((enquiry) => ({ id: '', kind: 'erased', enquiry }));
  expect(await erasedAfter(kept.database.db, await lastEvent(kept.database.db))).toEqual(changes);
  await erased('25 hours');
  expect(await erasedAfter(kept.database.db, '0')).toHaveLength(3);
});

describe('a change without an event', () => {
  it.each(['writing', 'unread'] as const)('is notified with its enquiry: %s', async (kind) => {
    await notifyChange(kept.database.db, kind, enquiryId);
    const words = await news();
    expect(words.map(changeEventOf)).toEqual([{ id: '', kind, enquiry: enquiryId }]);
  });

  it.each(['', 'session-ended', 'lists'])('is not in another notification: %s', (word) => {
    expect(changeEventOf(word)).toBeUndefined();
  });

  it('may be an erasure; a word without an enquiry has none', () => {
    expect(changeEventOf(`erased ${enquiryId}`)).toMatchObject({ kind: 'erased' });
    expect(changeEventOf('writing')).toEqual({ id: '', kind: 'writing', enquiry: '' });
  });
});

describe('who is writing', () => {
  const set = (staffId: string, is: boolean) =>
    setWriting(kept.database.db, enquiryId, staffId, is);
  const names = async (me: string) =>
    (await readWriters(kept.database.db, enquiryId, me)).map(({ name }) => name);

  it('is told to colleagues by name, once at the start and once at the end', async () => {
    const [ravi, asha, joseph] = [
      await addColleague(kept.database, 'Ravi'),
      await addColleague(kept.database, 'Asha'),
      await addColleague(kept.database, 'Joseph'),
    ];
    await set(ravi, true);
    expect(await news()).toEqual([`writing ${enquiryId}`]);
    await set(ravi, true);
    expect(await news()).toEqual([]);
    await set(asha, true);
    expect([await names(joseph), await names(asha)]).toEqual([['Asha', 'Ravi'], ['Ravi']]);
    await news();
    await set(ravi, false);
    expect([await news(), await names(joseph)]).toEqual([[`writing ${enquiryId}`], ['Asha']]);
    await set(ravi, false);
    expect(await news()).toEqual([]);
  });

  it('is forgotten after twenty seconds, and news when they write again', async () => {
    const [asha, ravi] = [
      await addColleague(kept.database, 'Asha'),
      await addColleague(kept.database, 'Ravi'),
    ];
    await set(asha, true);
    await kept.read(`update reply_presence set expires_at = expires_at - interval '19 seconds'`);
    expect(await names(ravi)).toEqual(['Asha']);
    await kept.read(`update reply_presence set expires_at = expires_at - interval '1 second'`);
    expect(await names(ravi)).toEqual([]);
    await news();
    await set(asha, true);
    expect(await news()).toEqual([`writing ${enquiryId}`]);
  });

  it('is no one for an enquiry that was erased', async () => {
    const asha = await addColleague(kept.database, 'Asha');
    await setWriting(kept.database.db, randomUUID(), asha, true);
    expect(await news()).toEqual([]);
  });
});
