import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { periodAt } from '@studio/contract/desk/visit-period';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishAll, settled, stateOf, wholeEdition } from './support/edition.ts';
import { base64, openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';
import { quickBuilder } from './support/quick-builder.ts';

const seo = 'services/seo.yaml';
const aws = 'services/aws.yaml';
const remote = mkdtempSync(join(tmpdir(), 'remote-'));

let publish: TestPublish;
let edith: Browser;
let paul: Browser;
let root: string;
beforeAll(async () => {
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  publish = await testPublish({ PUBLISH_REMOTE: remote }, quickBuilder({ checks: true }));
  root = publish.settings['PUBLISH_EDITIONS'] ?? '';
  edith = await publish.signIn('edith');
  paul = await publish.signIn('paul');
  await publishAll(paul);
});
afterAll(() => publish[Symbol.asyncDispose]());

const served = (path: string) => readFileSync(join(root, 'live/dist', path), 'utf8');
async function change(path: string, from: string | RegExp, to: string, one = edith): Promise<void> {
  const form = await openForm(one, path);
  expect((await form.save(form.text.replace(from, to))).statusCode).toBe(200);
}

const hold = async (one: Browser, path: string, isHeld = true) =>
  (await one.post('/api/publishing/hold', { path, isHeld })).statusCode;

describe('what is saved and not yet public', () => {
  it('is described in words, with its author', async () => {
    await change(seo, 'Get Found by the Right Audience.', 'Be found.');
    const { changes } = await stateOf(edith);
    expect(changes).toMatchObject([
      {
        path: seo,
        title: expect.stringMatching(/^Service: /u) as string,
        form: '/edit#/collection/services/item/seo',
        fields: [
          {
            field: 'Tagline',
            pieces: [
              { kind: 'was', text: 'Get Found by the Right Audience.' },
              { kind: 'now', text: 'Be found.' },
            ],
          },
        ],
        by: [{ name: 'Edith Varga' }],
      },
    ]);
    expect(served('services/seo.html')).not.toContain('Be found.');
  });

  it('is published by a publisher, whole and with its manifest', async () => {
    const { progress, editions, changes } = await publishAll(paul);
    expect(progress).toMatchObject({ state: 'live', problem: '' });
    expect(changes).toEqual([]);
    expect(served('services/seo.html')).toContain('Be found.');
    expect(editions[0]).toMatchObject({
      ...{ number: 2, kind: 'published', by: 'Paul Okafor', writers: ['Edith Varga'] },
      ...{ newFiles: 1, code: 'quick' },
      said: [expect.stringMatching(/^Service: .+: Tagline$/u)],
    });
    expect(await wholeEdition(root)).toBe(2);
  });

  it('shares unchanged files with the previous edition', () => {
    const inode = (n: number, file: string) => statSync(join(root, `editions/${n}/dist`, file)).ino;
    expect(inode(2, 'services/aws.html')).toBe(inode(1, 'services/aws.html'));
    expect(inode(2, 'services/seo.html')).not.toBe(inode(1, 'services/seo.html'));
  });

  it('is listed beside the page views of its week, in words', async () => {
    const { name } = periodAt('week', new Date().toISOString());
    const { body } = await edith.get(`/visits?period=${name}`);
    const [, published = ''] = body.split('<h2>What was published</h2>');
    expect(published).toContain(`<h3>${name}</h3>`);
    expect(published).toMatch(/<b>2<\/b>.*Paul Okafor<ul><li>Service: .+: Tagline<\/li>/u);
    const before = await edith.get('/visits?period=2020-W10');
    expect(before.body).not.toContain('What was published');
  });

  it('is pushed to the remote with its edition', () => {
    const refs = execFileSync('git', ['-C', remote, 'show-ref'], { encoding: 'utf8' });
    expect(refs).toContain('refs/heads/content/next');
    expect(refs).toContain('refs/editions/2');
  });

  it('is held back by a publisher for everyone, also if it changes again', async () => {
    await change(seo, 'Be found.', 'Found at last.');
    await change(aws, /^tagline: .*$/mu, 'tagline: Run on AWS.', paul);
    expect(await hold(edith, aws)).toBe(403);
    expect(await hold(paul, 'services/none.yaml')).toBe(409);
    expect(await hold(paul, aws)).toBe(200);
    await change(aws, 'Run on AWS.', 'Run well on AWS.');
    const who = async (one: Browser) =>
      (await stateOf(one)).changes.map(({ path, heldBy }) => [path, heldBy]);
    expect(await who(edith)).toEqual([
      [aws, 'Paul Okafor'],
      [seo, null],
    ]);
    await publishAll(await publish.signInAs('publisher', 'Petra'));
    expect(served('services/seo.html')).toContain('Found at last.');
    expect(served('services/aws.html')).not.toContain('AWS.</');
    expect(await who(paul)).toEqual([[aws, 'Paul Okafor']]);
  });

  it('is part of the next edition again when a publisher takes the hold back', async () => {
    expect(await hold(paul, aws, false)).toBe(200);
    expect((await stateOf(edith)).changes).toMatchObject([{ path: aws, heldBy: null }]);
    expect(await hold(paul, aws)).toBe(200);
  });

  it('can be undone, unless someone changed it since', async () => {
    const [held] = (await stateOf(edith)).changes;
    const undo = { path: aws, files: held?.files };
    await change(aws, 'Run well on AWS.', 'Run safely on AWS.', paul);
    const late = await edith.post('/api/publishing/undo', undo);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: 'Paul Okafor changed it since you opened this page.' },
    ]);
    const [now] = (await stateOf(edith)).changes;
    const answer = await edith.post('/api/publishing/undo', { ...undo, files: now?.files });
    expect(answer.statusCode).toBe(200);
    expect((await stateOf(edith)).changes).toEqual([]);
    expect(publish.repository.git('log', '-1', '--format=%an: %s')).toBe(
      'Edith Varga: content: undo the change of services/aws.yaml',
    );
    // The hold ends with the change.
    await change(aws, /^tagline: .*$/mu, 'tagline: Run on AWS.');
    const [again] = (await stateOf(edith)).changes;
    expect(again).toMatchObject({ path: aws, heldBy: null });
    await edith.post('/api/publishing/undo', { path: aws, files: again?.files });
  });
});

