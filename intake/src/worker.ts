import { readConfig } from './config.ts';
import { openRoutes } from '#jobs/routes.ts';
import { startWorkers } from '#jobs/start-workers.ts';
import { sentFolder } from '#mailbox/sent-folder.ts';
import { createLog } from '#platform/log.ts';
import { run, stopOnSignal } from '#platform/process.ts';
import { openQueue } from '#platform/queue.ts';
import { openReadyDatabase } from '#platform/readiness.ts';
import { openTraces } from '#platform/open-traces.ts';

const STATEMENT_TIMEOUT_MS = 60_000;

await run(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openReadyDatabase(
    {
      url: config.workerDatabaseUrl,
      connections: config.databaseConnections,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      standbyConfirms: config.standbyConfirms,
    },
    log,
  );
  const queue = await openQueue(database, 'worker', log);
  const routes = openRoutes(config.channels);
  const mailbox = config.mailbox && sentFolder(config.mailbox);
  const traces = await openTraces(config.tracesEndpoint, 'intake-worker', log);
  const parts = { ...config, mailbox, database, queue, routes, log, traces };
  const stopWorkers = await startWorkers(parts);
  stopOnSignal(log, async () => {
    await stopWorkers();
    await traces.close();
    await database.close();
  });
  log.info('working');
});
