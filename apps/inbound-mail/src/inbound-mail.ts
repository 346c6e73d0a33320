import { readInboundMailConfig } from './config.ts';
import { recordHeartbeat, HEARTBEAT_SECONDS } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { fileFetcher, FILES_SECONDS } from '@studio/mailbox/fetch-files.ts';
import { clamdScanner } from '@studio/platform/files/scan.ts';
import { thumbnails } from './thumbnail.ts';
import { ERASE_SECONDS, mailEraser } from '@studio/mailbox/erase-mails.ts';
import { LIST_SECONDS, mailLister } from '@studio/mailbox/list-mails.ts';
import { watchFolder } from '@studio/mailbox/watch-folder.ts';
import { createLog } from '@studio/platform/log.ts';
import { run, stopOnSignal, warnOfOldNames } from '@studio/platform/process.ts';
import { openReadyDatabase } from '@studio/enquiries/database/readiness.ts';
import { repeater } from '@studio/platform/repeat.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTIONS = 4;

await run(async () => {
  const config = readInboundMailConfig(process.env);
  const log = createLog(config.logLevel);
  warnOfOldNames(log);
  const { mailbox } = config;
  if (!mailbox) {
    log.info('INTAKE_IMAP_URL is not set, so there is no mailbox to read.');
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
  const parts = { db, responseTarget: config.responseTarget, settings: mailbox, log };
  const stopFollowing = config.followContent(log);
  const repeated = repeater(log);
  await recordHeartbeat(db, 'inbound-mail');
  repeated.every(HEARTBEAT_SECONDS, 'heartbeat failed', () => recordHeartbeat(db, 'inbound-mail'));
  const erase = mailEraser(parts);
  repeated.every(ERASE_SECONDS, 'moving erased mails to the trash failed', erase);
  const list = mailLister(parts);
  repeated.every(LIST_SECONDS, 'listing mails failed', list);
  const { clamdSocket } = config;
  const scan = clamdSocket === undefined ? undefined : clamdScanner(clamdSocket);
  const thumbnailOf = thumbnails(config.thumbnailSocket);
  const fetchFiles = fileFetcher({ db, settings: mailbox, log, scan, thumbnailOf });
  repeated.every(FILES_SECONDS, 'fetching files of mails failed', fetchFiles);
  const folders = (['inbox', 'sent'] as const).map((folder) =>
    watchFolder(folder, parts, stopping.signal),
  );
  stopOnSignal(log, async () => {
    stopping.abort();
    repeated.stop();
    stopFollowing();
    await Promise.all(folders);
    await database.close();
  });
  log.info('inbound mail started');
});
