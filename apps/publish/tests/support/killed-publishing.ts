import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { silentLog } from '@studio/tests/support/database.ts';
import { editionFolder } from '#editions/edition-folder.ts';
import { publisher } from '#editions/publisher.ts';
import { contentRepository } from '#repository/content-repository.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { wholeEdition } from './edition.ts';
import { quickBuilder } from './quick-builder.ts';
import { testRepository } from './repository.ts';

const program = join(import.meta.dirname, 'publish-once.ts');

/** A repository, its editions, and processes that publish. */
export function publishingBench(kind: 'quick' | 'real', root = newRoot()) {
  const files = testRepository();
  const repository = editionRepository(files.folder);
  const content = contentRepository(files.folder);
  const editions = editionFolder(root);
  let saves = 0;
  const write = async (path: string, text: string): Promise<void> => {
    const known = files.git('ls-tree', 'next', '--', `content/${path}`);
    await content.save({
      author: { name: 'A test', email: 'test@company.example' },
      message: 'content: change a word',
      files: new Map([[path, Buffer.from(text)]]),
      base: new Map([[path, known === '' ? null : files.git('rev-parse', `next:content/${path}`)]]),
    });
  };
  return {
    root,
    files,
    editions,
    /** A publisher in this process, as after the next start of the service. */
    publisher: publisher({
      ...{ repository, editions, builder: quickBuilder(), remote: undefined, log: silentLog },
    }),
    write,
    /** A file of content/ that visitors read. */
    live: (path: string): string => readFileSync(join(root, 'live/content', path), 'utf8'),
    /** Saves another comment at the end of a page, and returns it. */
    async save(): Promise<string> {
      const path = 'services/seo.yaml';
      saves += 1;
      await write(path, `${files.read(path)}# ${saves}\n`);
      return `# ${saves}\n`;
    },
    /** Starts publish-once.ts, which publishes by default. */
    start: (...words: readonly string[]): ChildProcess =>
      spawn(process.execPath, [program, files.folder, root, kind, ...words], {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    [Symbol.dispose]() {
      files[Symbol.dispose]();
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

const newRoot = (): string => mkdtempSync(join(tmpdir(), 'editions-'));

export interface KillResult {
  readonly kills: number;
  /** How often the edition of the killed process was already live. */
  readonly shown: number;
}

/** Kills a process that publishes, alternately with and without its children, at a random moment each time. */
export async function killWhilePublishing(
  kind: 'quick' | 'real',
  kills: number,
): Promise<KillResult> {
  using bench = publishingBench(kind);
  const began = performance.now();
  await once(bench.start(), 'exit');
  const whole = Math.round(performance.now() - began);
  let live = await wholeEdition(bench.root);
  let shown = 0;
  for (let i = 0; i < kills; i += 1) {
    await bench.save();
    const child = bench.start();
    const ended = once(child, 'exit');
    await wait(randomInt(whole));
    if (child.exitCode === null && child.pid !== undefined)
      process.kill(i % 2 === 0 ? -child.pid : child.pid, 'SIGKILL');
    await ended;
    const now = await wholeEdition(bench.root);
    if (now !== live && now !== live + 1) throw new Error(`Edition ${now} came after ${live}.`);
    if (now !== live) shown += 1;
    live = now;
    await bench.publisher.repair();
    if ((await wholeEdition(bench.root)) !== live)
      throw new Error('Repairing changed what is live.');
    bench.files.git('rev-parse', '--verify', `refs/editions/${live}`);
    if ((await bench.editions.progress())?.state === 'running')
      throw new Error('The progress names an edition that is not being made.');
  }
  await once(bench.start(), 'exit');
  if ((await wholeEdition(bench.root)) !== live + 1)
    throw new Error('After the kills nothing can be published.');
  return { kills, shown };
}
