import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { followVisits } from '@studio/visits/count-visits.ts';
import { FORGET_SECONDS, forgetVisits } from '@studio/visits/forget.store.ts';
import { readKnownPages } from '@studio/visits/tally.store.ts';
import { readVisitCounterConfig } from './config.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTIONS = 2;

await run(async () => {
  const { visitsDatabaseUrl, folder, content, followContent, logLevel } = readVisitCounterConfig(
    process.env,
  );
  const log = createLog(logLevel);
  warnOfOldNames(log);
  if (folder === undefined) {
    log.info('INTAKE_VISITS_FOLDER is not set, so there is nothing to count.');
    return;
  }
  const database = await openReadyDatabase(
    {
      url: visitsDatabaseUrl,
      connections: CONNECTIONS,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    },
    log,
  );
  const { db } = database;
  const stopping = new AbortController();
  const repeated = repeater(log);
  const forget = () => forgetVisits(db);
  await forget();
  repeated.every(FORGET_SECONDS, 'old visits could not be deleted', forget);
  const stopFollowing = followContent(log);
  const known = {
    pages: await readKnownPages(db),
    get campaigns() {
      return content.campaigns;
    },
    finds: (words: string) => content.finds(words),
  };
  const following = followVisits({ db, log, folder, known }, stopping.signal);
  stopOnSignal(log, async () => {
    stopping.abort();
    repeated.stop();
    stopFollowing();
    await following;
    await database.close();
  });
  log.info('visit counter started');
});
