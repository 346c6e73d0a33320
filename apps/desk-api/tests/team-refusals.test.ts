import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { LabelView } from '@studio/contract/desk/labels';
import { dayIn } from '@studio/contract/zone-time';
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
  desk = await testDesk({
    DESK_TEMPLATES_FOLDER: path.join(import.meta.dirname, 'support/replies'),
  });
  asha = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
  id = await addEnquiry(desk);
});
afterAll(() => desk[Symbol.asyncDispose]());

describe('lists', () => {
  const noPage = { message: 'There is no such page.', fields: ['after'] };
  const noRow = {
    message: 'One of the selected enquiries does not exist. Refresh the list.',
    fields: ['ids'],
  };
  refused([
    ['a page of a queue', () => asha.get('/api/enquiries?queue=mine&after=x'), 422, noPage],
    ['a page of the search', () => asha.get('/api/search?q=loom&after=x'), 422, noPage],
    ['a page of held enquiries', () => meera.get('/api/held?after=x'), 422, noPage],
    ['a page of other mail', () => asha.get('/api/other-mail?after=x'), 422, noPage],
    ['rows of no enquiries', () => asha.get('/api/rows?ids='), 422, noRow],
    ['rows, one of which has no id', () => asha.get(`/api/rows?ids=${nobody},x`), 422, noRow],
    [
      'one held enquiry, already decided',
      () => meera.post('/api/held/release', { ids: [nobody] }),
      409,
      { message: 'A colleague has already decided about this one.' },
    ],
    [
      'two held enquiries, already decided',
      () => meera.post('/api/held/discard', { ids: [nobody, randomUUID()] }),
      409,
      { message: 'A colleague has already decided about 2 of these 2; the others are done.' },
    ],
  ]);
});

describe('mails without an enquiry', () => {
  const decided = { message: 'A colleague has already decided about this mail.' };
  const at = `/api/other-mail/${nobody}`;
  refused([
    ['cannot be read', () => asha.get(at), 404, decided],
    ['have no files', () => asha.get(`${at}/files`), 404, decided],
    [
      'do not become an enquiry',
      () =>
        asha.post(`${at}/enquiry`, { name: 'Latha', companyname: 'Weavers', subject: 'A loom' }),
      409,
      decided,
    ],
    [
      'cannot be set aside',
      () => asha.post('/api/other-mail/set-aside', { ids: [nobody], isAside: true }),
      409,
      decided,
    ],
  ]);
});

describe('absences', () => {
  const unknown = { message: 'This account is unknown or disabled.' };
  const noHeir = { message: 'Choose a colleague to take over the enquiries.', fields: ['handTo'] };
  const days = { firstDay: '2199-01-01', lastDay: '2199-01-02', handTo: null };
  const at = `/api/colleagues/${nobody}/absence`;
  refused([
    ['of a stranger', () => put(meera, at, days), 404, unknown],
    ['of a stranger are not ended', () => remove(meera, at), 404, unknown],
    [
      'with oneself as the heir',
      () => put(asha, '/api/absence', { ...days, handTo: asha.staffId }),
      422,
      noHeir,
    ],
    [
      'with a stranger as the heir',
      () => put(asha, '/api/absence', { ...days, handTo: nobody }),
      422,
      noHeir,
    ],
    [
      'that are over',
      () => put(asha, '/api/absence', { ...days, firstDay: '2020-01-01', lastDay: '2020-01-02' }),
      422,
      { message: 'The last day is in the past.', fields: ['lastDay'] },
    ],
  ]);

  it('may end today', async () => {
    const today = dayIn(new Date(), desk.config.hours.zone);
    const answer = await put(asha, '/api/absence', { ...days, firstDay: today, lastDay: today });
    expect(answer.json()).toMatchObject([{ firstDay: today, lastDay: today }]);
    expect((await remove(asha, '/api/absence')).json()).toEqual([]);
  });
});

