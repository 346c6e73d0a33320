import { install } from '#jobs/install.ts';
import { erasePerson } from '#leads/person.store.ts';
import { openQueue } from '#platform/queue.ts';
import { breach } from './breach.ts';
import { lines, operatorLedger, option, wanted, type Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportCsv } from './export-csv.ts';
import { linkLead, listLeads, redriveLeads, showLead, unlinkLead } from './leads.ts';
import { verifyLedger, whoInLedger } from './ledger.ts';
import { discardLeads, listQuarantine, releaseLead } from './quarantine.ts';

const migrate: Command = async ({ database, log }) =>
  lines(await install(database, log), 'Nothing to migrate: tables and queues are up to date.');

const erase: Command = async ({ config, database, log, args }) => {
  const email = wanted(option(args, 'email'), 'Name the person: intake erase --email <address>.');
  const queue = await openQueue(database, 'producer', log);
  const ledger = operatorLedger(config);
  const erased = await erasePerson(database.db, queue, ledger, email);
  await queue.stop();
  const mailbox =
    erased.mailboxErasure === null
      ? 'Nobody reads a mailbox here: delete their mails in it by hand.'
      : 'The mail room moves their mails in the inbox and in the folder of sent mails to the trash; an alarm says if it cannot.';
  return `Erased ${erased.leads} leads and ${erased.subscriptions} subscriptions.\n${mailbox}\n`;
};

export const commands: ReadonlyMap<string, Command> = new Map([
  ['migrate', migrate],
  ['doctor', doctor],
  ['leads list', listLeads],
  ['leads show', showLead],
  ['leads redrive', redriveLeads],
  ['leads link', linkLead],
  ['leads unlink', unlinkLead],
  ['quarantine list', listQuarantine],
  ['quarantine release', releaseLead],
  ['quarantine discard', discardLeads],
  ['erase', erase],
  ['export', exportCsv],
  ['ledger verify', verifyLedger],
  ['ledger who', whoInLedger],
  ['breach', breach],
]);
