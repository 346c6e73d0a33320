import type { Counts, EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import { awaitsReply, isUnread } from '@studio/contract/desk/work';
import { responseTargetOf } from '@studio/contract/response-target';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { recordSendFailure } from '@studio/enquiries/replies/reply-outcome.store.ts';
import { recordStaffReply } from '@studio/enquiries/work/mail-events.store.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';
import { checkConsistency } from './support/check-consistency.ts';
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
  ravi = await plantSession(desk, 'manager');
  line = await watchLive(await desk.app.listen({ host: '127.0.0.1', port: 0 }), ravi);
});
afterEach(async () => {
  // After every test, each row must match its events.
  expect((await checkConsistency(desk)).wrong).toEqual([]);
});
afterAll(async () => {
  line.stop();
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});

const rowOf = async (id: string): Promise<EnquiryRow> => {
  const [row] = (await asha.get(`/api/rows?ids=${id}`)).json<EnquiryRow[]>();
  if (!row) throw new Error('It is not there.');
  return row;
};
const open = async (id: string): Promise<EnquiryDetail> =>
  (await asha.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
const command = async (one: Browser, id: string, given: object) =>
  one.post(`/api/enquiries/${id}/changes`, {
    command: given,
    version: (await rowOf(id)).version,
  });
const answered = { kind: 'answered', by: 'telephone', then: 'waiting' };

/** Two enquiries of one person; the first came an hour before the other. */
async function two(first: object = {}, second: object = {}): Promise<[string, string]> {
  const email = `${randomUUID()}@person.example`;
  const before = new Date(Date.now() - 3_600_000);
  return [
    await addEnquiry(desk, { email, subject: 'Looms', received_at: before, ...first }),
    await addEnquiry(desk, { email, subject: 'More looms', ...second }),
  ];
}
const merge = async (one: Browser, id: string, other: string) =>
  one.post(`/api/enquiries/${id}/merge`, { with: other, version: (await rowOf(id)).version });
const unmerge = (one: Browser, id: string) => one.post(`/api/enquiries/${id}/unmerge`, {});

/** What an undone merge must restore: everything but the version and what was seen. */
async function standingOf(id: string) {
  const unlike = { version: 0, unreadSince: null, isOpened: true, news: null, clock: null };
  return { ...(await rowOf(id)), ...unlike };
}

describe('a merge', () => {
  it('makes the later enquiry part of the earlier one, from either, and removes it from every list', async () => {
    for (const isLaterOpen of [true, false]) {
      const [first, second] = await two();
      const [id, other] = isLaterOpen ? [second, first] : [first, second];
      const before = (await asha.get('/api/counts')).json<Counts>().toAnswer;
      const done = await merge(asha, id, other);
      expect([done.statusCode, done.json()]).toEqual([200, { id: second, into: first }]);
      expect(await rowOf(second)).toMatchObject({
        state: 'closed',
        closeReason: 'duplicate',
        mergedInto: first,
      });
      expect((await asha.get('/api/counts')).json<Counts>().toAnswer).toBe(before - 1);
      const closed = await asha.get('/api/enquiries?queue=closed&reason=duplicate');
      expect(closed.json<Page<EnquiryRow>>().rows.map((row) => row.id)).toContain(second);
    }
  });

  it('shows its text, mails, notes and files in the earlier one, and audits both views', async () => {
    const [first, second] = await two();
    await outside.mail(second, 'With a file.', true, 'plan.pdf');
    await outside.add(second, 'On my page.');
    await asha.post(`/api/enquiries/${second}/notes`, { id: randomUUID(), text: 'Call them.' });
    await merge(asha, first, second);
    const { merged, samePerson } = await open(first);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ id: second, fields: { subject: 'More looms' } });
    expect(merged[0]?.mails.map(({ body }) => body)).toEqual(['With a file.']);
    expect(merged[0]?.added.map(({ words }) => words)).toEqual(['On my page.']);
    expect(merged[0]?.notes.map(({ text }) => text)).toEqual(['Call them.']);
    expect(samePerson).toMatchObject([{ id: second, mergedInto: first }]);
    const files = await asha.get(`/api/enquiries/${first}/files`);
    expect(files.json<{ files: { name: string }[] }>().files).toMatchObject([{ name: 'plan.pdf' }]);
    // The row shows what they wrote last, in either enquiry.
    expect((await rowOf(first)).opening).toBe('On my page.');
    const looked = await desk.sql(
      `select enquiry_id from audit_log where detail = 'desk enquiry' and enquiry_id = any($1)`,
      [first, second],
    );
    expect(new Set(looked.map(({ enquiry_id }) => enquiry_id))).toEqual(new Set([first, second]));
  });

  it('takes the due time of the later one if only that one awaits a reply, otherwise the earlier of both', async () => {
    const [first, second] = await two();
    await command(asha, first, answered);
    const { dueAt } = await rowOf(second);
    await merge(asha, first, second);
    const now = await rowOf(first);
    expect(now).toMatchObject({ state: 'to-answer', dueAt });
    expect(awaitsReply(now)).toBe(true);

    const [one, other] = await two();
    const due = (await rowOf(one)).dueAt;
    await merge(asha, one, other);
    expect((await rowOf(one)).dueAt).toBe(due);
  });

  it('notifies both owners, and every screen within two seconds', async () => {
    const [first, second] = await two();
    for (const id of [first, second]) {
      await command(ravi, id, { kind: 'claimed' });
      await ravi.get(`/api/enquiries/${id}`);
    }
    await merge(asha, second, first);
    for (const id of [first, second]) {
      const row = await rowOf(id);
      expect(isUnread(row, ravi.staffId)).toBe(true);
      expect(row.news).toMatchObject({ by: { id: asha.staffId } });
    }
    await eventually(() => {
      const announced = line.changes.map(({ kind, enquiry }) => `${kind} ${enquiry}`);
      expect(announced).toEqual(expect.arrayContaining([`merged ${second}`, `joined ${first}`]));
    });
  });

  it('makes a mail to the later one, or text on its page, news of the earlier one', async () => {
    for (const way of ['mail', 'add'] as const) {
      const [first, second] = await two();
      await command(asha, first, { kind: 'claimed' });
      await merge(asha, first, second);
      await command(asha, first, answered);
      await open(first);
      await outside[way](second, 'Are you there?');
      const now = await rowOf(first);
      expect(now).toMatchObject({ state: 'to-answer', opening: 'Are you there?' });
      expect([awaitsReply(now), isUnread(now, asha.staffId)]).toEqual([true, true]);
      expect(await rowOf(second)).toMatchObject({ state: 'closed', mergedInto: first });
      await eventually(() => {
        expect(line.changes).toContainEqual(
          expect.objectContaining({ kind: 'enquirer-replied', enquiry: first }),
        );
      });
    }
  });

  it('records the withdrawal of the later one, and leaves the earlier one open', async () => {
    const [first, second] = await two();
    await command(asha, first, { kind: 'claimed' });
    await merge(asha, first, second);
    await open(first);
    await outside.withdraw(second);
    const now = await rowOf(first);
    expect(now).toMatchObject({ state: 'to-answer', news: { kind: 'withdrew' } });
    expect(isUnread(now, asha.staffId)).toBe(true);
    await unmerge(asha, second);
    expect(await rowOf(second)).toMatchObject({ state: 'closed', closeReason: 'withdrawn' });
  });

  it('disables actions on the later one: it is answered from the earlier one', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    const again = await command(asha, second, { kind: 'reopened' });
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'This enquiry was merged into another one. Work on that one, or undo the merge.',
    ]);
    const reply = { id: randomUUID(), text: 'Yes.', then: 'waiting', seen: '999999999' };
    expect((await asha.post(`/api/enquiries/${second}/replies`, reply)).statusCode).toBe(409);
    expect((await asha.post(`/api/enquiries/${first}/replies`, reply)).statusCode).toBe(200);
  });

  it('lets a reply in the earlier one answer a mail to the later one', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    await outside.mail(second, 'And?');
    const [mail] = await desk.sql<{ message_id: string }>(
      'select message_id from thread_mails where enquiry_id = $1',
      second,
    );
    const id = randomUUID();
    const reply = { id, text: 'Yes.', then: 'waiting', seen: '999999999' };
    expect((await asha.post(`/api/enquiries/${first}/replies`, reply)).statusCode).toBe(200);
    expect(
      await desk.sql('select enquiry_id, in_reply_to from thread_mails where id = $1', id),
    ).toEqual([{ enquiry_id: first, in_reply_to: mail?.message_id }]);
  });
});

