import type { ChangeTemplate, StockTemplate } from '@studio/contract/desk/templates';
import {
  changeTemplate,
  readTemplateChanges,
  readTemplates,
} from '@studio/enquiries/replies/template.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addColleague, sessionOf } from '../support/replies.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let staffId: string;
let sessionId: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  await kept.read('delete from reply_template_changes');
  // The next changes are 9 and 10: as texts they would be in another order.
  await kept.read(`select setval(pg_get_serial_sequence('reply_template_changes', 'id'), 8)`);
  staffId = await addColleague(kept.database, 'Asha');
  sessionId = await sessionOf(kept.database, staffId);
});
afterAll(async () => {
  await kept.read('delete from reply_template_changes');
  await kept[Symbol.asyncDispose]();
});

type Language = Extract<ChangeTemplate, { kind: 'written' }>['language'];
const first: StockTemplate = { id: 'first', name: 'A first answer', text: 'Dear {name}' };
const call: StockTemplate = { id: 'call', name: 'Propose a call', text: 'May I call you?' };

const list = (...stock: readonly StockTemplate[]) => readTemplates(kept.database.db, stock);
const change = (given: ChangeTemplate, name: string | null = null) =>
  changeTemplate(kept.database.db, sessionId, given, name);
async function seen(template: string): Promise<string> {
  const [row] = await kept.read<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from reply_template_changes where template = $1',
    template,
  );
  return row?.id ?? '';
}
const write = async (template: string, language: Language, name: string | null = null) =>
  change(
    {
      kind: 'written',
      template,
      seen: await seen(template),
      language,
      name: name ?? '',
      text: `In ${language}`,
    },
    name,
  );
const remove = async (template: string, language: Language) =>
  change({ kind: 'removed', template, seen: await seen(template), language });
const offer = async (kind: 'retired' | 'offered') =>
  change({ kind, template: 'first', seen: await seen('first') });
const written = (language: Language, isOld = false) => ({
  language,
  text: `In ${language}`,
  isStock: false,
  isOld,
});
const stockText = { language: 'en', text: 'Dear {name}', isStock: true, isOld: false };

test('a template that no one changed is that of its file', async () => {
  expect(await list(first)).toEqual([
    {
      id: 'first',
      name: 'A first answer',
      hasStock: true,
      isRetired: false,
      texts: [stockText],
      seen: '0',
      changedBy: null,
      changedAt: null,
    },
  ]);
});

it('was changed last by whoever wrote last, in whatever language', async () => {
  await write('first', 'de', 'Erste Antwort');
  await write('first', 'en', 'First');
  expect(await list(first)).toMatchObject([{ seen: '10', name: 'First' }]);
  await write('first', 'de', 'Antwort');
  const [row] = await kept.read<{ at: Date }>(
    'select at from reply_template_changes where id = 11',
  );
  expect(await list(first)).toEqual([
    {
      id: 'first',
      name: 'Antwort',
      hasStock: true,
      isRetired: false,
      texts: [written('en'), written('de')],
      seen: '11',
      changedBy: { id: staffId, name: 'Asha' },
      changedAt: row?.at.toISOString(),
    },
  ]);
});

test('a text is old if the English one was written or restored after it', async () => {
  await write('first', 'de');
  expect(await list(first)).toMatchObject([{ texts: [stockText, written('de')] }]);
  await write('first', 'en');
  await write('first', 'hi');
  expect(await list(first)).toMatchObject([
    { texts: [written('en'), written('de', true), written('hi')] },
  ]);
  await change({ kind: 'stock', template: 'first', seen: '11' });
  expect(await list(first)).toMatchObject([
    { texts: [stockText, written('de', true), written('hi', true)] },
  ]);
});

test('English is first and the others follow by their names', async () => {
  for (const language of ['hi', 'ar', 'de'] as const) await write('first', language);
  const languages = async () => {
    const [template] = await list(first);
    return template?.texts.map(({ language }) => language);
  };
  expect(await languages()).toEqual(['en', 'ar', 'de', 'hi']);
  await write('first', 'en');
  expect(await languages()).toEqual(['en', 'ar', 'de', 'hi']);
});

it('has one language less when its text is removed, and is gone without any', async () => {
  await write('added', 'de', 'Danke');
  await write('added', 'hi', 'Danke');
  await remove('added', 'de');
  expect(await list()).toMatchObject([{ id: 'added', hasStock: false, texts: [written('hi')] }]);
  await remove('added', 'hi');
  expect(await list()).toEqual([]);
});

test('a name falls back to that of the file, and without a file to the id', async () => {
  await write('first', 'en', 'Mine');
  await write('first', 'en');
  expect(await list(first)).toMatchObject([{ name: 'A first answer' }]);
  expect(await list()).toMatchObject([{ name: 'first' }]);
});

it('is retired until it is offered again, and keeps its texts', async () => {
  await write('first', 'de');
  await offer('retired');
  expect(await list(first)).toMatchObject([{ isRetired: true, texts: [stockText, written('de')] }]);
  await offer('offered');
  expect(await list(first)).toMatchObject([
    { isRetired: false, texts: [stockText, written('de')] },
  ]);
});

test('those of the files are first in their order, then those of the desk by name', async () => {
  await write('3', 'en', 'Banks');
  await write('1', 'en', 'Thanks');
  await write('2', 'en', 'a visit');
  await write('first', 'de', 'Zuerst');
  const names = (await list(first, call)).map(({ name }) => name);
  expect(names).toEqual(['Zuerst', 'Propose a call', 'a visit', 'Banks', 'Thanks']);
});

test('each change is kept with its author, language and text, the latest first', async () => {
  await write('call', 'en');
  await write('first', 'de', 'Erste');
  await change({ kind: 'stock', template: 'first', seen: '10' });
  await remove('first', 'de');
  await offer('retired');
  await offer('offered');
  const by = { id: staffId, name: 'Asha' };
  const at = expect.stringMatching(/^\d{4}-.+Z$/u) as string;
  const none = { name: null, text: null, by, at };
  expect(await readTemplateChanges(kept.database.db, 'first')).toEqual([
    { id: '14', kind: 'offered', language: null, ...none },
    { id: '13', kind: 'retired', language: null, ...none },
    { id: '12', kind: 'removed', language: 'de', ...none },
    { id: '11', kind: 'stock', language: 'en', ...none },
    { id: '10', kind: 'written', language: 'de', name: 'Erste', text: 'In de', by, at },
  ]);
});

test('a change is saved once, and not if a colleague was faster', async () => {
  const given = { kind: 'retired', template: 'first', seen: '0' } as const;
  expect(await change(given)).toBe(true);
  expect(await change({ ...given, kind: 'offered' })).toBe(false);
  expect(await list(first)).toMatchObject([{ isRetired: true, seen: '9' }]);
});

it('outlives its author', async () => {
  await write('first', 'en');
  await kept.read('delete from staff');
  expect(await list(first)).toMatchObject([{ changedBy: null, texts: [written('en')] }]);
});
