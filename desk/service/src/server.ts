import { systemClock } from '@studio/intake/platform/clock.ts';
import { createLog } from '@studio/intake/platform/log.ts';
import { run, stopOnSignal } from '@studio/intake/platform/process.ts';
import { openQueue } from '@studio/intake/platform/queue.ts';
import { openReadyDatabase } from '@studio/intake/platform/readiness.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
/** Fifty colleagues at once wait in line rather than being sent away. */
const WAIT_MS = 10_000;

await run(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
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
  stopOnSignal(log, async () => {
    await app.close();
    await queue.stop();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port });
});
