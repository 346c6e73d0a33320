import type { EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import { LABELS_AT_MOST, type LabelView } from '@studio/contract/desk/labels';
import { eventually } from '@studio/tests/support/service.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';
import { checkConsistency } from './support/check-consistency.ts';
import { watchLive, type EventStream } from './support/stream.ts';

let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
let meera: Browser;
let line: EventStream;
let outside: Outside;
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
  line = await watchLive(await desk.app.listen({ host: '127.0.0.1', port: 0 }), ravi);
});
afterAll(async () => {
  line.stop();
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await desk.sql('delete from enquiry_labels');
  await desk.sql('delete from labels');
});
afterEach(async () => {
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});

const labels = async (one = asha) => (await one.get('/api/labels')).json<LabelView[]>();
const make = async (name: string): Promise<string> => {
  const answer = await asha.post('/api/labels', { name });
  return answer.json<LabelView[]>().find((label) => label.name === name)?.id ?? '';
};
const put = (one: Browser, id: string, label: string, isOn = true) =>
  one.post(`/api/enquiries/${id}/labels`, { label, isOn });
const open = async (id: string) => (await meera.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const labelEvents = async (id: string) =>
  (await open(id)).events.filter(({ kind }) => kind.endsWith('labelled'));
const message = (answer: Awaited<ReturnType<Browser['get']>>) =>
  answer.json<{ message: string }>().message;

describe('a label on an enquiry', () => {
  it('is one event with its author, sent on the event stream; the clock and the version stay', async () => {
    const id = await addEnquiry(desk);
    const label = await make('big');
    await open(id);
    const { events: _events, ...before } = await open(id);
    const answer = await put(asha, id, label);
    expect([answer.statusCode, answer.json()]).toEqual([200, { labels: [label] }]);
    await eventually(() => {
      expect(
        line.changes.some((change) => change.enquiry === id && change.kind === 'labelled'),
      ).toBe(true);
    });
    const { events, clock: _clock, ...after } = await open(id);
    const { clock: _before, ...same } = before;
    expect(after).toEqual({ ...same, labels: [label] });
    expect(events.at(-1)).toMatchObject({
      kind: 'labelled',
      by: { id: asha.staffId },
      data: { label: 'big' },
    });
    // A repeated request is done once.
    await put(ravi, id, label);
    expect(await labelEvents(id)).toHaveLength(1);

    expect((await put(ravi, id, label, false)).json()).toEqual({ labels: [] });
    await put(ravi, id, label, false);
    expect(await labelEvents(id)).toMatchObject([
      { kind: 'labelled' },
      { kind: 'unlabelled', by: { id: ravi.staffId }, data: { label: 'big' } },
    ]);
  });

  it('does not stop what a colleague decides at the same time', async () => {
    const id = await addEnquiry(desk);
    const { version } = await open(id);
    await put(ravi, id, await make('big'));
    const command = { kind: 'put-off', until: new Date(Date.now() + 60_000).toISOString() };
    const answer = await asha.post(`/api/enquiries/${id}/changes`, { command, version });
    expect(answer.statusCode).toBe(200);
  });

  it('added by twenty users at once is added once', async () => {
    const id = await addEnquiry(desk);
    const label = await make('big');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put(at % 2 === 0 ? asha : ravi, id, label)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await labelEvents(id)).toHaveLength(1);
  });

  it('filters every list', async () => {
    await desk.sql('delete from enquiries');
    const [one, other] = [await addEnquiry(desk), await addEnquiry(desk)];
    const label = await make('big');
    await put(asha, one, label);
    const found = async (more: string) =>
      (await asha.get(`/api/enquiries?queue=to-answer${more}`))
        .json<Page<EnquiryRow>>()
        .rows.map(({ id }) => id);
    expect(await found(`&label=${label}`)).toEqual([one]);
    expect(await found(`&label=${randomUUID()}`)).toEqual([]);
    expect((await found('')).sort()).toEqual([one, other].sort());
    expect((await asha.get('/api/enquiries?queue=mine&label=big')).statusCode).toBe(422);
  });

  it('finds it in a search, also by a new name', async () => {
    const id = await addEnquiry(desk);
    const label = await make('quokka');
    const found = async (words: string) => {
      await outside.index();
      const answer = await asha.get(`/api/search?q=${words}`);
      return answer.json<Page<EnquiryRow>>().rows.map((row) => row.id);
    };
    expect(await found('quokka')).toEqual([]);
    await put(asha, id, label);
    expect(await found('quokka')).toEqual([id]);
    const renaming = { name: 'wombat', before: 'quokka' };
    await meera.ask({ method: 'PUT', url: `/api/labels/${label}`, body: renaming });
    expect([await found('wombat'), await found('quokka')]).toEqual([[id], []]);
    await put(asha, id, label, false);
    expect(await found('wombat')).toEqual([]);
  });

  it('is refused if the enquiry or the label no longer exists', async () => {
    const id = await addEnquiry(desk);
    const label = await make('big');
    expect((await put(asha, randomUUID(), label)).statusCode).toBe(404);
    const unknown = await put(asha, id, randomUUID());
    expect([unknown.statusCode, message(unknown)]).toEqual([
      409,
      'This label is no longer in use. Choose another one.',
    ]);
    expect(await labelEvents(id)).toEqual([]);
  });
});

