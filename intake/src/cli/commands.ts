import { install } from '#jobs/install.ts';
import { erasePerson } from '#leads/person.store.ts';
import { lines, option, wanted, type Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportCsv } from './export-csv.ts';
import { listLeads, redriveLeads, showLead } from './leads.ts';
import { discardLeads, listQuarantine, releaseLead } from './quarantine.ts';

const migrate: Command = async ({ database, log }) =>
  lines(await install(database, log), 'Nothing to migrate: tables and queues are up to date.');

const erase: Command = async ({ database, args }) => {
  const email = wanted(option(args, 'email'), 'Name the person: intake erase --email <address>.');
  const { leads, subscriptions } = await erasePerson(database.db, email);
  return `Erased ${leads} leads and ${subscriptions} subscriptions.\n`;
};

export const commands: ReadonlyMap<string, Command> = new Map([
  ['migrate', migrate],
  ['doctor', doctor],
  ['leads list', listLeads],
  ['leads show', showLead],
  ['leads redrive', redriveLeads],
  ['quarantine list', listQuarantine],
  ['quarantine release', releaseLead],
  ['quarantine discard', discardLeads],
  ['erase', erase],
  ['export', exportCsv],
]);
