import { systemClock } from '@studio/platform/clock.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, StartupError, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { buildApp } from './app.ts';
import { productionProblems, readConfig } from './config.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
/** Fifty colleagues at once wait for a connection instead of being refused. */
const WAIT_MS = 10_000;

await run(async () => {
  const config = readConfig(process.env);
  const problems = productionProblems(config);
  if (problems.length > 0) throw new StartupError(problems);
  const log = createLog(config.logLevel);
  warnOfOldNames(log);
  const database = await openReadyDatabase(
    {
      url: config.databaseUrl,
      connections: config.databaseConnections,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      waitMs: WAIT_MS,
    },
    log,
  );
  const queue = await openQueue(database, 'producer', log);
  const app = buildApp({ config, database, queue, clock: systemClock, log });
  const stopFollowing = config.followContent(log);
  stopOnSignal(log, async () => {
    stopFollowing();
    await app.close();
    await queue.stop();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port });
});
