import { randomUUID } from 'node:crypto';
import type { Template, TemplateChange } from '@studio/contract/desk/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import path from 'node:path';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;
let asha: Browser;
let meera: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk({
    DESK_TEMPLATES_FOLDER: path.join(import.meta.dirname, 'support/replies'),
  });
  asha = await plantSession(desk, 'sales');
  meera = await plantSession(desk, 'manager');
  ravi = await plantSession(desk, 'manager');
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.sql('truncate reply_template_changes restart identity'));

const URL = '/api/template-changes';
const list = async (who = asha): Promise<Template[]> =>
  (await who.get('/api/templates')).json<{ templates: Template[] }>().templates;
const one = async (id: string): Promise<Template | undefined> =>
  (await list()).find((template) => template.id === id);
const history = async (id: string): Promise<TemplateChange[]> =>
  (await asha.get(`${URL}?template=${id}`)).json<{ changes: TemplateChange[] }>().changes;
const change = async (who: Browser, body: object, seen?: string) => {
  const { template } = { template: 'first', ...body };
  return who.post(URL, {
    template,
    seen: seen ?? (await one(template))?.seen ?? '0',
    ...body,
  });
};
const write = (who: Browser, more: object = {}, seen?: string) =>
  change(
    who,
    { kind: 'written', language: 'en', name: 'A first answer', text: 'Dear {first name}', ...more },
    seen,
  );
const stock = 'Dear {name},\n\nyes.\n\n{me}';

test('unchanged templates are the files in their order; those without a position come last', async () => {
  const templates = await list();
  expect(templates.map(({ id, name }) => [id, name])).toEqual([
    ['first', 'A first answer'],
    ['call', 'Propose a call'],
    ['reminder', 'A reminder'],
  ]);
  expect(templates[0]).toEqual({
    id: 'first',
    name: 'A first answer',
    hasStock: true,
    isRetired: false,
    texts: [{ language: 'en', text: stock, isStock: true, isOld: false }],
    seen: '0',
    changedBy: null,
    changedAt: null,
  });
  expect(await history('first')).toEqual([]);
});

describe('a change', () => {
  it('overrides the file, has an author, and ends when the text equals the file again', async () => {
    const answer = await write(meera, { name: 'The first one' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ templates: Template[] }>().templates[0]).toMatchObject({
      name: 'The first one',
      texts: [{ language: 'en', text: 'Dear {first name}', isStock: false }],
      changedBy: { id: meera.staffId },
    });
    await change(ravi, { kind: 'stock' });
    expect(await one('first')).toMatchObject({
      name: 'A first answer',
      texts: [{ text: stock, isStock: true }],
      changedBy: { id: ravi.staffId },
    });
    expect(await history('first')).toMatchObject([
      { kind: 'stock', language: 'en', name: null, text: null, by: { id: ravi.staffId } },
      {
        kind: 'written',
        language: 'en',
        name: 'The first one',
        text: 'Dear {first name}',
        by: { id: meera.staffId },
      },
    ]);
  });

  it('is for managers; sales use and read them, operators do not', async () => {
    const omar = await plantSession(desk, 'operator');
    expect((await write(asha)).statusCode).toBe(403);
    expect((await write(omar)).statusCode).toBe(403);
    expect((await omar.get('/api/templates')).statusCode).toBe(403);
    expect((await omar.get(`${URL}?template=first`)).statusCode).toBe(403);
    expect(await one('first')).toMatchObject({ seen: '0' });
  });

  it('by a person who saw an older text is refused, with who was faster', async () => {
    const call = { template: 'call', name: 'Propose a call' };
    expect((await write(meera, call)).statusCode).toBe(200);
    const late = await write(ravi, { ...call, text: 'Hello' }, '0');
    expect(late.statusCode).toBe(409);
    expect(late.json<{ message: string }>().message).toMatch(
      /^Colleague .+ has changed this template in the meantime\. Your text was not saved\.$/u,
    );
    expect(await one('call')).toMatchObject({ texts: [{ text: 'Dear {first name}' }] });
  });

  it('stores no name that equals the file’s, so that it follows the content', async () => {
    const namesOf = async (id: string) => (await history(id)).map(({ name }) => name);
    const call = { template: 'call', name: 'Propose a call' };
    await write(meera, call);
    await change(meera, { kind: 'retired', template: 'call' });
    await write(meera, { ...call, name: 'A first call' });
    await change(meera, { kind: 'stock', template: 'call' });
    expect(await namesOf('call')).toEqual([null, 'A first call', null, null]);
    const template = randomUUID();
    await write(meera, { template, name: 'Thank you' });
    await change(meera, { kind: 'retired', template });
    expect(await namesOf(template)).toEqual(['Thank you', 'Thank you']);
  });

  it('has one winner, however many save at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => write(at % 2 ? meera : ravi, { text: `${at}` }, '0')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await history('first')).toHaveLength(1);
  });

  it('cannot be rewritten: the desk’s role can only read and add', async () => {
    await write(meera);
    const rights = await desk.sql(
      `select privilege_type as may from information_schema.role_table_grants
       where grantee = 'intake_desk' and table_name = 'reply_template_changes'`,
    );
    expect(rights).toEqual([{ may: 'SELECT' }]);
  });

  it('outlives its author', async () => {
    const left = await plantSession(desk, 'manager');
    await write(left);
    await desk.sql('delete from staff_sessions where staff_id = $1', left.staffId);
    await desk.sql('delete from staff where id = $1', left.staffId);
    expect(await one('first')).toMatchObject({
      changedBy: null,
      texts: [{ text: 'Dear {first name}' }],
    });
  });
});

