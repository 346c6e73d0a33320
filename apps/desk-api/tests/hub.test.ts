import { Writable } from 'node:stream';
import type { ChangeEvent } from '@studio/contract/desk/responses';
import { DESK_CHANNEL } from '@studio/enquiries/database/desk-tables.ts';
import * as events from '@studio/enquiries/live/event.store.ts';
import { createLog } from '@studio/platform/log.ts';
import { rows, type Rows } from '@studio/tests/support/rows.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHub, type Hub } from '#live/hub.ts';

vi.mock(import('@studio/enquiries/live/event.store.ts'), { spy: true });

/** One process's view of what happens: PostgreSQL notifies, and the hub reads once for all receivers. */

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
afterAll(() => kept[Symbol.asyncDispose]());

let hub: Hub;
let logLines: string[];
let enquiryId: string;
beforeEach(async () => {
  await kept.empty();
  // The events of earlier tests are more than a minute old, so none is read again.
  await kept.read(`update enquiry_events set at = now() - interval '2 minutes'`);
  enquiryId = await kept.addEnquiry();
  // Only intervals: the pool and the driver use timeouts.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  logLines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString('utf8'));
      done();
    },
  });
  hub = openHub(kept.database.db, kept.url, createLog('warn', sink));
  // The first notification is its own, once it listens.
  await eventually(() => {
    expect(vi.mocked(events.eventsAfter).mock.settledResults).toMatchObject([
      { type: 'fulfilled' },
    ]);
  });
  await settled();
});
afterEach(async () => {
  await hub.stop();
  vi.useRealTimers();
  vi.mocked(events.eventsAfter).mockReset();
  vi.mocked(events.lastEvent).mockReset();
});

/** Until the promises that are settled were heard of. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const notify = (word = '') => kept.read('select pg_notify($1, $2)', DESK_CHANNEL, word);
const reads = () => vi.mocked(events.eventsAfter).mock.settledResults.length;

/** Adds events without a notification; returns their numbers. */
async function add(count = 1): Promise<string[]> {
  const added = await kept.read<{ id: string }>(
    `insert into enquiry_events (enquiry_id, kind) select $1, 'noted' from generate_series(1, $2::int) returning id::text`,
    enquiryId,
    count,
  );
  return added.map(({ id }) => id);
}

interface Ear {
  readonly changes: ChangeEvent[];
  held: number;
  readonly leave: () => void;
}
function listen(): Ear {
  const changes: ChangeEvent[] = [];
  const ear: Ear = {
    changes,
    held: 0,
    leave: hub.subscribe({
      onChangeEvents: (given) => changes.push(...given),
      onHeld: () => {
        ear.held += 1;
      },
    }),
  };
  return ear;
}

describe('events', () => {
  it('reach every receiver once, although those of the last minute are read again', async () => {
    const [one, other] = [listen(), listen()];
    const [first = ''] = await add();
    await notify();
    const expected = [{ id: first, kind: 'noted', enquiry: enquiryId }];
    await eventually(() => {
      expect([one.changes, other.changes]).toEqual([expected, expected]);
    });
    const [second = ''] = await add();
    await notify();
    await eventually(() => {
      expect(one.changes.map(({ id }) => id)).toEqual([first, second]);
    });
    expect(vi.mocked(events.lastEvent)).toHaveBeenCalledTimes(1);
    expect(vi.mocked(events.eventsAfter).mock.lastCall?.[1]).toBe(first);
    one.leave();
    await add();
    await notify();
    await eventually(() => {
      expect(other.changes).toHaveLength(3);
    });
    expect(one.changes).toHaveLength(2);
  });

  it('are read to the last one if there are more than one reading takes', async () => {
    const ear = listen();
    const ids = await add(events.MISSED_AT_MOST + 3);
    await notify();
    await eventually(() => {
      expect(ear.changes.map(({ id }) => id)).toEqual(ids);
    });
  });

  it('that come during a reading are read after it, together', async () => {
    const ear = listen();
    const before = reads();
    const { promise, resolve } = Promise.withResolvers<ChangeEvent[]>();
    vi.mocked(events.eventsAfter).mockReturnValueOnce(promise);
    await notify();
    await eventually(() => {
      expect(vi.mocked(events.eventsAfter).mock.calls).toHaveLength(before + 1);
    });
    const [id] = await add();
    for (const word of ['', '', '', 'lists']) await notify(word);
    // They arrive in their order, so all of them have.
    await eventually(() => {
      expect(ear.held).toBe(1);
    });
    expect(vi.mocked(events.eventsAfter).mock.calls).toHaveLength(before + 1);
    resolve([]);
    await eventually(() => {
      expect(ear.changes.map((change) => change.id)).toEqual([id]);
    });
    await settled();
    expect(reads()).toBe(before + 2);
  });

  it('that could not be read are in the log, and come with the next', async () => {
    const ear = listen();
    vi.mocked(events.eventsAfter).mockRejectedValueOnce(new TypeError('Latha’s words'));
    const [first] = await add();
    await notify();
    await eventually(() => {
      expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          msg: 'reading desk events failed',
          err: expect.objectContaining({ type: 'TypeError' }) as object,
        }),
      ]);
    });
    expect(ear.changes).toEqual([]);
    await notify();
    await eventually(() => {
      expect(ear.changes.map(({ id }) => id)).toEqual([first]);
    });
  });
});