describe('an edition', () => {
  it('with a fault is refused with the message of the checks, and the live edition stays', async () => {
    const before = await wholeEdition(root);
    await change(seo, 'Found at last.', 'Lorem ipsum.');
    const { progress, editions } = await publishAll(paul);
    expect(progress?.state).toBe('refused');
    expect(progress?.findings).toContainEqual({
      title: expect.stringMatching(/^Service: /u) as string,
      field: 'Tagline',
      form: '/edit#/collection/services/item/seo',
      sentence: expect.stringContaining('placeholder') as string,
    });
    expect(editions[0]?.number).toBe(before);
    expect(await wholeEdition(root)).toBe(before);
    expect(readdirSync(root).filter((name) => name.startsWith('work-'))).toEqual([]);
  });

  it('is refused no longer when the cause is held back or gone', async () => {
    const becomes = (state: string | undefined) =>
      eventually(async () => {
        expect((await stateOf(edith)).progress?.state).toBe(state);
      }, 120_000);
    expect(await hold(paul, seo)).toBe(200);
    await becomes(undefined);
    expect(await hold(paul, seo, false)).toBe(200);
    await becomes('refused');
    await change(seo, 'Lorem ipsum.', 'Found at last.');
    await becomes(undefined);
  });

  it('can be returned to, and later saves stay', async () => {
    const answer = await paul.post('/api/publishing/return', { number: 1 });
    expect(answer.statusCode).toBe(200);
    expect(served('services/seo.html')).toContain('Get Found by the Right Audience.');
    const { editions, changes } = await stateOf(edith);
    expect(editions[0]).toMatchObject({
      ...{ kind: 'returned', returnedTo: 1, by: 'Paul Okafor' },
      said: [expect.stringMatching(/^Service: .+: Tagline$/u)],
    });
    expect(changes.map(({ path }) => path)).toEqual([seo]);
    expect(await wholeEdition(root)).toBe(editions[0]?.number);
  });

  it('that is no longer kept cannot be returned to', async () => {
    const answer = await paul.post('/api/publishing/return', { number: 999 });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'This edition is no longer kept.' },
    ]);
  });

  it('is made one at a time', async () => {
    const { next } = await stateOf(paul);
    const order = () => paul.post('/api/publishing/publish', { next });
    const answers = await Promise.all([order(), order(), order()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'Another edition is being made. Wait until it is live.',
    });
    expect((await settled(paul)).progress?.state).toBe('live');
  });

  it('is made only of commits of the editors’ branch', async () => {
    const order = { next: '0'.repeat(40) };
    expect((await paul.post('/api/publishing/publish', order)).statusCode).toBe(400);
  });
});