describe('languages', () => {
  it('are added and removed; one older than the English text is marked', async () => {
    await write(meera, { language: 'de', text: 'Guten Tag {name}' });
    expect(await one('first')).toMatchObject({
      name: 'A first answer',
      texts: [
        { language: 'en', isStock: true },
        { language: 'de', text: 'Guten Tag {name}', isOld: false },
      ],
    });
    await write(meera, { text: 'Hello' });
    expect(await one('first')).toMatchObject({ texts: [{ isOld: false }, { isOld: true }] });
    await write(meera, { language: 'de', text: 'Hallo' });
    expect(await one('first')).toMatchObject({ texts: [{ isOld: false }, { isOld: false }] });
    await change(meera, { kind: 'removed', language: 'de' });
    expect(await one('first')).toMatchObject({ texts: [{ language: 'en', text: 'Hello' }] });
  });

  it('cannot all be removed: a template needs a text', async () => {
    expect((await change(meera, { kind: 'removed', language: 'de' })).statusCode).toBe(404);
    const kept = await change(meera, { kind: 'removed', language: 'en' });
    expect(kept.statusCode).toBe(422);
    expect(kept.json()).toMatchObject({
      message: 'This language has an original text. Restore that instead.',
    });
    const template = randomUUID();
    await write(meera, { template, name: 'Thank you' });
    await write(meera, { template, name: 'Thank you', language: 'de' });
    // It has no original text, so its English one may go.
    const english = await change(meera, { kind: 'removed', template, language: 'en' });
    expect(english.statusCode).toBe(200);
    const last = await change(meera, { kind: 'removed', template, language: 'de' });
    expect(last.statusCode).toBe(422);
    expect(last.json()).toMatchObject({
      message: 'A template needs at least one text. Stop offering it instead.',
    });
  });
});

describe('a template created at the desk', () => {
  it('is added after those of the files, retired and offered again', async () => {
    const template = randomUUID();
    const mine = { template, name: 'Thank you', language: 'de', text: 'Danke, {first name}' };
    expect((await write(meera, mine)).statusCode).toBe(200);
    expect((await list()).at(-1)).toMatchObject({
      id: template,
      name: 'Thank you',
      hasStock: false,
      texts: [{ language: 'de' }],
    });
    await change(meera, { kind: 'retired', template });
    expect(await one(template)).toMatchObject({ isRetired: true, name: 'Thank you' });
    await change(meera, { kind: 'offered', template });
    expect(await one(template)).toMatchObject({ isRetired: false, name: 'Thank you' });
    expect((await change(meera, { kind: 'stock', template })).statusCode).toBe(422);
  });

  it('sent twice is one', async () => {
    const mine = { template: randomUUID(), name: 'Once' };
    await write(meera, mine, '0');
    expect((await write(meera, mine, '0')).statusCode).toBe(409);
    expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('needs an id of its own', async () => {
    expect((await write(meera, { template: 'anything' })).statusCode).toBe(404);
    expect((await change(meera, { kind: 'retired', template: randomUUID() })).statusCode).toBe(404);
  });
});

test('an unknown field is refused with the list of known ones', async () => {
  const answer = await write(meera, { text: 'Dear {first nmae}' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    message:
      'There is no field {first nmae}. The fields are {name}, {first name}, {company}, {service}, {subject}, {reference}, {me}, {times}. What a person fills in goes in [brackets].',
    fields: ['text'],
  });
});

test('two templates cannot have the same name', async () => {
  const answer = await write(meera, { name: 'propose a CALL' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: ['name'] });
});
