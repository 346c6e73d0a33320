import {
  discardFromQuarantine,
  readQuarantine,
  releaseFromQuarantine,
} from '#leads/quarantine.store.ts';
import { StartError } from '#platform/process.ts';
import { openQueue } from '#platform/queue.ts';
import { lines, operatorLedger, wanted, type Command } from './command.ts';
import { whoAndWhat } from './printable.ts';

/** Nobody reads on beyond. */
const ALL = 10_000;
const NAME_IT = 'Name the lead by its reference, like 7K3QF-9M2XA.';

export const listQuarantine: Command = async ({ config, database: { db } }) => {
  const rows = await readQuarantine(db, ALL);
  await operatorLedger(config).record(db, 'looked', 'quarantine list', rows);
  return lines(
    rows.map(
      ({ reference, received_at: at, quarantine_reason: reason, ...who }) =>
        `${reference}  ${at.toISOString()}  ${(reason ?? '').padEnd(12)}  ${whoAndWhat(who)}`,
    ),
    'Nothing is quarantined.',
  );
};

export const releaseLead: Command = async ({ config, database, log, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const released = await releaseFromQuarantine(
    database.db,
    queue,
    operatorLedger(config),
    reference,
  );
  await queue.stop();
  if (!released) throw new StartError([`No lead ${reference} is quarantined.`]);
  return `${reference} is on its way.\n`;
};

export const discardLeads: Command = async ({ config, database, args }) => {
  wanted(args[0], NAME_IT);
  const ledger = operatorLedger(config);
  const sentences: string[] = [];
  for (const reference of args) {
    const gone = await discardFromQuarantine(database.db, ledger, reference);
    sentences.push(gone ? `${reference} is deleted.` : `No lead ${reference} is quarantined.`);
  }
  return lines(sentences, '');
};
