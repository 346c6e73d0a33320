import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, StartupError, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { buildApp } from './app.ts';
import { productionProblems, readConfig } from './config.ts';

const CONNECTIONS = 4;
const STATEMENT_TIMEOUT_MS = 10_000;
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
      connections: CONNECTIONS,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      waitMs: WAIT_MS,
    },
    log,
  );
  const app = buildApp({ config, database, clock: systemClock, log });
  stopOnSignal(log, async () => {
    await app.close();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port });
});
