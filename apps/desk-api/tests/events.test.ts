import type { Counts, EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import { isAnnounced } from '@studio/contract/desk/news';
import { isInQueue, queues, type QueueName } from '@studio/contract/desk/queues';
import { awaitsReply, isUnread, type Work } from '@studio/contract/desk/work';
import { eventually } from '@studio/tests/support/service.ts';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';
import { watchLive, type EventStream } from './support/stream.ts';

let desk: TestDesk;
let outside: Outside;
let asha: Browser;
let ravi: Browser;
let line: EventStream;
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
  line = await watchLive(await desk.app.listen({ host: '127.0.0.1', port: 0 }), asha);
});
afterAll(async () => {
  line.stop();
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});

/** Commands before the event, by Asha unless stated otherwise. */
const states = {
  new: [],
  'mine, seen': [{ kind: 'claimed' }],
  'Ravi’s': [{ kind: 'assigned', to: 'ravi' }],
  waiting: [{ kind: 'answered', by: 'telephone', then: 'waiting' }],
  'put off': [{ kind: 'put-off', until: 'soon' }],
  'mine, waiting, put off': [
    { kind: 'answered', by: 'telephone', then: 'waiting' },
    { kind: 'put-off', until: 'soon' },
  ],
  answered: [{ kind: 'answered', by: 'telephone', then: 'answered' }],
  won: [
    { kind: 'answered', by: 'telephone', then: 'answered' },
    { kind: 'closed', reason: 'won' },
  ],
  withdrawn: [{ kind: 'closed', reason: 'withdrawn' }],
} satisfies Record<string, readonly object[]>;
type State = keyof typeof states;
const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(record) as Name[];

const rowOf = async (id: string): Promise<EnquiryRow | undefined> =>
  (await asha.get(`/api/rows?ids=${id}`)).json<EnquiryRow[]>()[0];

async function command(one: Browser, id: string, given: object): Promise<number> {
  const version = (await rowOf(id))?.version;
  const text = JSON.stringify(given)
    .replace('"ravi"', JSON.stringify(ravi.staffId))
    .replace('"soon"', JSON.stringify(new Date(Date.now() + 3_600_000).toISOString()));
  const answer = await one.post(`/api/enquiries/${id}/changes`, {
    command: JSON.parse(text) as object,
    version,
  });
  return answer.statusCode;
}

/** The events that can happen, and the kind of event each records. */
const events = {
  'wrote by mail': { kind: 'enquirer-replied', happen: (id) => outside.mail(id) },
  'added on their page': { kind: 'enquirer-replied', happen: (id) => outside.add(id) },
  withdrew: { kind: 'withdrew', happen: (id) => outside.withdraw(id) },
  'opened their page': { kind: 'viewed', happen: (id) => outside.look(id) },
  erased: { kind: 'erased', happen: (id) => outside.erase(id) },
  'given to Ravi': {
    kind: 'assigned',
    happen: (id) => command(asha, id, { kind: 'assigned', to: 'ravi' }),
  },
  'handed back': {
    kind: 'assigned',
    happen: (id) => command(ravi, id, { kind: 'assigned', to: null }),
  },
  'put off': {
    kind: 'put-off',
    happen: (id) => command(ravi, id, { kind: 'put-off', until: 'soon' }),
  },
  returned: {
    kind: 'returned',
    async happen(id) {
      await desk.sql(
        `update enquiry_work set put_off_until = now() where enquiry_id = $1 and put_off_until is not null`,
        id,
      );
      await outside.bringBack();
    },
  },
} satisfies Record<string, { kind: string; happen: (id: string) => Promise<unknown> }>;
type EventName = keyof typeof events;

/** The queues it is in for Asha, by the predicate. */
const queuesOf = (work: Work): readonly QueueName[] =>
  queues.filter((queue) => isInQueue(queue, work, { me: asha.staffId, now: new Date() }));

/** The queues in which PostgreSQL has it. */
async function foundIn(id: string): Promise<readonly QueueName[]> {
  const found: QueueName[] = [];
  for (const queue of queues) {
    const page = await asha.get(`/api/enquiries?queue=${queue}`);
    if (page.json<Page<EnquiryRow>>().rows.some((row) => row.id === id)) found.push(queue);
  }
  return found;
}

const clockOf = (before: Work, now: Work): string => {
  if (!awaitsReply(now)) return 'stopped';
  return now.dueAt === before.dueAt ? 'runs' : 'new clock';
};

function unreadFor(work: Work): string {
  const who = [asha, ravi].map(({ staffId }) => isUnread(work, staffId));
  return ['seen', 'unread for Ravi', 'unread for Asha', 'unread'][
    Number(who[0]) * 2 + Number(who[1])
  ] as string;
}

async function expectOnStream(id: string, kind: string): Promise<void> {
  await eventually(() => {
    expect(line.changes.some((change) => change.enquiry === id && change.kind === kind)).toBe(true);
  });
}