describe('the list of labels', () => {
  it('has at most twelve; a name is unique, however it is written', async () => {
    for (let at = 1; at <= LABELS_AT_MOST; at += 1) await make(`label ${at}`);
    const full = await asha.post('/api/labels', { name: 'one more' });
    expect([full.statusCode, message(full)]).toEqual([
      409,
      'There are twelve labels already. A manager can retire one.',
    ]);
    expect((await asha.post('/api/labels', { name: ' LABEL 1 ' })).statusCode).toBe(200);
    expect(await labels()).toHaveLength(LABELS_AT_MOST);
  });

  it('stays within its limit when many add at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => asha.post('/api/labels', { name: `label ${at}` })),
    );
    expect(await labels()).toHaveLength(LABELS_AT_MOST);
  });

  test.each(['', '  ', 'x'.repeat(25)])('refuses the name “%s”', async (name) => {
    expect((await asha.post('/api/labels', { name })).statusCode).toBe(422);
  });

  it('is renamed by a manager; old events keep the old name', async () => {
    const id = await addEnquiry(desk);
    const [label, shop] = [await make('big'), await make('shop')];
    await put(asha, id, label);
    const rename = (one: Browser, name: string, before = 'big') =>
      one.ask({ method: 'PUT', url: `/api/labels/${label}`, body: { name, before } });
    expect((await rename(asha, 'large')).statusCode).toBe(403);
    expect(message(await rename(meera, 'SHOP'))).toBe('There is already a label with this name.');
    const heard = line.text().length;
    expect((await rename(meera, 'Big')).json()).toEqual([
      { id: label, name: 'Big', isRetired: false },
      { id: shop, name: 'shop', isRetired: false },
    ]);
    await eventually(() => {
      expect(line.text().slice(heard)).toContain('event: held');
    });
    expect(message(await rename(meera, 'huge'))).toBe(
      'A colleague has renamed this label in the meantime. Look at it again.',
    );
    expect(await labelEvents(id)).toMatchObject([{ data: { label: 'big' } }]);
  });

  it('is retired by a manager: it stays on enquiries, is no longer offered, and comes back when it is typed', async () => {
    const [one, other] = [await addEnquiry(desk), await addEnquiry(desk)];
    const label = await make('big');
    await put(asha, one, label);
    const retire = (who: Browser) => who.ask({ method: 'DELETE', url: `/api/labels/${label}` });
    expect((await retire(asha)).statusCode).toBe(403);
    expect((await retire(meera)).json()).toEqual([{ id: label, name: 'big', isRetired: true }]);
    expect((await open(one)).labels).toEqual([label]);
    expect((await put(asha, other, label)).statusCode).toBe(409);
    expect((await put(asha, one, label, false)).statusCode).toBe(200);
    expect(await make('big')).toBe(label);
    expect(await labels()).toEqual([{ id: label, name: 'big', isRetired: false }]);
    const gone = await meera.ask({ method: 'DELETE', url: `/api/labels/${randomUUID()}` });
    expect(gone.statusCode).toBe(404);
  });
});
