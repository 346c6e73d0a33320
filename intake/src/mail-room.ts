import { promises } from '@old/contract/promise';
import { readConfig } from './config.ts';
import { beat, BEAT_SECONDS } from '#jobs/worker-watch.ts';
import { ERASE_SECONDS, mailEraser } from '#mailbox/erase-mails.ts';
import { watchFolder } from '#mailbox/watch-folder.ts';
import { createLog } from '#platform/log.ts';
import { run, stopOnSignal } from '#platform/process.ts';
import { openReadyDatabase } from '#platform/readiness.ts';
import { repeater } from '#platform/repeat.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTIONS = 4;

await run(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { mailbox } = config;
  if (!mailbox) {
    log.info('No mailbox is named in INTAKE_IMAP_URL, so there is nothing to read.');
    return;
  }
  const database = await openReadyDatabase(
    {
      url: config.mailDatabaseUrl,
      connections: CONNECTIONS,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    },
    log,
  );
  const { db } = database;
  const stopping = new AbortController();
  const parts = { db, promised: promises(config.hours), settings: mailbox, log };
  const repeated = repeater(log);
  await beat(db, 'mail-room');
  repeated.every(BEAT_SECONDS, 'a sign of life could not be given', () => beat(db, 'mail-room'));
  const erase = mailEraser(parts);
  repeated.every(ERASE_SECONDS, 'mails of erased people could not be looked after', erase);
  const folders = (['inbox', 'sent'] as const).map((folder) =>
    watchFolder(folder, parts, stopping.signal),
  );
  stopOnSignal(log, async () => {
    stopping.abort();
    repeated.stop();
    await Promise.all(folders);
    await database.close();
  });
  log.info('working');
});
