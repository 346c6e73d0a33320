import { join } from 'node:path';
import { createLog } from '@studio/platform/log.ts';
import { run, StartupError } from '@studio/platform/process.ts';
import { editionFolder } from '#editions/edition-folder.ts';
import { conflictLines } from '#editions/release-words.ts';
import { findingLine, ReleaseRefused, releaser } from '#editions/releaser.ts';
import { siteBuilder } from '#editions/site-builder.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { readEditionsConfig } from './config.ts';

/**
 * Makes the edition of a release, step by step. deploy/release.sh runs it and holds the publishing lock meanwhile:
 * node apps/publish/src/release.ts make [--back] | show | settle | undo
 * It needs no database and no sign-in, and runs with the code of the release.
 */
await run(async () => {
  const config = readEditionsConfig(process.env);
  const code = join(import.meta.dirname, '../../..');
  const release = releaser({
    code,
    editions: editionFolder(config.editions),
    remote: config.remote,
    repository: editionRepository(config.repository),
    builder: siteBuilder(code),
    log: createLog('error'),
  });
  const say = (lines: readonly string[]): void => {
    for (const line of lines) console.log(line);
  };
  const [, , step, option] = process.argv;
  try {
    if (step === 'make') {
      const { edition, conflicts, duties } = await release.make(new Date(), option === '--back');
      say([`Edition ${edition.number} is made, of ${edition.pages} pages.`, ...edition.said]);
      if (duties.length > 0) say(['To be checked again:', ...duties.map(findingLine)]);
      say(conflictLines(conflicts, 'Visitors read'));
    } else if (step === 'show') await release.show();
    else if (step === 'settle') say(conflictLines(await release.settle(), 'Saved in the editor'));
    else if (step === 'undo') await release.undo();
    else throw new StartupError(['Name a step: make, show, settle or undo.']);
  } catch (error) {
    if (error instanceof ReleaseRefused) throw new StartupError([error.message]);
    throw error;
  }
});