describe('what has no event', () => {
  it('is a change without a number: someone writes', async () => {
    const ear = listen();
    const before = reads();
    await notify(`writing ${enquiryId}`);
    await eventually(() => {
      expect(ear.changes).toEqual([{ id: '', kind: 'writing', enquiry: enquiryId }]);
    });
    expect([reads(), ear.held]).toEqual([before, 0]);
  });

  it.each(['other-mail', 'lists'])('is a list to load again: %s', async (word) => {
    const ear = listen();
    const before = reads();
    await notify(word);
    await eventually(() => {
      expect(ear.held).toBe(1);
    });
    expect([reads(), ear.changes]).toEqual([before, []]);
  });

  it('is the end of a session, for all who look at sessions', async () => {
    const ear = listen();
    const before = reads();
    const looks = [vi.fn(), vi.fn()];
    for (const look of looks) hub.onSessionEnd(look);
    await notify('session-ended');
    await eventually(() => {
      expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    });
    expect([reads(), ear.held, ear.changes]).toEqual([before, 0, []]);
  });
});

describe('held enquiries', () => {
  it('are looked at every two seconds while someone is connected', async () => {
    const ear = listen();
    const look = async () => {
      await vi.advanceTimersByTimeAsync(2_000);
      await settled();
      return ear.held;
    };
    await vi.advanceTimersByTimeAsync(1_999);
    await settled();
    expect(ear.held).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    // The first time always: the client may have read the list before it changed.
    await eventually(() => {
      expect(ear.held).toBe(1);
    });
    expect(await look()).toBe(1);
    await kept.addEnquiry({ state: 'held', held_reason: 'honeypot' });
    // A look that still runs is not joined by a second one.
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(2_000);
      expect(ear.held).toBe(2);
    });
    expect(await look()).toBe(2);
  });

  it('are not looked at while no one is connected', async () => {
    const asked = vi.spyOn(kept.database.db, 'getExecutor');
    await vi.advanceTimersByTimeAsync(4_000);
    await settled();
    expect(asked).not.toHaveBeenCalled();
    listen();
    await vi.advanceTimersByTimeAsync(2_000);
    await settled();
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('the connection', () => {
  const connections = () =>
    kept.read<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen desk'`,
    );

  it('is made again when it breaks, and what was missed is read', async () => {
    const ear = listen();
    const [line] = await connections();
    await kept.read('select pg_terminate_backend($1)', line?.pid);
    const [id] = await add();
    await eventually(() => {
      expect(ear.changes.map((change) => change.id)).toEqual([id]);
    });
  });

  it('is probed every fifteen seconds', async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    await eventually(async () => {
      expect(await connections()).toEqual([]);
    });
    expect(
      await kept.read(
        `select 1 as probed from pg_stat_activity where datname = current_database() and query = 'select 1'`,
      ),
    ).toEqual([{ probed: 1 }]);
  });

  it('that cannot be made is in the log and tried again', async () => {
    await hub.stop();
    const closed = new URL(kept.url);
    closed.port = '1';
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString('utf8'));
        done();
      },
    });
    hub = openHub(kept.database.db, closed.href, createLog('warn', sink));
    await eventually(() => {
      expect(lines.length).toBeGreaterThan(1);
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'LISTEN connection lost',
      err: { code: 'ECONNREFUSED' },
    });
  });

  it('ends with the hub, and so do the looks at held enquiries', async () => {
    await hub.stop();
    await eventually(async () => {
      expect(await connections()).toEqual([]);
    });
    expect(vi.getTimerCount()).toBe(0);
  });
});
