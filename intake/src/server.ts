import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startWatch } from '#jobs/worker-watch.ts';
import { createLog } from '#platform/log.ts';
import { run, stopOnSignal } from '#platform/process.ts';
import { openQueue } from '#platform/queue.ts';
import { openReadyDatabase } from '#platform/readiness.ts';
import { openTraces } from '#platform/open-traces.ts';

const STATEMENT_TIMEOUT_MS = 5_000;

// A connection the kernel cannot queue is dropped in silence, and its visitor waits for a minute.
const CONNECTIONS_IN_LINE = 4_096;

await run(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openReadyDatabase(
    {
      url: config.databaseUrl,
      connections: config.databaseConnections,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      standbyConfirms: config.standbyConfirms,
    },
    log,
  );
  const queue = await openQueue(database, 'producer', log);
  const traces = await openTraces(config.tracesEndpoint, 'intake', log);
  const app = buildApp(config, database, queue, log, traces);
  const stopWatch = startWatch(database.db, config.alarms, log);
  stopOnSignal(log, async () => {
    await app.close();
    await traces.close();
    stopWatch();
    await queue.stop();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port, backlog: CONNECTIONS_IN_LINE });
});