/** Applies one event in one state and returns everything that changed. */
async function outcomeOf(state: State, name: EventName): Promise<string> {
  await desk.sql('delete from enquiries');
  const id = await addEnquiry(desk);
  await desk.sql(
    `update enquiry_work set due_at = now() + interval '6 hours' where enquiry_id = $1`,
    id,
  );
  await asha.get(`/api/enquiries/${id}`);
  for (const one of states[state]) expect(await command(asha, id, one)).toBe(200);
  const before = await rowOf(id);
  const event = events[name];
  if (!before) throw new Error(`${state}, ${name}`);
  const written = () => desk.sql('select id from enquiry_events where enquiry_id = $1', id);
  const { length } = await written();
  await event.happen(id);
  const now = await rowOf(id);
  if (!now) {
    await expectOnStream(id, event.kind);
    expect(await foundIn(id)).toEqual([]);
    expect((await asha.get(`/api/enquiries/${id}`)).statusCode).toBe(404);
    return 'gone';
  }
  const isSame = now.version === before.version;
  if (isSame && event.kind !== 'viewed') return 'nothing';
  await expectOnStream(id, event.kind);
  expect(await written()).toHaveLength(length + 1);
  // PostgreSQL, the predicate and the counts agree.
  const found = await foundIn(id);
  expect(found).toEqual(queuesOf(now));
  const counts = (await asha.get('/api/counts')).json<Counts>();
  expect(counts).toMatchObject({
    toAnswer: Number(found.includes('to-answer')),
    late: 0,
    mine: Number(found.includes('mine')),
    unread: Number(found.includes('mine') && isUnread(now, asha.staffId)),
    waiting: Number(found.includes('waiting')),
    putOff: Number(found.includes('put-off')),
  });
  const announcedTo = [asha, ravi].filter(({ staffId }) => isAnnounced(event.kind, now, staffId));
  const said = announcedTo.length > 0 ? 'announced' : 'not announced';
  if (said === 'announced')
    expect(announcedTo).toEqual([asha, ravi].filter(({ staffId }) => isUnread(now, staffId)));
  return [found.join(' and '), clockOf(before, now), unreadFor(now), said].join(', ');
}

/**
 * They write: the enquiry is to be answered and unread for its owner. A running clock continues, a stopped one
 * restarts.
 */
const theyWrote = {
  new: 'to-answer, runs, unread, announced',
  'mine, seen': 'to-answer and mine, runs, unread for Asha, announced',
  'Ravi’s': 'to-answer, runs, unread for Ravi, announced',
  waiting: 'to-answer and mine, new clock, unread for Asha, announced',
  'put off': 'to-answer, runs, unread, announced',
  'mine, waiting, put off': 'to-answer and mine, new clock, unread for Asha, announced',
  answered: 'to-answer and mine, new clock, unread for Asha, announced',
  won: 'to-answer and mine, new clock, unread for Asha, announced',
  withdrawn: 'to-answer, new clock, unread, announced',
};

const table: Readonly<Record<EventName, Readonly<Partial<Record<State, string>>>>> = {
  'wrote by mail': theyWrote,
  'added on their page': theyWrote,
  withdrew: {
    new: 'closed, stopped, unread, announced',
    'mine, seen': 'closed, stopped, unread for Asha, announced',
    'Ravi’s': 'closed, stopped, unread for Ravi, announced',
    waiting: 'closed, stopped, unread for Asha, announced',
    'put off': 'closed, stopped, unread, announced',
    'mine, waiting, put off': 'closed, stopped, unread for Asha, announced',
    answered: 'closed, stopped, unread for Asha, announced',
    won: 'closed, stopped, unread for Asha, announced',
    withdrawn: 'closed, stopped, unread, announced',
  },
  'opened their page': {
    new: 'to-answer, runs, seen, not announced',
    'mine, seen': 'to-answer and mine, runs, seen, not announced',
    'Ravi’s': 'to-answer, runs, unread for Ravi, not announced',
    waiting: 'mine and waiting, stopped, seen, not announced',
    'put off': 'put-off, runs, seen, not announced',
    'mine, waiting, put off': 'mine and put-off, stopped, seen, not announced',
    answered: 'answered, stopped, seen, not announced',
    won: 'closed, stopped, seen, not announced',
    withdrawn: 'closed, stopped, seen, not announced',
  },
  erased: {
    new: 'gone',
    'mine, seen': 'gone',
    'Ravi’s': 'gone',
    waiting: 'gone',
    'put off': 'gone',
    'mine, waiting, put off': 'gone',
    answered: 'gone',
    won: 'gone',
    withdrawn: 'gone',
  },
  'given to Ravi': {
    new: 'to-answer, runs, unread for Ravi, announced',
    'mine, seen': 'to-answer, runs, unread for Ravi, announced',
    'Ravi’s': 'to-answer, runs, unread for Ravi, announced',
    waiting: 'waiting, stopped, unread for Ravi, announced',
    'put off': 'put-off, runs, unread for Ravi, announced',
    'mine, waiting, put off': 'put-off, stopped, unread for Ravi, announced',
    answered: 'answered, stopped, unread for Ravi, announced',
  },
  'handed back': {
    new: 'to-answer, runs, unread, announced',
    'mine, seen': 'to-answer, runs, unread, announced',
    'Ravi’s': 'to-answer, runs, unread, announced',
    waiting: 'waiting, stopped, unread, announced',
    'put off': 'put-off, runs, unread, announced',
    'mine, waiting, put off': 'put-off, stopped, unread, announced',
    answered: 'answered, stopped, unread, announced',
  },
  // By Ravi: news for an owner who did not do it.
  'put off': {
    new: 'put-off, runs, seen, not announced',
    'mine, seen': 'mine and put-off, runs, unread for Asha, not announced',
    'Ravi’s': 'put-off, runs, unread for Ravi, not announced',
    waiting: 'mine and put-off, stopped, unread for Asha, not announced',
    'put off': 'put-off, runs, seen, not announced',
    'mine, waiting, put off': 'mine and put-off, stopped, unread for Asha, not announced',
  },
  returned: {
    'put off': 'to-answer, runs, unread, announced',
    'mine, waiting, put off': 'mine and waiting, stopped, unread for Asha, announced',
  },
};

