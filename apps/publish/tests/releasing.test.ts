import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { silentLog } from '@studio/tests/support/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editionFolder } from '#editions/edition-folder.ts';
import { withLock } from '#editions/lock.ts';
import { conflictLines } from '#editions/release-words.ts';
import { findingLine, releaser } from '#editions/releaser.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { publishAll, settled, stateOf, wholeEdition } from './support/edition.ts';
import { openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';
import { quickBuilder } from './support/quick-builder.ts';

// As deploy/release.sh calls it, beside the running service. The steps of the script are in release-script.test.ts.
const project = join(import.meta.dirname, '../../..');
const builder = quickBuilder({ checks: true });
const seo = 'services/seo.yaml';
const audit = 'services/software-audit.yaml';
/** Only developers change it. */
const other = 'services/wireframes.yaml';

let publish: TestPublish;
let edith: Browser;
let paul: Browser;
let root: string;
/** The content of the developers' checkout, which is all that a release takes from it. */
const code = mkdtempSync(join(tmpdir(), 'release-'));
let release: ReturnType<typeof releaser>;

beforeAll(async () => {
  publish = await testPublish({}, builder);
  root = publish.settings['PUBLISH_EDITIONS'] ?? '';
  cpSync(join(project, 'content'), join(code, 'content'), { recursive: true });
  release = releaser({
    ...{ code, editions: editionFolder(root), builder, remote: undefined, log: silentLog },
    repository: editionRepository(publish.repository.folder),
  });
  edith = await publish.signIn('edith');
  paul = await publish.signIn('paul');
});
afterAll(async () => {
  rmSync(code, { recursive: true, force: true });
  await publish[Symbol.asyncDispose]();
});

const withTagline = (words: string) => (text: string) =>
  text.replace(/^tagline: .*$/mu, `tagline: ${words}`);
async function save(path: string, change: (text: string) => string): Promise<void> {
  const form = await openForm(edith, path);
  expect((await form.save(change(form.text))).statusCode).toBe(200);
}
function develop(path: string, change: (text: string) => string): void {
  const file = join(code, 'content', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
/** The tagline, or the comment, of a live page. */
const page = (path: string) =>
  /^(?:tagline: |# )(?<words>.*)$/mu.exec(
    readFileSync(join(root, 'live/dist', path.replace(/yaml$/u, 'html')), 'utf8'),
  )?.groups?.['words'];
const published = async () => {
  expect((await publishAll(paul)).progress).toMatchObject({ state: 'live' });
};
/** All steps of the script if everything works. */
async function releaseAll() {
  const made = await release.make(new Date(), false);
  await release.show();
  return { ...made, inNext: await release.settle() };
}

it('the first release makes the repository and the first edition', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  const repository = join(folder, 'content.git');
  const editions = join(folder, 'editions');
  const first = releaser({
    ...{ code, builder, remote: undefined, log: silentLog },
    editions: editionFolder(editions),
    repository: editionRepository(repository),
  });
  await first.make(new Date(), false);
  await first.show();
  await first.settle();
  expect(await wholeEdition(editions)).toBe(1);
  const words = (ref: string) =>
    execFileSync('git', ['-C', repository, 'cat-file', 'blob', `${ref}:content/${seo}`], {
      encoding: 'utf8',
    });
  expect(words('next')).toBe(readFileSync(join(code, 'content', seo), 'utf8'));
  expect(words('refs/editions/1')).toBe(words('released'));
  rmSync(folder, { recursive: true });
});

it('a release keeps the words that visitors read, brings its own, and publishes nothing else', async () => {
  await save(seo, withTagline('Words of Edith.'));
  await published();
  await save('services/prototype.yaml', withTagline('Not published yet.'));
  develop(audit, withTagline('Words of a developer.'));

  const { conflicts } = await releaseAll();
  expect(conflicts).toEqual([]);
  expect(page(seo)).toBe('Words of Edith.');
  expect(page(audit)).toBe('Words of a developer.');
  expect(page('services/prototype.yaml')).not.toBe('Not published yet.');
  const { editions, changes, progress } = await stateOf(edith);
  expect(editions[0]).toMatchObject({ number: 2, kind: 'released', by: 'release quick' });
  expect(progress).toMatchObject({ number: 2, state: 'live' });
  expect(changes.map(({ path }) => path)).toEqual(['services/prototype.yaml']);

  // The next publication does not take back what the release brought.
  await published();
  expect(page(audit)).toBe('Words of a developer.');
  expect(page('services/prototype.yaml')).toBe('Not published yet.');
});

it('where both changed a file, the words of people stay and both texts are named, once', async () => {
  await save(seo, withTagline('Edith again.'));
  await published();
  develop(seo, withTagline('A developer again.'));

  const { conflicts, edition } = await releaseAll();
  expect(conflicts).toEqual([
    {
      path: seo,
      title: expect.stringContaining('SEO') as string,
      fields: [{ field: 'Tagline', kept: 'Edith again.', released: 'A developer again.' }],
    },
  ]);
  const lines = conflictLines(conflicts, 'Visitors read').join('\n');
  for (const words of [`content/${seo}`, 'Visitors read: Edith again.', 'has: A developer again.'])
    expect(lines).toContain(words);
  expect(edition.said.join('\n')).toContain('the developers changed it too');
  expect(page(seo)).toBe('Edith again.');
  expect(publish.repository.read(seo)).toContain('Edith again.');
  // The conflict does not stop editors.
  await save(seo, withTagline('And on.'));
  await published();
  expect(page(seo)).toBe('And on.');
  expect((await releaseAll()).conflicts).toEqual([]);
  expect(page(seo)).toBe('And on.');
});

it('saved text that is not published wins over a release too, and the conflict is reported', async () => {
  await save(audit, withTagline('Saved alone.'));
  develop(audit, withTagline('Released meanwhile.'));
  const { conflicts, inNext } = await releaseAll();
  expect(conflicts).toEqual([]);
  expect(page(audit)).toBe('Released meanwhile.');
  expect(inNext).toMatchObject([{ path: audit, fields: [{ kept: 'Saved alone.' }] }]);
  expect(publish.repository.read(audit)).toContain('Saved alone.');
  await published();
});

it('a file that a release renames keeps the text of editors, also if both changed it', async () => {
  const replies = ['need-more-time.yaml', 'not-for-us.yaml'];
  for (const name of replies) await save(`replies/${name}`, (text) => `${text}# By Edith.\n`);
  await published();
  for (const name of replies) {
    const at = (folder: string) => join(code, 'content/replies', folder + name);
    renameSync(at(''), at('new-'));
  }
  develop('replies/new-not-for-us.yaml', (text) => `${text}# By a developer.\n`);
  const { conflicts } = await releaseAll();
  expect(conflicts).toMatchObject([{ path: 'replies/new-not-for-us.yaml' }]);
  for (const name of replies) expect(page(`replies/new-${name}`)).toBe('By Edith.');
});

it('a release that is given up changes nothing, and publishing goes on', async () => {
  const before = await stateOf(edith);
  develop(other, withTagline('Never shown.'));
  await release.make(new Date(), false);
  await release.show();
  expect(page(other)).toBe('Never shown.');
  await release.undo();
  expect(page(other)).not.toBe('Never shown.');
  const after = await stateOf(edith);
  expect(after.editions).toEqual(before.editions);
  expect(after.next).toBe(before.next);
  expect(after.progress).toMatchObject({ state: 'failed' });
  await save(seo, withTagline('After the release.'));
  await published();
  expect(page(other)).not.toBe('Never shown.');
});

it('a release that was killed before its end is finished by the next publication', async () => {
  develop(other, withTagline('Shown, and killed.'));
  await release.make(new Date(), false);
  await release.show();
  await save(seo, withTagline('After the kill.'));
  await published();
  expect(page(other)).toBe('Shown, and killed.');
  expect(page(seo)).toBe('After the kill.');
});

it('a publication that was chosen before a release does not revert it', async () => {
  await save(seo, withTagline('Chosen before.'));
  const { next } = await stateOf(paul);
  develop(other, withTagline('Released in between.'));
  await releaseAll();
  expect((await paul.post('/api/publishing/publish', { next })).statusCode).toBe(200);
  expect((await settled(paul)).progress).toMatchObject({ state: 'live' });
  expect(page(seo)).toBe('Chosen before.');
  expect(page(other)).toBe('Released in between.');
});

it('a rollback keeps the live content and brings none of the older code', async () => {
  develop(other, withTagline('Of older code.'));
  const { edition, conflicts } = await release.make(new Date(), true);
  await release.show();
  await release.settle();
  expect(conflicts).toEqual([]);
  expect(edition).toMatchObject({ kind: 'released', said: [] });
  expect(page(other)).toBe('Released in between.');
  expect((await stateOf(edith)).changes).toEqual([]);
});

it('a duty past its day does not stop a release, and the person who releases reads it', async () => {
  await save('claims.yaml', (text) =>
    text
      .replace(/checkAgain: \S+/u, 'checkAgain: 2026-01-02')
      .replace(/checked: \S+/u, 'checked: 2026-01-01'),
  );
  await published();
  const { edition, duties } = await releaseAll();
  expect(edition).toMatchObject({ kind: 'released' });
  expect(duties.map(findingLine).join('\n')).toContain(
    'should have been checked again by 2026-01-02.',
  );
});

it('content that the code refuses stops only the release, with a message', async () => {
  const before = await stateOf(edith);
  develop(seo, (text) => `${text}unknown: field\n`);
  develop(other, (text) => `${text}unknown: field\n`);
  await expect(release.make(new Date(), false)).rejects.toThrow(/refuses what visitors read now/u);
  const after = await stateOf(edith);
  expect([after.editions, after.next]).toEqual([before.editions, before.next]);
  await save(seo, withTagline('Still publishing.'));
  await published();
});

it('while a release holds the lock, no one can publish, and the editor says so', async () => {
  await withLock(
    join(root, 'lock'),
    async () => {
      const { next } = await stateOf(paul);
      const answer = await paul.post('/api/publishing/publish', { next });
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        expect.stringContaining('Another edition is being made'),
      ]);
    },
    10,
  );
});