describe('one change', () => {
  const project = 'projects/cold-chain.yaml';
  const photo = 'pictures/cold-chain/depot.jpg';
  const save = (files: Readonly<Record<string, string | null>>, base: object) =>
    edith.post('/api/keystatic/update', {
      additions: Object.entries(files).flatMap(([path, text]) =>
        text === null ? [] : { path, contents: base64(text) },
      ),
      deletions: Object.entries(files).flatMap(([path, text]) => (text === null ? { path } : [])),
      base,
    });
  const undo = async (index = 0) => {
    const { path, files } = (await stateOf(edith)).changes[index] ?? {};
    return (await edith.post('/api/publishing/undo', { path, files })).statusCode;
  };

  it('is an entry with the pictures that it uses', async () => {
    const text = `name: Cold chain\npicture: ${photo}\n`;
    expect((await save({ [project]: text, [photo]: 'first' }, {})).statusCode).toBe(200);
    const { changes } = await stateOf(edith);
    expect(changes).toMatchObject([
      {
        isNew: true,
        ...{ path: project, title: 'Project: Cold chain' },
        form: expect.stringMatching(/\/collection\/projects\/item\/cold-chain$/u) as string,
        fields: [
          { field: '', pieces: [{ kind: 'now', text: 'was added' }] },
          { field: 'Picture depot.jpg', pieces: [{ kind: 'now', text: 'was added' }] },
        ],
      },
    ]);
    expect(Object.keys(changes[0]?.files ?? {})).toEqual([project, photo]);
    expect(await undo()).toBe(200);
    expect((await stateOf(edith)).changes).toEqual([]);
  });

  it('that was undone can be put back with everything in it, once', async () => {
    const { undone } = await stateOf(paul);
    expect(undone[0]).toMatchObject({ title: 'Project: Cold chain', by: 'Edith Varga' });
    const restore = () => paul.post('/api/publishing/restore', { commit: undone[0]?.commit });
    expect((await restore()).statusCode).toBe(200);
    const state = await stateOf(paul);
    expect(Object.keys(state.changes[0]?.files ?? {})).toEqual([project, photo]);
    expect(state.undone.map(({ title }) => title)).not.toContain('Project: Cold chain');
    expect(publish.repository.git('log', '-1', '--format=%an: %s')).toBe(
      'Paul Okafor: content: put back projects/cold-chain.yaml',
    );
    expect((await restore()).statusCode).toBe(409);
  });

  it('that is deleted before visitors read it can be put back', async () => {
    expect((await (await openForm(edith, project)).remove()).statusCode).toBe(200);
    const [deleted] = (await stateOf(edith)).undone;
    expect(deleted?.title).toBe('Project: Cold chain');
    const answer = await edith.post('/api/publishing/restore', { commit: deleted?.commit });
    expect(answer.statusCode).toBe(200);
    expect(publish.repository.read(project)).toContain('Cold chain');
    expect(await undo()).toBe(200);
  });

  it('that deletes a published entry is undone, not put back', async () => {
    expect((await (await openForm(edith, aws)).remove()).statusCode).toBe(200);
    const { changes, undone } = await stateOf(edith);
    expect(changes).toMatchObject([{ path: aws, isNew: false }]);
    expect(undone.map(({ title }) => title)).not.toContain('Service: AWS Services');
    expect(await undo()).toBe(200);
  });

  it('is a new file of a picture, although its entry stays as it is', async () => {
    const pictured = 'reviews/chief-technology-officer.yaml';
    const logo = 'pictures/chief-technology-officer/logo.svg';
    const drawing = (side: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h${side}v8"/></svg>`;
    const form = await openForm(edith, pictured);
    const text = form.text.replace(/^label: .*$/mu, `$&\nlogo: ${logo}`);
    await save({ [pictured]: text, [logo]: drawing(8) }, { [pictured]: form.sha });
    expect((await publishAll(paul)).progress).toMatchObject({ state: 'live' });
    expect((await (await openForm(edith, logo)).save(drawing(6))).statusCode).toBe(200);
    expect((await stateOf(edith)).changes).toMatchObject([
      {
        path: pictured,
        form: expect.stringContaining('/collection/reviews/item/') as string,
        fields: [{ field: 'Picture logo.svg', pieces: [{ kind: 'now', text: 'was replaced' }] }],
      },
    ]);
    expect(await undo()).toBe(200);
  });

  it('that is new stays held back under another name', async () => {
    const to = 'projects/cold-room.yaml';
    await save({ [project]: 'name: Cold chain\n' }, {});
    const { sha } = await openForm(edith, project);
    expect(await hold(paul, project)).toBe(200);
    await save({ [to]: 'name: Cold room\n', [project]: null }, { [to]: null, [project]: sha });
    expect((await stateOf(edith)).changes).toMatchObject([{ path: to, heldBy: 'Paul Okafor' }]);
    expect(await undo()).toBe(200);
  });

  it('is an entry under another name', async () => {
    const to = 'services/search.yaml';
    const form = await openForm(edith, seo);
    const text = form.text.replace('Found at last.', 'Found by name.');
    expect(
      (await save({ [to]: text, [seo]: null }, { [to]: null, [seo]: form.sha })).statusCode,
    ).toBe(200);
    expect((await stateOf(edith)).changes).toMatchObject([
      {
        path: to,
        fields: [
          { field: '', pieces: [{ kind: 'now', text: 'was renamed from seo to search' }] },
          { field: 'Tagline' },
        ],
      },
    ]);
    expect(await undo()).toBe(200);
    expect((await stateOf(edith)).changes).toEqual([]);
    expect(publish.repository.read(seo)).toBe(form.text);
  });
});