describe('mails and replies after a merge', () => {
  const target = () => responseTargetOf(desk.config.hours);
  const within = (act: (trx: Trx) => Promise<void>) => desk.database.db.transaction().execute(act);

  it('a reply from a mail program in the later thread answers the earlier one, until it is undone', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    const answer = { enquiryId: second, at: new Date(), staffId: ravi.staffId };
    await within((trx) => recordStaffReply(trx, target(), answer));
    expect(await rowOf(first)).toMatchObject({ state: 'waiting', ownerId: ravi.staffId });
    expect((await rowOf(first)).firstAnsweredAt).not.toBeNull();
    await unmerge(asha, second);
    expect(await rowOf(first)).toMatchObject({
      state: 'to-answer',
      ownerId: null,
      firstAnsweredAt: null,
    });
    expect(await rowOf(second)).toMatchObject({ state: 'waiting', ownerId: ravi.staffId });
    const pages = `select id from enquiries where answered_at is not null and id = any($1)`;
    expect(await desk.sql(pages, [first, second])).toEqual([{ id: second }]);
  });

  it('the owner of the earlier one learns of a reply that could not be sent', async () => {
    const [first, second] = await two();
    await command(ravi, first, { kind: 'claimed' });
    await ravi.get(`/api/enquiries/${first}`);
    const id = randomUUID();
    const reply = { id, text: 'Yes.', then: 'waiting', seen: '999999999' };
    await asha.post(`/api/enquiries/${second}/replies`, reply);
    await merge(ravi, first, second);
    await within((trx) => recordSendFailure(trx, id, 'Their mailbox is full.'));
    const now = await rowOf(first);
    expect([now.news.kind, isUnread(now, ravi.staffId)]).toEqual(['send-failed', true]);
    await unmerge(asha, second);
    expect(await rowOf(second)).toMatchObject({ state: 'to-answer', firstAnsweredAt: null });
  });
});

