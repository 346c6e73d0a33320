import { randomUUID } from 'node:crypto';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { nobody, nothing, put, refused, remove } from './support/refused.ts';

let desk: TestDesk;
let asha: Browser;
let meera: Browser;
let id: string;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
  id = await addEnquiry(desk);
});
afterAll(() => desk[Symbol.asyncDispose]());

const missing = { message: 'This enquiry no longer exists.' };

describe('input', () => {
  const invalid = 'Something in this request is missing or invalid.';
  refused([
    [
      'a missing body names its fields',
      () => asha.ask({ method: 'POST', url: `/api/enquiries/${id}/notes` }),
      422,
      { message: invalid, fields: ['id', 'text'] },
    ],
    [
      'a field within a field',
      () => asha.post(`/api/enquiries/${id}/changes`, { command: { kind: 'put-off' } }),
      422,
      { message: invalid, fields: ['command.until'] },
    ],
    [
      'a field that no one knows',
      () => put(asha, `/api/enquiries/${id}/writing`, { is: true, was: false }),
      422,
      { message: invalid, fields: [] },
    ],
    [
      'a query',
      () => asha.get('/api/enquiries?queue=none'),
      422,
      { message: invalid, fields: ['queue'] },
    ],
    ['a path without an id', () => asha.get('/api/enquiries/none'), 404, nothing],
    ['an id with more before it', () => asha.get(`/api/enquiries/0${nobody}`), 404, nothing],
    ['an id with more after it', () => asha.get(`/api/enquiries/${nobody}0`), 404, nothing],
  ]);

  it('an id may be in capital letters', async () => {
    const answer = await asha.post(`/api/enquiries/${id.toUpperCase()}/unread`);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, { id }]);
  });
});

describe('an enquiry that no longer exists', () => {
  const at = `/api/enquiries/${nobody}`;
  refused([
    ['cannot be opened', () => asha.get(at), 404, missing],
    [
      'cannot be changed',
      () => asha.post(`${at}/changes`, { command: { kind: 'claimed' } }),
      404,
      missing,
    ],
    [
      'gets no note',
      () => asha.post(`${at}/notes`, { id: randomUUID(), text: 'Called.' }),
      404,
      missing,
    ],
    ['is not marked unread', () => asha.post(`${at}/unread`), 404, missing],
    ['has no files', () => asha.get(`${at}/files`), 404, missing],
    ['gets no label', () => asha.post(`${at}/labels`, { label: nobody, isOn: true }), 404, missing],
    ['is not merged', () => asha.post(`${at}/merge`, { with: id, version: 1 }), 404, missing],
    ['is not unmerged', () => asha.post(`${at}/unmerge`), 404, missing],
    ['has no recipients', () => asha.get(`${at}/recipients`), 404, missing],
    [
      'gets no reply',
      () =>
        asha.post(`${at}/replies`, { id: randomUUID(), text: 'Yes.', then: 'waiting', seen: '0' }),
      404,
      missing,
    ],
    ['no one writes in it', () => put(asha, `${at}/writing`, { is: true }), 404, missing],
    ['has no writers', () => asha.get(`${at}/writers`), 404, missing],
    [
      'has no drafts',
      () =>
        put(asha, `${at}/drafts/reply`, {
          key: randomUUID(),
          text: 'Dear',
          writtenAt: new Date().toISOString(),
        }),
      404,
      missing,
    ],
  ]);
});

