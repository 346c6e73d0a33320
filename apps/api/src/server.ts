import { buildApp } from './app.ts';
import { readApiConfig } from './config.ts';
import { refusedEnquiries } from '@studio/enquiries/alarms/refused-enquiries.ts';
import { startWatch } from '@studio/enquiries/alarms/worker-watch.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { openTraces } from '@studio/platform/open-traces.ts';

const STATEMENT_TIMEOUT_MS = 5_000;

// The kernel silently drops a connection it cannot queue, and the visitor waits for a minute.
const CONNECTIONS_IN_LINE = 4_096;

await run(async () => {
  const config = readApiConfig(process.env);
  const log = createLog(config.logLevel);
  warnOfOldNames(log);
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
  const refused = refusedEnquiries();
  const app = buildApp(config, database, queue, log, traces, refused);
  const stopFollowing = config.followContent(log);
  const stopWatch = startWatch(database.db, config.alarms, refused, log);
  stopOnSignal(log, async () => {
    await app.close();
    await traces.close();
    stopWatch();
    stopFollowing();
    await queue.stop();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port, backlog: CONNECTIONS_IN_LINE });
});