describe('a merge is refused', () => {
  it('for another person, a closed enquiry, a chain, an outdated version and itself', async () => {
    const [first, second] = await two();
    const said = async (id: string, other: string) => {
      const answer = await merge(asha, id, other);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await said(first, await addEnquiry(desk))).toEqual([
      409,
      'Only enquiries from the same address can be merged.',
    ]);
    expect(await said(first, first)).toEqual([409, 'An enquiry cannot be merged into itself.']);
    expect((await said(first, randomUUID()))[0]).toBe(404);
    const late = await asha.post(`/api/enquiries/${first}/merge`, { with: second, version: 99 });
    expect(late.statusCode).toBe(409);
    await merge(asha, first, second);
    const { reference } = await rowOf(second);
    const third = await addEnquiry(desk, { email: (await open(first)).fields.email });
    expect(await said(third, second)).toEqual([
      409,
      `${reference} was already merged into another enquiry. Undo that first.`,
    ]);
    const oldest = await addEnquiry(desk, {
      email: (await open(first)).fields.email,
      received_at: new Date(Date.now() - 86_400_000),
    });
    expect((await said(first, oldest))[1]).toMatch(/^Another enquiry was merged into/u);
    await command(asha, third, { kind: 'closed', reason: 'spam' });
    expect((await said(first, third))[1]).toMatch(/is closed. Open it again first.$/u);
    expect((await unmerge(asha, first)).statusCode).toBe(409);
  });

  it('by two people at once, either way round: it is done once', async () => {
    const [first, second] = await two();
    const answers = await Promise.all([merge(asha, first, second), merge(ravi, second, first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('an undone merge', () => {
  it('restores both enquiries and notifies both owners', async () => {
    const [first, second] = await two();
    await command(ravi, first, answered);
    await command(asha, second, {
      kind: 'put-off',
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const before = [await standingOf(first), await standingOf(second)];
    await merge(asha, first, second);
    const done = await unmerge(asha, second);
    expect([done.statusCode, done.json()]).toEqual([200, { id: second, into: first }]);
    expect([await standingOf(first), await standingOf(second)]).toEqual(before);
    expect(isUnread(await rowOf(first), ravi.staffId)).toBe(true);
    await eventually(() => {
      const announced = line.changes.map(({ kind, enquiry }) => `${kind} ${enquiry}`);
      expect(announced).toEqual(
        expect.arrayContaining([`unmerged ${first}`, `unmerged ${second}`]),
      );
    });
  });

  it('returns to the later one what arrived for it since', async () => {
    const [first, second] = await two();
    await command(asha, first, answered);
    await command(asha, second, answered);
    const before = await standingOf(first);
    await merge(asha, first, second);
    await outside.mail(second, 'Any news?');
    expect((await rowOf(first)).state).toBe('to-answer');
    await unmerge(asha, second);
    expect(await standingOf(first)).toEqual(before);
    const now = await rowOf(second);
    expect(now).toMatchObject({ state: 'to-answer', opening: 'Any news?', mergedInto: null });
    expect(awaitsReply(now)).toBe(true);
    expect((await open(first)).merged).toEqual([]);
    // It can be merged and undone again.
    expect((await merge(asha, second, first)).statusCode).toBe(200);
    expect((await unmerge(ravi, second)).statusCode).toBe(200);
    expect((await rowOf(second)).state).toBe('to-answer');
  });
});

describe('erasing after a merge', () => {
  it('a person deletes both', async () => {
    const [first, second] = await two();
    const { email } = (await open(first)).fields;
    await merge(asha, first, second);
    const erased = await ravi.post('/api/persons/erase', { email, confirm: email });
    expect(erased.json()).toMatchObject({ enquiries: 2 });
  });

  it('the earlier one, while it awaits a reply, leaves the later one awaiting it', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    await outside.erase(first);
    expect(await rowOf(second)).toMatchObject({ state: 'to-answer', mergedInto: null });
    await outside.mail(second);
    expect((await rowOf(second)).state).toBe('to-answer');
  });

  it('the earlier one, once answered, leaves the later one closed until they write', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    await command(asha, first, answered);
    await outside.erase(first);
    expect(await rowOf(second)).toMatchObject({ state: 'closed', mergedInto: null });
    await outside.mail(second);
    expect((await rowOf(second)).state).toBe('to-answer');
  });

  it('the later one leaves the earlier one open', async () => {
    const [first, second] = await two();
    await merge(asha, first, second);
    await outside.erase(second);
    expect(await open(first)).toMatchObject({ state: 'to-answer', merged: [] });
  });
});
