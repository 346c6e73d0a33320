// Part of npm run fault -- publish: an editor publishes at the same moment as a release, a new day or a push.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeEdition } from '../../apps/publish/tests/support/edition.ts';
import { publishingBench } from '../../apps/publish/tests/support/killed-publishing.ts';
import type { Report } from '../report.ts';

const TIMES = 6;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Within the time that a quick edition takes. */
const KILL_WITHIN_MS = 2_000;

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Each time both change a page of their own, and one page both. In turns the publishing process is killed. */
export async function releaseMeanwhile(report: Report): Promise<void> {
  using bench = publishingBench('quick');
  const publish = () => once(bench.start(), 'exit');
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  cpSync(join(import.meta.dirname, '../../content'), join(checkout, 'content'), {
    recursive: true,
  });
  const lost: string[] = [];
  try {
    await once(bench.start('release', checkout), 'exit');
    for (let i = 0; i < TIMES; i += 1) {
      const saved = await bench.save();
      for (const page of ['wireframes', 'seo'])
        appendFileSync(join(checkout, `content/services/${page}.yaml`), `# release ${i}\n`);
      const person = bench.start();
      const release = once(bench.start('release', checkout), 'exit');
      const ended = once(person, 'exit');
      if (i % 2 === 1) {
        await wait(randomInt(KILL_WITHIN_MS));
        if (person.exitCode === null && person.pid !== undefined)
          process.kill(-person.pid, 'SIGKILL');
      }
      await Promise.all([ended, release]);
      await wholeEdition(bench.root);
      await publish();
      await wholeEdition(bench.root);
      if (!bench.live('services/wireframes.yaml').includes(`# release ${i}\n`))
        lost.push(`release ${i}`);
      const both = bench.live('services/seo.yaml');
      if (!both.includes(saved) || both.includes(`# release ${i}\n`)) lost.push(saved.trim());
    }
  } finally {
    rmSync(checkout, { recursive: true });
  }
  report.record('a release while an editor publishes, times', TIMES);
  report.must(lost.length === 0, `Words were lost: ${lost.join(', ')}.`);
}

/** A notice starts and ends while an editor publishes. */
export async function dayChange(report: Report): Promise<void> {
  using bench = publishingBench('quick');
  await bench.write(
    'notices/holiday.yaml',
    `text: We are closed on Friday and back on Monday.\nfrom: ${dayAfter(2)}\nuntil: ${dayAfter(2)}\n`,
  );
  await once(bench.start(), 'exit');
  for (let i = 0; i < TIMES; i += 1) {
    await bench.save();
    const makers = [bench.start(), bench.start('renew', dayAfter(2 + (i % 2)))];
    await Promise.all(makers.map((one) => once(one, 'exit')));
    await wholeEdition(bench.root);
  }
  // The timer retries until no one else publishes. Content saved since then stays unpublished.
  const saved = await bench.save();
  await once(bench.start('renew', dayAfter(2)), 'exit');
  const number = await wholeEdition(bench.root);
  const { kind, day } = await bench.editions.read(number);
  report.record('a day begins while an editor publishes, times', TIMES);
  report.must(
    kind === 'renewed' && day === dayAfter(2),
    'The day on which a notice begins has no edition.',
  );
  report.must(
    !bench.live('services/seo.yaml').includes(saved),
    'The edition of a day has words that no one published.',
  );
}

/** Developers push at the same moment; then their server goes down and comes back. */
export async function remoteFaults(report: Report): Promise<void> {
  using bench = publishingBench('quick');
  const folder = mkdtempSync(join(tmpdir(), 'developers-'));
  const [remote, clone] = [join(folder, 'remote.git'), join(folder, 'clone')];
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
  const developer = ['-C', clone, '-c', 'user.name=D', '-c', 'user.email=d@company.example'];
  const publish = () => once(bench.start('publish', remote), 'exit');
  try {
    git('init', '--quiet', '--bare', '--initial-branch=main', remote);
    git('clone', '--quiet', remote, clone);
    for (let i = 0; i < TIMES; i += 1) {
      await bench.save();
      const published = publish();
      git(...developer, 'commit', '--quiet', '--allow-empty', '-m', `code: ${i}`);
      git(...developer, 'push', '--quiet', 'origin', 'HEAD:main');
      await published;
    }
    const hasAll = (number: number): boolean =>
      git('-C', remote, 'rev-parse', `refs/editions/${number}`) ===
      bench.files.git('rev-parse', `refs/editions/${number}`);
    report.must(
      hasAll(await wholeEdition(bench.root)) &&
        git('-C', remote, 'rev-list', '--count', 'main') === String(TIMES),
      'A push at the same moment lost an edition or a commit of the developers.',
    );
    renameSync(remote, `${remote}.away`);
    await bench.save();
    await publish();
    const live = await wholeEdition(bench.root);
    const progress = await bench.editions.progress();
    renameSync(`${remote}.away`, remote);
    report.must(
      live === TIMES + 1 && progress?.state === 'live' && progress.problem !== '',
      'With the remote away, an edition is not live, or it is not reported.',
    );
    await bench.save();
    await publish();
    report.must(hasAll(live), 'The remote did not get the edition that it missed.');
    report.record('developers push while an editor publishes, times', TIMES);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
