import { discardHeld, readHeldEnquiries, releaseHeld } from '@studio/enquiries/held/held.store.ts';
import { StartupError } from '@studio/platform/process.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { lines, operatorAuditLog, wanted, type Command } from './command.ts';
import { summaryOf } from './printable.ts';

/** More than an operator would read. */
const ALL = 10_000;
const NAME_IT = 'Name the enquiry by its reference, like 7K3QF-9M2XA.';

export const listHeld: Command = async ({ config, database: { db } }) => {
  const rows = await readHeldEnquiries(db, ALL);
  await operatorAuditLog(config).record(db, 'viewed', 'held list', rows);
  return lines(
    rows.map(
      ({ reference, received_at: at, held_reason: reason, ...who }) =>
        `${reference}  ${at.toISOString()}  ${(reason ?? '').padEnd(12)}  ${summaryOf(who)}`,
    ),
    'No enquiry is held.',
  );
};

export const releaseEnquiry: Command = async ({ config, database, log, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const released = await releaseHeld(database.db, queue, operatorAuditLog(config), reference);
  await queue.stop();
  if (!released) throw new StartupError([`No enquiry ${reference} is held.`]);
  return `${reference} is released and queued for delivery.\n`;
};

export const discardEnquiries: Command = async ({ config, database, args }) => {
  wanted(args[0], NAME_IT);
  const auditLog = operatorAuditLog(config);
  const sentences: string[] = [];
  for (const reference of args) {
    const gone = await discardHeld(database.db, auditLog, reference);
    sentences.push(gone ? `${reference} is deleted.` : `No enquiry ${reference} is held.`);
  }
  return lines(sentences, '');
};