describe('templates', () => {
  const change = (more: object) =>
    meera.post('/api/template-changes', { template: 'first', seen: '0', ...more });
  const written = (more: object = {}) =>
    change({ kind: 'written', language: 'en', name: 'A first answer', text: 'Dear', ...more });
  const gone = { message: 'This template no longer exists.' };
  refused([
    [
      'that never existed are not retired',
      () => change({ kind: 'retired', template: nobody }),
      404,
      gone,
    ],
    ['that are new have an id of their own', () => written({ template: 'mine' }), 404, gone],
    [
      'that are new were not seen before',
      () => written({ template: nobody, seen: '1' }),
      404,
      gone,
    ],
    [
      'have names of their own, however they are written',
      () => written({ name: 'propose a CALL' }),
      422,
      { message: 'There is already a template called “propose a CALL”.', fields: ['name'] },
    ],
    [
      'have no text in a language that was never written',
      () => change({ kind: 'removed', language: 'de' }),
      404,
      { message: 'The text in this language no longer exists.' },
    ],
  ]);

  it('created at the desk have no original text', async () => {
    const template = randomUUID();
    const made = await written({ template, name: 'Thank you' });
    const [{ seen } = { seen: '' }] = made
      .json<{ templates: { id: string; seen: string }[] }>()
      .templates.filter((one) => one.id === template);
    const answer = await change({ kind: 'stock', template, seen });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      422,
      { message: 'This template was created at the desk: it has no original text.' },
    ]);
  });
});

describe('labels and views', () => {
  const noView = { message: 'This view no longer exists, or belongs to a colleague.' };
  refused([
    [
      'no such label to retire',
      () => remove(meera, `/api/labels/${nobody}`),
      404,
      { message: 'There is no such label.' },
    ],
    [
      'no such label to put on',
      () => asha.post(`/api/enquiries/${id}/labels`, { label: nobody, isOn: true }),
      409,
      { message: 'This label is no longer in use. Choose another one.', fields: ['label'] },
    ],
    [
      'no such view to change',
      () => put(asha, `/api/views/${nobody}`, { name: 'Mine', isShared: false }),
      404,
      noView,
    ],
    ['no such view to remove', () => remove(asha, `/api/views/${nobody}`), 404, noView],
  ]);

  it('two labels with one name, and one that a colleague renamed', async () => {
    const [first] = (await asha.post('/api/labels', { name: 'big' })).json<LabelView[]>();
    await asha.post('/api/labels', { name: 'small' });
    const rename = async (body: object) => {
      const answer = await put(meera, `/api/labels/${first?.id ?? ''}`, body);
      return [answer.statusCode, answer.json<unknown>()];
    };
    expect(await rename({ name: 'small', before: 'big' })).toEqual([
      409,
      { message: 'There is already a label with this name.', fields: ['name'] },
    ]);
    expect(await rename({ name: 'huge', before: 'large' })).toEqual([
      409,
      { message: 'A colleague has renamed this label in the meantime. Look at it again.' },
    ]);
  });
});

describe('persons', () => {
  const email = 'latha@weavers.example';
  refused([
    [
      'are erased only if the address is typed twice',
      () => meera.post('/api/persons/erase', { email, confirm: 'latha@weavers' }),
      422,
      { message: 'Type the address once more to erase this person.', fields: ['confirm'] },
    ],
    [
      'are not erased by a list of mails that expired',
      () =>
        meera.post('/api/persons/erase', {
          email,
          confirm: email,
          mails: { listing: nobody, keys: [0] },
        }),
      409,
      {
        message:
          'The list of mails has expired or was already confirmed. Nothing was erased; look at the list again.',
      },
    ],
    ['no such list of mails', () => meera.get(`/api/persons/mails/${nobody}`), 404, nothing],
    ['no such erasure', () => meera.get(`/api/persons/erasures/${nobody}`), 404, nothing],
  ]);
});

describe('reasons and sessions', () => {
  refused([
    [
      'reasons that a colleague has changed',
      () =>
        put(meera, '/api/close-reasons', {
          before: { won: ['Yesterday'], lost: [] },
          lists: { won: ['Price'], lost: ['Price'] },
        }),
      409,
      { message: 'A colleague has changed the reasons in the meantime. Look at them again.' },
    ],
    [
      'a session of someone else',
      () => remove(asha, `/api/sessions/${nobody}`),
      404,
      { message: 'You have no such session.' },
    ],
  ]);
});
