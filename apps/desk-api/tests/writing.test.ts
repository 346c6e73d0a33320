import { randomUUID } from 'node:crypto';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { Colleague } from '@studio/contract/desk/staff';
import { eventually } from '@studio/tests/support/service.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { watchLive } from './support/stream.ts';

// A fixed seed: what fails once fails in every run.
fc.configureGlobal({ seed: 20_261_119 });

let desk: TestDesk;
let other: TestDesk;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk();
  // A second process of the same desk.
  other = await testDesk({}, undefined, desk.database);
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});

const open = async (one: Browser, id: string) =>
  (await one.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const put = (one: Browser, url: string, payload: object) =>
  one.ask({ method: 'PUT', url, payload });

describe('drafts', () => {
  const keep = (
    one: Browser,
    id: string,
    text: string,
    ago = 0,
    what = 'reply',
    key = randomUUID(),
  ) =>
    put(one, `/api/enquiries/${id}/drafts/${what}`, {
      key,
      text,
      writtenAt: new Date(Date.now() - ago).toISOString(),
    });

  it('are stored per enquiry and person, and shown to no one else', async () => {
    const id = await addEnquiry(desk);
    await keep(asha, id, 'Dear');
    await keep(asha, id, 'They called.', 0, 'note');
    await keep(ravi, id, 'Hello');
    expect((await open(asha, id)).drafts).toMatchObject({
      reply: { text: 'Dear' },
      note: { text: 'They called.' },
    });
    expect((await open(ravi, id)).drafts).toMatchObject({ reply: { text: 'Hello' } });
  });

  it('the later written of two is kept, whichever arrived last', async () => {
    const id = await addEnquiry(desk);
    await keep(asha, id, 'today');
    await keep(asha, id, 'yesterday', 86_400_000);
    expect((await open(asha, id)).drafts.reply?.text).toBe('today');
  });

  it('a clock that is ahead does not win for ever', async () => {
    const id = await addEnquiry(desk);
    await keep(asha, id, 'from the future', -86_400_000);
    await keep(asha, id, 'now', -1_000);
    expect((await open(asha, id)).drafts.reply?.text).toBe('now');
  });

  it('are deleted when they are sent or emptied', async () => {
    const id = await addEnquiry(desk);
    await keep(asha, id, 'Dear');
    await keep(asha, id, 'A note', 0, 'note');
    const seen = (await open(asha, id)).events.at(-1)?.id;
    const sent = { id: randomUUID(), text: 'Dear', then: 'waiting', seen };
    await asha.post(`/api/enquiries/${id}/replies`, sent);
    await asha.post(`/api/enquiries/${id}/notes`, { id: randomUUID(), text: 'A note' });
    expect((await open(asha, id)).drafts).toEqual({});
    await keep(asha, id, 'Again');
    await keep(asha, id, '');
    expect((await open(asha, id)).drafts).toEqual({});
  });

  it('stay empty once emptied, whatever was saved before and arrives later', async () => {
    const id = await addEnquiry(desk);
    await keep(asha, id, '');
    await keep(asha, id, 'Dear', 1_000);
    expect((await open(asha, id)).drafts).toEqual({});
    await keep(asha, id, 'Again');
    expect((await open(asha, id)).drafts).toMatchObject({ reply: { text: 'Again' } });
  });

  it('do not return once sent, in whatever order saving and sending arrive', async () => {
    const late = fc.nat({ max: 40 });
    const order = fc.record({
      what: fc.constantFrom('reply' as const, 'note' as const),
      saves: fc.array(fc.record({ late, ahead: fc.boolean() }), { minLength: 1, maxLength: 4 }),
      sendLate: late,
      isUndone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(order, async ({ what, saves, sendLate, isUndone }) => {
        const id = await addEnquiry(desk);
        const key = randomUUID();
        const seen = (await open(asha, id)).events.at(-1)?.id;
        const after = async <Answer>(ms: number, deed: () => PromiseLike<Answer>) => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          return deed();
        };
        await Promise.all([
          ...saves.map((save) =>
            // A browser whose clock is ahead claims a later time.
            after(save.late, () => keep(asha, id, 'Dear', save.ahead ? -60_000 : 0, what, key)),
          ),
          after(sendLate, () =>
            what === 'note'
              ? asha.post(`/api/enquiries/${id}/notes`, { id: key, text: 'Dear' })
              : asha.post(`/api/enquiries/${id}/replies`, {
                  id: key,
                  text: 'Dear',
                  then: 'waiting',
                  seen,
                }),
          ),
        ]);
        expect((await open(asha, id)).drafts).toEqual({});
        if (what === 'note' || !isUndone) return;
        await asha.ask({ method: 'DELETE', url: `/api/replies/${key}` });
        await keep(asha, id, 'An old save', 0, what, key);
        expect((await open(asha, id)).drafts).toMatchObject({ reply: { text: 'Dear' } });
      }),
      { numRuns: 40 },
    );
  });

  it('have two kinds only, and an existing enquiry', async () => {
    const id = await addEnquiry(desk);
    expect((await keep(asha, id, 'x', 0, 'poem')).statusCode).toBe(404);
    expect((await keep(asha, randomUUID(), 'x')).statusCode).toBe(404);
  });
});

describe('who is writing', () => {
  const write = (one: Browser, id: string, is: boolean) =>
    put(one, `/api/enquiries/${id}/writing`, { is });
  const writers = async (one: Browser, id: string) =>
    (await one.get(`/api/enquiries/${id}/writers`)).json<{ writers: Colleague[] }>().writers;

  it('is shown to others through another process, without any text, once at the start and once at the end', async () => {
    const id = await addEnquiry(desk);
    const address = await other.app.listen({ host: '127.0.0.1', port: 0 });
    const watch = await watchLive(address, ravi);
    const writingChanges = () =>
      watch.changes.filter(({ kind, enquiry }) => kind === 'writing' && enquiry === id);
    expect((await write(asha, id, true)).json()).toEqual({ writers: [] });
    await eventually(() => {
      expect(writingChanges()).toEqual([{ id: '', kind: 'writing', enquiry: id }]);
    });
    expect(await writers(ravi, id)).toMatchObject([{ id: asha.staffId }]);
    expect(await writers(asha, id)).toEqual([]);
    await write(asha, id, true);
    await write(asha, id, false);
    await eventually(() => {
      expect(writingChanges()).toHaveLength(2);
    });
    expect(await writers(ravi, id)).toEqual([]);
    // A reconnecting browser sends the last event id; these messages have none.
    expect(watch.text()).not.toMatch(/^id: *$/mu);
    watch.stop();
  });

  it('is forgotten if the browser died', async () => {
    const id = await addEnquiry(desk);
    await write(asha, id, true);
    await desk.sql('update reply_presence set expires_at = now() where enquiry_id = $1', id);
    expect(await writers(ravi, id)).toEqual([]);
  });
});
