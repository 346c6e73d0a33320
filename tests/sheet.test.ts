import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { readAnswers } from '@studio/sheet/answers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testService, type TestService } from './support/service.ts';

const drawn = {
  version: 1,
  project: 'Bridge inspections, in the field',
  today: ['paper'],
  people: { staff: 'hundreds' },
  when: 'date',
  whenDate: '2027-05-31',
  words: 'Findings reach the workshop two days late.',
};

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

const stored = async (reference: string) => {
  const { rows } = await service.database.pool.query<{ sheet: unknown }>(
    `select sheet from enquiries where reference = $1`,
    [reference],
  );
  return rows[0]?.sheet;
};
async function sent(sheet: unknown) {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), sheet });
  expect(answer.statusCode).toBe(201);
  return stored(answer.json<{ reference: string }>().reference);
}

it('a sheet is stored with its enquiry', async () => {
  expect(await sent(JSON.stringify(drawn))).toEqual(readAnswers(drawn));
});

it('stores only valid answers of a sheet', async () => {
  const hostile = { ...drawn, today: ['paper', '<script>'], constructor: 'x', owner: 'a\u0000b' };
  expect(await sent(JSON.stringify(hostile))).toEqual(readAnswers({ ...drawn, owner: 'ab' }));
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one that is no JSON', '{"version":1'],
  ['one of a future version', '{"version":99}'],
  ['one that is too large', JSON.stringify({ ...drawn, words: 'x'.repeat(7_000) })],
  ['something else', { version: 1 }],
])('%s costs no enquiry', async (_, sheet) => {
  expect(await sent(sheet)).toBeNull();
});

it('the same key with another sheet is another message', async () => {
  const key = { idempotencykey: randomUUID() };
  const first = await service.postEnquiry({ ...key, sheet: JSON.stringify(drawn) });
  const again = await service.postEnquiry({ ...key, sheet: JSON.stringify(drawn) });
  const other = await service.postEnquiry({ ...key, sheet: JSON.stringify({ version: 1 }) });
  expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([201, 200, 409]);
});

const answered: readonly (readonly [string, string])[] = [
  ['sheet.project', drawn.project],
  ['sheet.today', 'paper'],
  ['sheet.hold', 'offline'],
  ['sheet.hold', 'audit'],
  ['sheet.people.staff', 'hundreds'],
  ['sheet.people.customers', ''],
  ['sheet.words', 'It says "no" & <stops>.'],
];
const postForm = (fields: readonly (readonly [string, string])[]) =>
  service.post({
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
const person = Object.entries({ ...validEnquiry, country: 'IN' });
const hiddenIn = (page: string) =>
  new Map(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/gu)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    ),
  );
const referenceIn = (location: unknown) => /reference=(\S+)/u.exec(String(location))?.[1] ?? '';

it('a form without script sends sheet and enquiry together', async () => {
  const answer = await postForm([...person, ...answered]);
  expect(await stored(referenceIn(answer.headers.location))).toMatchObject({
    project: drawn.project,
    today: ['paper'],
    hold: ['offline', 'audit'],
    people: { staff: 'hundreds' },
    words: 'It says "no" & <stops>.',
  });
});

it('a form without script on which nothing was drawn sends no sheet', async () => {
  const answer = await postForm([...person, ['subject', 'No sheet'], ['sheet.words', '']]);
  expect(await stored(referenceIn(answer.headers.location))).toBeNull();
});

it('an error page keeps the enquiry, its sheet and its origin', async () => {
  const faulty = person.map(
    ([name, value]) => [name, name === 'email' ? 'no address' : value] as const,
  );
  const page = await postForm([...faulty, ...answered, ['page', '/sheet'], ['service', 'seo']]);
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain('Your sheet is kept and goes with it.');
  const kept = hiddenIn(page.body);
  expect([kept.get('page'), kept.get('service')]).toEqual(['/sheet', 'seo']);
  const corrected = await postForm([...person, ['sheet', kept.get('sheet') ?? '']]);
  expect(await stored(referenceIn(corrected.headers.location))).toMatchObject({
    words: 'It says "no" & <stops>.',
    hold: ['offline', 'audit'],
  });
});
