import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editionsFolder } from '../fixtures/editions.ts';
import { envReader } from './config-reader.ts';
import { liveContent } from './live-content.ts';

const LOOK_MS = 5_000;

let folder: ReturnType<typeof editionsFolder>;
beforeEach(() => {
  folder = editionsFolder();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  folder[Symbol.dispose]();
});

const env = { NAME_FILE: 'content/name.txt', PAGE: 'apps/site/dist/page.html' };
function open(settings: Readonly<Record<string, string>>) {
  const read = envReader(settings, 'api');
  const content = liveContent(
    read,
    { env: settings, process: 'api', setting: 'EDITIONS' },
    (from) => ({
      name: from.optional('NAME') ?? '',
      page: from.optionalFile('PAGE') ?? '',
    }),
  );
  return { read, content };
}
function follow() {
  const { content } = open({ ...env, EDITIONS: folder.root });
  const log = { info: vi.fn(), error: vi.fn() };
  const now = content.make(({ name, page }) => {
    if (page === 'bad') throw new Error('There is nowhere to write in this page.');
    return { name, page };
  });
  return { now, log, stop: content.follow(log) };
}

it('switches to another edition within seconds, completely', () => {
  folder.write(1, { 'content/name.txt': 'One', 'dist/page.html': 'page one' });
  folder.write(2, { 'content/name.txt': 'Two', 'dist/page.html': 'page two' });
  folder.show(1);
  const { now, log, stop } = follow();
  expect(now).toEqual({ name: 'One', page: 'page one' });
  folder.show(2);
  vi.advanceTimersByTime(LOOK_MS);
  expect({ ...now }).toEqual({ name: 'Two', page: 'page two' });
  expect(JSON.stringify(now)).toBe('{"name":"Two","page":"page two"}');
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(log.info).toHaveBeenCalledOnce();
  stop();
  folder.show(1);
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(now.name).toBe('Two');
});

it.each([
  ['lacks a file', { 'content/name.txt': 'Two' }],
  ['cannot be used', { 'content/name.txt': 'Two', 'dist/page.html': 'bad' }],
])('keeps the current edition if the new one %s, logs it once, and takes the next', (_, files) => {
  folder.write(1, { 'content/name.txt': 'One', 'dist/page.html': 'page one' });
  folder.write(2, files);
  folder.write(3, { 'content/name.txt': 'Three', 'dist/page.html': 'page three' });
  folder.show(1);
  const { now, log } = follow();
  folder.show(2);
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect({ ...now }).toEqual({ name: 'One', page: 'page one' });
  expect(log.error).toHaveBeenCalledOnce();
  folder.show(3);
  vi.advanceTimersByTime(LOOK_MS);
  expect({ ...now }).toEqual({ name: 'Three', page: 'page three' });
});

it('does not start while no edition is live, and says what to do', () => {
  const { read } = open({ NAME: 'a name', EDITIONS: folder.root });
  expect(read.problems()).toEqual([
    `EDITIONS names ${folder.root}, where no edition is live. Publish one first.`,
  ]);
});

it('names missing parts of the live edition, once', () => {
  folder.write(1, { 'content/name.txt': 'One' });
  folder.show(1);
  const { read } = open({ ...env, EDITIONS: folder.root, INTAKE_SMTP_URL: 'smtp://x' });
  expect(read.problems()).toEqual([
    expect.stringContaining('INTAKE_SMTP_URL is set, but this is the API.'),
    `PAGE points to ${folder.root}/editions/1/dist/page.html, which cannot be read.`,
  ]);
});

it('reads the content of the release if no editions are configured', () => {
  const { content } = open({ NAME: 'a name' });
  const log = { info: vi.fn(), error: vi.fn() };
  content.follow(log);
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(content.make((said) => said).name).toBe('a name');
  expect(log.error).not.toHaveBeenCalled();
});
