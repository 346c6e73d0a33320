// Checks that content/ can change freely: a copy of the project with other texts must pass the checks, the
// build and every browser test that reads text.
// node tools/src/other-words/prove-other-words.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copy-project.ts';

/** The journeys that read pages; the others fill forms and ask for headers. */
const journeys =
  'contact-draft contact-form contact-no-script footer found html menus routes search structured-data terms-of-work';
/** What takes long and looks at no words. */
const aside = 'axe finds|every preview|schema.org knows';

const folder = mkdtempSync(join(tmpdir(), 'other-words-'));

function holds(...words: string[]): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', ...words], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) console.error(`In other words, npm run ${words.join(' ')} fails.`);
  return status === 0;
}

try {
  copyProject(folder);
  const free =
    holds('check:content') &&
    holds('build') &&
    holds('e2e', '--', ...journeys.split(' '), '--grep-invert', aside);
  if (free) console.log('In other words, everything holds.');
  process.exitCode = free ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