test.each(
  namesOf(events).flatMap((event) => namesOf(states).map((state) => [event, state] as const)),
)('%s, when it was %s', async (event, state) => {
  // A change that is not in the table must be refused and change nothing.
  expect(await outcomeOf(state, event)).toBe(table[event][state] ?? 'nothing');
});

it('is unread until its owner has opened it, even if others look', async () => {
  const id = await addEnquiry(desk);
  await command(asha, id, { kind: 'assigned', to: 'ravi' });
  const opened = async (one: Browser) =>
    (await one.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
  expect((await opened(asha)).newSince).toBeNull();
  const now = await rowOf(id);
  expect(now && isUnread(now, ravi.staffId)).toBe(true);
  // When Ravi opens it, the response says since when there is something new; then it is read.
  expect((await opened(ravi)).newSince).toBe(now?.unreadSince);
  expect((await rowOf(id))?.unreadSince).toBeNull();
  await expectOnStream(id, 'seen');
  expect((await opened(ravi)).newSince).toBeNull();
});

it('is unread again for colleagues at once, and no event records it', async () => {
  const id = await addEnquiry(desk);
  await ravi.get(`/api/enquiries/${id}`);
  expect((await rowOf(id))?.unreadSince).toBeNull();
  const written = () => desk.sql('select id from enquiry_events where enquiry_id = $1', id);
  const { length } = await written();
  expect((await ravi.post(`/api/enquiries/${id}/unread`)).statusCode).toBe(200);
  await expectOnStream(id, 'unread');
  const now = await rowOf(id);
  expect(now && isUnread(now, asha.staffId)).toBe(true);
  expect(await written()).toHaveLength(length);
});

it('shows in a row what they wrote last, by which channel and when', async () => {
  const id = await addEnquiry(desk);
  await outside.add(id, 'We also need doors.');
  expect(await rowOf(id)).toMatchObject({
    opening: 'We also need doors.',
    news: { kind: 'enquirer-replied', way: 'page', by: null },
  });
  await outside.mail(id, 'And windows.');
  expect(await rowOf(id)).toMatchObject({
    opening: 'And windows.',
    news: { kind: 'enquirer-replied', way: 'mail' },
  });
  await command(asha, id, { kind: 'assigned', to: 'ravi' });
  expect(await rowOf(id)).toMatchObject({
    opening: 'And windows.',
    news: { kind: 'assigned', by: { id: asha.staffId } },
  });
});

it('sends a reconnecting client what was erased meanwhile', async () => {
  const id = await addEnquiry(desk);
  await expectOnStream(id, 'received');
  const after = line.lastId();
  await outside.erase(id);
  const { port } = desk.app.server.address() as AddressInfo;
  const back = await watchLive(`http://127.0.0.1:${port}`, asha, after);
  await eventually(() => {
    expect(back.changes).toContainEqual({ id: '', kind: 'erased', enquiry: id });
  });
  back.stop();
});

it('an enquiry withdrawn before it reached the desk is closed there', async () => {
  const id = await addEnquiry(desk, { withdrawn_at: new Date() });
  expect(await rowOf(id)).toMatchObject({ state: 'closed', closeReason: 'withdrawn' });
});

it('opening their page is recorded at most once in ten minutes', async () => {
  const id = await addEnquiry(desk);
  await outside.look(id);
  await outside.look(id);
  const looks = `select id from enquiry_events where enquiry_id = $1 and kind = 'viewed'`;
  expect(await desk.sql(looks, id)).toHaveLength(1);
  await desk.sql(
    `update enquiry_events set at = at - interval '11 minutes' where enquiry_id = $1`,
    id,
  );
  await outside.look(id);
  expect(await desk.sql(looks, id)).toHaveLength(2);
});

it('the same form sent twice is one event', async () => {
  const id = await addEnquiry(desk);
  await outside.add(id, 'Once.', '11111111-1111-4111-8111-111111111111');
  await outside.add(id, 'Once.', '11111111-1111-4111-8111-111111111111');
  expect((await rowOf(id))?.version).toBe(2);
});
