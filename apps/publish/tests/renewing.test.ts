import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { silentLog } from '@studio/tests/support/database.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editionFolder } from '#editions/edition-folder.ts';
import { publisher } from '#editions/publisher.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { publishAll, stateOf, wholeEdition } from './support/edition.ts';
import { openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';
import { quickBuilder } from './support/quick-builder.ts';

const builder = quickBuilder({ checks: true });
const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const notice = 'notices/holiday.yaml';

let publish: TestPublish;
let edith: Browser;
let paul: Browser;
let root: string;
let renew: (today: Date) => Promise<number | undefined>;
beforeAll(async () => {
  publish = await testPublish({}, builder);
  root = publish.settings['PUBLISH_EDITIONS'] ?? '';
  edith = await publish.signIn('edith');
  paul = await publish.signIn('paul');
  // Set up as in the command of the timer, which runs beside the service.
  const command = publisher({
    ...{ editions: editionFolder(root), builder, remote: undefined, log: silentLog },
    repository: editionRepository(publish.repository.folder),
  });
  // The lock of the edition before may end a moment after its end is reported; the command tries again too.
  renew = async (today) => {
    let made: number | undefined;
    await eventually(async () => {
      made = await command.renew(today);
    }, 60_000);
    return made;
  };
});
afterAll(() => publish[Symbol.asyncDispose]());

async function write(path: string, change: (text: string) => string): Promise<void> {
  const form = await openForm(edith, path);
  expect((await form.save(change(form.text))).statusCode).toBe(200);
}
const served = (path: string) => readFileSync(join(root, 'live/dist', path), 'utf8');

it('the nightly run makes no first edition', async () => {
  expect(await renew(later(0))).toBeUndefined();
});

it('the nightly run publishes what is due from the live edition, and no later saves', async () => {
  await write(
    notice,
    () =>
      `text: We are closed on Friday and back on Monday.\nfrom: ${dayOf(later(2))}\nuntil: ${dayOf(later(3))}\n`,
  );
  expect((await publishAll(paul)).progress).toMatchObject({ state: 'live' });
  await write('services/seo.yaml', (text) => text.replace(/^tagline: .*$/mu, 'tagline: Not yet.'));
  expect(await renew(later(1))).toBeUndefined();

  expect(await renew(later(2))).toBe(2);
  const { editions, changes, progress } = await stateOf(edith);
  expect(progress).toMatchObject({ state: 'live', by: 'The calendar' });
  expect(editions[0]).toMatchObject({
    ...{ number: 2, kind: 'renewed', by: 'The calendar', writers: [], day: dayOf(later(2)) },
    said: [expect.stringMatching(/: is shown now$/u)],
  });
  expect(served('services/seo.html')).not.toContain('Not yet.');
  expect(changes.map(({ path }) => path)).toEqual(['services/seo.yaml']);
  expect(await wholeEdition(root)).toBe(2);
});

it('a second run of the same day does nothing', async () => {
  expect(await renew(later(2))).toBeUndefined();
});

it('duties past their day stop neither the nightly run nor a publisher', async () => {
  const due = later(200);
  const live = join(root, 'live/content');
  expect((await builder.duties(live, due)).length).toBeGreaterThan(0);
  expect(await renew(due)).toBe(3);
  expect((await stateOf(edith)).editions[0]?.said).toEqual([
    expect.stringMatching(/: is no longer shown$/u),
  ]);
  await write('claims.yaml', (text) =>
    text.replace(/checkAgain: \S+/u, `checkAgain: ${dayOf(later(-1))}`),
  );
  expect((await publishAll(paul)).progress).toMatchObject({ state: 'live', number: 4 });
});

it('duties are listed two weeks ahead', async () => {
  const form = await openForm(edith, 'claims.yaml');
  await form.save(form.text.replace(/checkAgain: \S+/u, `checkAgain: ${dayOf(later(5))}`));
  await eventually(async () => {
    const { duties } = await stateOf(edith);
    expect(duties).toContainEqual({
      title: expect.any(String) as string,
      field: expect.any(String) as string,
      form: expect.stringMatching(/^\/edit#\//u) as string,
      sentence: expect.stringContaining(`must be checked again by ${dayOf(later(5))}`) as string,
    });
  }, 60_000);
});
