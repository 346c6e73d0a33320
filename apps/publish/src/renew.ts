import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '@studio/platform/log.ts';
import { run, StartupError } from '@studio/platform/process.ts';
import { editionFolder } from '#editions/edition-folder.ts';
import { Busy, publisher } from '#editions/publisher.ts';
import { siteBuilder } from '#editions/site-builder.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { readEditionsConfig } from './config.ts';

/**
 * Makes the live edition again if dated content starts or ends today: node apps/publish/src/renew.ts. A timer starts it
 * after midnight UTC. It needs no database and no sign-in.
 */
const BUSY_MS = 10_000;
const TRIES = 60;

await run(async () => {
  const config = readEditionsConfig(process.env);
  const log = createLog(config.logLevel);
  const { renew } = publisher({
    ...{ editions: editionFolder(config.editions), remote: config.remote, log },
    repository: editionRepository(config.repository),
    builder: siteBuilder(join(import.meta.dirname, '../../..')),
  });
  for (let tries = 1; ; tries += 1) {
    try {
      const number = await renew(new Date());
      log.info(
        { edition: number },
        number === undefined ? 'no dated content changes today' : 'the edition of the day is live',
      );
      return;
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      if (tries === TRIES)
        throw new StartupError(['Another edition is being made. Nothing was done.']);
      await wait(BUSY_MS);
    }
  }
});