describe('a change of an enquiry', () => {
  const change = (command: object, version?: number) =>
    asha.post(`/api/enquiries/${id}/changes`, { command, version });
  const stranger = {
    message: 'This account is disabled or cannot work on enquiries. Choose another person.',
    fields: ['to'],
  };
  refused([
    [
      'needs a version',
      () => change({ kind: 'waiting' }),
      422,
      { message: 'Say which version of the enquiry you saw.', fields: ['version'] },
    ],
    ['to no colleague', () => change({ kind: 'assigned', to: nobody }, 1), 422, stranger],
    [
      'to no colleague, even if away',
      () => change({ kind: 'assigned', to: nobody, away: true }, 1),
      422,
      stranger,
    ],
    [
      'for a reason that is not on the list',
      () => change({ kind: 'closed', reason: 'won', why: 'The weather' }, 1),
      422,
      { message: 'This reason is no longer on the list. Choose another one.', fields: ['why'] },
    ],
    [
      'for a reason, if it was spam',
      () => change({ kind: 'closed', reason: 'spam', why: 'The weather' }, 1),
      422,
      { message: 'This reason is no longer on the list. Choose another one.', fields: ['why'] },
    ],
  ]);

  it('of an older version gets the current state and its owner', async () => {
    const one = await addEnquiry(desk);
    const claimed = await asha.post(`/api/enquiries/${one}/changes`, {
      command: { kind: 'claimed' },
    });
    const answer = await meera.post(`/api/enquiries/${one}/changes`, {
      command: { kind: 'brought-back' },
      version: 1,
    });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      409,
      {
        message: 'A colleague has changed this enquiry in the meantime. Look at it again.',
        now: claimed.json<unknown>(),
        owner: { id: asha.staffId, name: expect.stringMatching(/^Colleague /u) as string },
      },
    ]);
  });

  it('to a colleague who is away names the day', async () => {
    await desk.sql(
      `insert into absences (staff_id, first_day, last_day) values ($1, current_date - 2, '2199-11-18')`,
      meera.staffId,
    );
    const answer = await change({ kind: 'assigned', to: meera.staffId }, 1);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      409,
      {
        message: expect.stringMatching(
          /^Colleague \S+ is away until Mon, Nov 18\. Open the enquiry to assign it anyway\.$/u,
        ) as string,
      },
    ]);
    const anyway = await change({ kind: 'assigned', to: meera.staffId, away: true }, 1);
    expect(anyway.statusCode).toBe(200);
    await desk.sql('delete from absences');
  });

  it('a note that was saved with other words is not overwritten', async () => {
    const note = { id: randomUUID(), text: 'Called.' };
    const url = `/api/enquiries/${id}/notes`;
    expect((await asha.post(url, note)).json()).toEqual({ id: note.id });
    const answer = await asha.post(url, { ...note, text: 'Called again.' });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      409,
      {
        message:
          'Your note was saved before you changed it. Save it again to add what you have now as another note.',
      },
    ]);
  });
});

describe('replies', () => {
  const reply = (change: object) =>
    asha.post(`/api/enquiries/${id}/replies`, {
      id: randomUUID(),
      text: 'Yes.',
      then: 'waiting',
      seen: '0',
      ...change,
    });
  const wrong = {
    message: 'A reply goes to the enquirer and at most 10 others; a forward to other people.',
    fields: ['to', 'cc', 'bcc'],
  };
  const others = (count: number, host: string) =>
    Array.from({ length: count }, (_, n) => `one-${n}@${host}.example`);
  refused([
    [
      'with a gap name it',
      () => reply({ text: 'Shall we say [day and time]?' }),
      422,
      {
        message: 'Fill in “[day and time]” first.',
        fields: ['text'],
        place: '[day and time]',
      },
    ],
    [
      'may have brackets when they are forwarded, because the enquirer wrote them',
      () => reply({ way: 'forward', to: ['eva@mill.example'], text: 'See [1].' }),
      409,
      {
        message: 'eva@mill.example was never in this thread.',
        strangers: ['eva@mill.example'],
      },
    ],
    ['to someone else', () => reply({ to: ['other@partner.example'] }), 422, wrong],
    ['forwarded to no one', () => reply({ way: 'forward' }), 422, wrong],
    ['to too many', () => reply({ cc: others(6, 'a'), bcc: others(5, 'b') }), 422, wrong],
    [
      'forwarded to too many',
      () => reply({ way: 'forward', to: others(6, 'a'), cc: others(5, 'b') }),
      422,
      wrong,
    ],
    [
      'to ten others are asked about, if these are new',
      () => reply({ cc: others(5, 'a'), bcc: others(5, 'b') }),
      409,
      {
        message: expect.stringMatching(/^one-0@a\.example.+ never in this thread\.$/u) as string,
        strangers: [...others(5, 'a'), ...others(5, 'b')],
      },
    ],
    [
      'that never existed are not undone',
      () => remove(asha, `/api/replies/${nobody}`),
      404,
      missing,
    ],
    [
      'that do not wait are not sent earlier',
      () => asha.post(`/api/replies/${nobody}/now`),
      409,
      { message: 'It is already on its way, or was canceled.' },
    ],
    [
      'have no draft of another kind',
      () =>
        put(asha, `/api/enquiries/${id}/drafts/poem`, {
          key: randomUUID(),
          text: 'Dear',
          writtenAt: new Date().toISOString(),
        }),
      404,
      nothing,
    ],
  ]);
});
