import { readdirSync } from 'node:fs';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';

const seo = 'services/seo.yaml';

let publish: TestPublish;
let edith: Browser;
let paul: Browser;
beforeAll(async () => {
  publish = await testPublish();
  edith = await publish.signIn('edith');
  paul = await publish.signIn('paul');
});
afterAll(() => publish[Symbol.asyncDispose]());

const lastCommit = (format: string) => publish.repository.git('log', '-1', `--format=${format}`);
const commits = () => Number(publish.repository.git('rev-list', '--count', 'next'));

describe('a save', () => {
  it('is one commit in the name of the user', async () => {
    const before = commits();
    const form = await openForm(edith, seo);
    const answer = await form.save(`${form.text}# changed\n`);
    expect(answer.statusCode).toBe(200);
    expect(publish.repository.read(seo)).toBe(`${form.text}# changed\n`);
    expect(lastCommit('%an <%ae>, %cn: %s')).toBe(
      'Edith Varga <edith@company.example>, The editor: content: change services/seo.yaml',
    );
    expect(commits()).toBe(before + 1);
    expect(publish.repository.git('show', '--name-only', '--format=', 'next')).toBe(
      `content/${seo}`,
    );
  });

  it('answers with the new tree, which Keystatic uses from then on', async () => {
    const form = await openForm(edith, seo);
    const answer = await form.save(`${form.text}# once more\n`);
    expect(answer.json()).toEqual((await edith.get('/api/keystatic/tree')).json());
    expect(answer.json()).toContainEqual(
      expect.objectContaining({ path: 'services', type: 'tree', mode: '040000' }),
    );
  });

  it('without a change makes no commit', async () => {
    const before = commits();
    const form = await openForm(edith, seo);
    expect((await form.save(form.text)).statusCode).toBe(200);
    expect(commits()).toBe(before);
  });

  it('stores a text and its picture together', async () => {
    const path = 'projects/dispatch-console.yaml';
    const picture = 'pictures/dispatch-console/room.jpg';
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]);
    const before = commits();
    const form = await openForm(edith, path);
    const answer = await edith.post('/api/keystatic/update', {
      base: { [path]: form.sha, [picture]: null },
      additions: [
        { path, contents: base64(`${form.text}# with a picture\n`) },
        { path: picture, contents: base64(bytes) },
      ],
      deletions: [],
    });
    expect(answer.statusCode).toBe(200);
    expect(commits()).toBe(before + 1);
    const kept = await openForm(edith, picture);
    const given = await edith.get(`/api/keystatic/blob/${kept.sha ?? ''}/${picture}`);
    expect(given.rawPayload).toEqual(bytes);
    expect(given.headers['content-type']).toBe('application/octet-stream');
    expect((await kept.remove()).statusCode).toBe(200);
    expect((await openForm(edith, picture)).sha).toBeNull();
  });

  it('keeps a name with line breaks on one line', async () => {
    const strange = await publish.signInAs(
      'editor',
      'Mal\nlory <root@company.example>\n\nparent 0',
    );
    const form = await openForm(strange, seo);
    expect((await form.save(`${form.text}# strange\n`)).statusCode).toBe(200);
    expect(lastCommit('%an|%ae')).toBe(
      'Mal lory root@company.example parent 0|planted@company.example',
    );
  });

  it('leaves no temporary file in the repository', () => {
    expect(readdirSync(publish.repository.folder).filter((name) => /^index-/.test(name))).toEqual(
      [],
    );
  });
});

describe('two users of one file', () => {
  it('the second is shown who saved first, and nothing is overwritten', async () => {
    const first = await openForm(edith, seo);
    const second = await openForm(paul, seo);
    await first.save(`${first.text}# by Edith\n`);
    const answer = await second.save(`${second.text}# by Paul\n`);
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(
      /^Edith Varga changed content\/services\/seo\.yaml on .+ UTC, after you opened it\. .+ Nothing was saved\.$/,
    );
    expect(publish.repository.read(seo)).toBe(`${first.text}# by Edith\n`);
  });

  it('a deleted file is not restored, and a file is not created twice', async () => {
    const path = 'people/new-person.yaml';
    const [mine, theirs] = [await openForm(edith, path), await openForm(paul, path)];
    expect((await mine.save('name: Mine\n')).statusCode).toBe(200);
    expect((await theirs.save('name: Theirs\n')).statusCode).toBe(409);
    const late = await openForm(paul, path);
    expect((await (await openForm(edith, path)).remove()).statusCode).toBe(200);
    const answer = await late.save('name: Late\n');
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('Edith Varga')]);
  });

  it('only one of twenty simultaneous saves from one version succeeds', async () => {
    const forms = await Promise.all(Array.from({ length: 20 }, () => openForm(edith, seo)));
    const before = commits();
    const answers = await Promise.all(
      forms.map((form, i) => form.save(`${form.text}# number ${i}\n`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(commits()).toBe(before + 1);
  });

  it('saves of different files are both kept', async () => {
    const [mine, theirs] = [
      await openForm(edith, 'company.yaml'),
      await openForm(paul, 'facts.yaml'),
    ];
    const answers = await Promise.all([
      mine.save(`${mine.text}# Edith\n`),
      theirs.save(`${theirs.text}# Paul\n`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(publish.repository.read('company.yaml')).toContain('# Edith');
    expect(publish.repository.read('facts.yaml')).toContain('# Paul');
  });
});

it('the forms offer choices from the saved content', async () => {
  const path = 'people/picked.yaml';
  await (await openForm(edith, path)).save('name: Petra Picked\n');
  const { people, services, companyName } = (await edith.get('/api/setup')).json<{
    people: unknown[];
    services: unknown[];
    companyName: string;
  }>();
  expect(people).toContainEqual({ value: 'picked', label: 'Petra Picked' });
  expect(services.length).toBeGreaterThan(5);
  expect(companyName).not.toBe('Content');
});
