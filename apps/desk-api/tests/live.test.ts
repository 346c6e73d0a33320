import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsAfter, lastEvent } from '@studio/enquiries/live/event.store.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantCrowd, plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { securityHeaders } from './support/security-headers.ts';
import { addEnquiries, addEnquiry } from './support/enquiries.ts';
import { watchLive, type EventStream } from './support/stream.ts';

let desk: TestDesk;
let asha: Browser;
let address: string;
const watches: EventStream[] = [];
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const watch of watches) watch.stop();
  await desk[Symbol.asyncDispose]();
});

async function watch(one: Browser, after?: string): Promise<EventStream> {
  const opened = await watchLive(address, one, after);
  watches.push(opened);
  return opened;
}
const claim = (one: Browser, id: string) =>
  one.post(`/api/enquiries/${id}/changes`, { command: { kind: 'claimed' } });
const kinds = (seen: EventStream, id: string) =>
  seen.changes.filter(({ enquiry }) => enquiry === id).map(({ kind }) => kind);

const held = { state: 'held', held_reason: 'honeypot' };

describe('the event stream', () => {
  it('sends a new enquiry and every change', async () => {
    const seen = await watch(asha);
    const id = await addEnquiry(desk);
    await eventually(() => {
      expect(kinds(seen, id)).toEqual(['received']);
    });
    await claim(asha, id);
    await eventually(() => {
      expect(kinds(seen, id)).toEqual(['received', 'claimed']);
    });
  });

  it('carries no text of an enquiry', async () => {
    const seen = await watch(asha);
    await addEnquiry(desk, { name: 'Secretive Person', projectdetails: 'A secret loom' });
    await eventually(() => {
      expect(seen.changes).not.toEqual([]);
    });
    expect(seen.text()).not.toMatch(/secret/iu);
    for (const change of seen.changes)
      expect(Object.keys(change)).toEqual(['id', 'kind', 'enquiry']);
  });

  it('sends what was missed to a client that reconnects', async () => {
    const first = await watch(asha);
    const id = await addEnquiry(desk);
    await eventually(() => {
      expect(kinds(first, id)).toEqual(['received']);
    });
    first.stop();
    const missed = await addEnquiries(desk, {}, {}, {});
    const back = await watch(asha, first.lastId());
    await eventually(() => {
      for (const one of missed) expect(kinds(back, one)).toContain('received');
    });
  });

  it('announces each change of the held list: one arrives, is released, is discarded', async () => {
    const manager = await plantSession(desk, 'manager');
    const seen = await watch(manager);
    const heldEvents = () => seen.text().split('event: held').length - 1;
    // The held list is checked after each event: once the second of two events is sent, a check is over.
    const isLookedAt = async () => {
      for (const id of [await addEnquiry(desk), await addEnquiry(desk)])
        await eventually(() => {
          expect(kinds(seen, id)).toContain('received');
        });
    };
    const expectHeldEvent = async (change: () => Promise<unknown>) => {
      await isLookedAt();
      const before = heldEvents();
      await change();
      await eventually(() => {
        expect(heldEvents()).toBeGreaterThan(before);
      });
    };
    let [first, second] = ['', ''];
    await expectHeldEvent(async () => {
      [first = '', second = ''] = await addEnquiries(desk, held, held);
    });
    await expectHeldEvent(() => manager.post('/api/held/release', { ids: [first] }));
    await expectHeldEvent(() => manager.post('/api/held/discard', { ids: [second] }));
  });

  it('misses nothing for a client that had no event before the connection broke', async () => {
    const first = await watch(asha);
    const last = await eventually(() => {
      const [, id] = /^id: (\d+)\nevent: hello$/mu.exec(first.text()) ?? [];
      expect(id).toBeDefined();
      return id;
    });
    first.stop();
    const id = await addEnquiry(desk);
    const back = await watch(asha, last);
    await eventually(() => {
      expect(kinds(back, id)).toContain('received');
    });
  });

  it('sorts event numbers as numbers, also where one has a digit more', async () => {
    const id = await addEnquiry(desk);
    await desk.sql('alter table enquiry_events alter column id restart with 9999998');
    const added = await desk.sql<{ id: string }>(
      `insert into enquiry_events (enquiry_id, kind) select $1, 'noted' from generate_series(1, 4) returning id`,
      id,
    );
    const after = await eventsAfter(desk.database.db, '9999997');
    expect(after.map((change) => change.id).slice(-4)).toEqual(added.map((row) => row.id));
    expect(after.at(-1)?.id).toBe(await lastEvent(desk.database.db));
  });

  it('tells a client that reconnects to reload the held list', async () => {
    const back = await watch(asha, '0');
    await eventually(() => {
      expect(back.text()).toContain('event: held');
    });
  });

  it('misses no event whose number is lower and whose commit came later', async () => {
    const id = await addEnquiry(desk);
    const other = await addEnquiry(desk);
    const slow = await desk.database.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into enquiry_events (enquiry_id, kind, version) values ($1, 'brought-back', 2)`,
      [id],
    );
    const seen = await watch(asha);
    await claim(asha, other);
    await eventually(() => {
      expect(kinds(seen, other)).toContain('claimed');
    });
    await slow.query(`select pg_notify('desk', '')`);
    await slow.query('commit');
    slow.release();
    await eventually(() => {
      expect(kinds(seen, id)).toContain('brought-back');
    });
  });

  it('reconnects when PostgreSQL drops its connection, and misses nothing', async () => {
    const seen = await watch(asha);
    const ids: string[] = [];
    const listening = `select pid from pg_stat_activity
      where datname = current_database() and query = 'listen desk'`;
    for (let round = 0; round < 3; round += 1) {
      const [line] = await eventually(async () => {
        const lines = await desk.sql<{ pid: number }>(listening);
        expect(lines).toHaveLength(1);
        return lines;
      });
      await desk.sql('select pg_terminate_backend($1)', line?.pid);
      ids.push(...(await addEnquiries(desk, {}, {})));
    }
    await eventually(() => {
      for (const id of ids) expect(kinds(seen, id)).toEqual(['received']);
    });
  });

  it('is refused without a session, and to another site', async () => {
    const refused = async (headers: Record<string, string>) =>
      (await fetch(`${address}/api/live`, { headers })).status;
    expect(await refused({ 'sec-fetch-site': 'same-origin' })).toBe(401);
    const cookie = `__Host-desk=${asha.cookies.get('__Host-desk') ?? ''}`;
    expect(await refused({ cookie, 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('has the headers of every response, and the new cookie when the session rotates', async () => {
    const one = await plantSession(desk, 'sales');
    await one.get('/api/me');
    await desk.sql(
      `update staff_sessions set changed_at = now() - interval '16 minutes',
         rotation_confirmed_at = now() - interval '16 minutes' where staff_id = $1`,
      one.staffId,
    );
    const cookie = `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`;
    const answer = await fetch(`${address}/api/live`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    await answer.body?.cancel();
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-desk=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
    ]);
  });

  it.each([
    ['they log out elsewhere', `delete from staff_sessions where staff_id = $1`],
    ['an operator disables them', `update staff set disabled_at = now() where id = $1`],
  ])('ends at once and sends nothing more when %s', async (_, revoke) => {
    const gone = await plantSession(desk, 'sales');
    const stays = await watch(asha);
    const seen = await watch(gone);
    await desk.sql(revoke, gone.staffId);
    await eventually(() => {
      expect(seen.isOpen()).toBe(false);
    });
    const id = await addEnquiry(desk);
    await eventually(() => {
      expect(kinds(stays, id)).toEqual(['received']);
    });
    expect(kinds(seen, id)).toEqual([]);
  });

  it('has a limit per session and per person, which does not affect others', async () => {
    const greedy = await plantSession(desk, 'sales');
    const opened: EventStream[] = [];
    for (let count = 0; count < 12; count += 1) opened.push(await watch(greedy));
    await expect(watch(greedy)).rejects.toThrow('429');
    await watch(asha);
    // A closed tab frees its stream.
    opened[0]?.stop();
    await eventually(() => watch(greedy));
    // A second and a third session of the same person.
    const sessions = sessionStore(desk.database.db, 'desk', desk.config.sessions);
    const again = async (): Promise<Browser> => {
      const one = desk.newBrowser();
      one.cookies.set('__Host-desk', await sessions.begin(greedy.staffId, 'a test'));
      return one;
    };
    const second = await again();
    for (let count = 0; count < 12; count += 1) await watch(second);
    await expect(watch(await again())).rejects.toThrow('429');
  });

  it('500 browsers receive the same enquiry', async () => {
    const crowd = await plantCrowd(desk, 500);
    const many = await Promise.all(crowd.map((one) => watch(one)));
    const id = await addEnquiry(desk);
    await eventually(() => {
      expect(many.filter((seen) => kinds(seen, id).length === 1)).toHaveLength(500);
    });
    for (const one of many) one.stop();
  });
});
