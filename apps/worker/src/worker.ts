import { readWorkerConfig } from './config.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { startWorkers } from '#jobs/start-workers.ts';
import { sentFolder } from '@studio/mailbox/sent-folder.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { openTraces } from '@studio/platform/open-traces.ts';

const STATEMENT_TIMEOUT_MS = 60_000;

await run(async () => {
  const config = readWorkerConfig(process.env);
  const log = createLog(config.logLevel);
  warnOfOldNames(log);
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
  const routing = openChannels(config.channels);
  const mailbox = config.mailbox && sentFolder(config.mailbox);
  const traces = await openTraces(config.tracesEndpoint, 'intake-worker', log);
  const parts = { ...config, mailbox, database, queue, routing, log, traces };
  const stopFollowing = config.followContent(log);
  const stopWorkers = await startWorkers(parts);
  stopOnSignal(log, async () => {
    stopFollowing();
    await stopWorkers();
    await traces.close();
    await database.close();
  });
  log.info('worker started');
});
