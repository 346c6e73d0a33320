import { personCsv } from '#leads/person-csv.ts';
import { readPerson } from '#leads/person.store.ts';
import { operatorLedger, option, wanted, type Command } from './command.ts';

export const exportCsv: Command = async ({ config, database: { db }, args }) => {
  const email = args.includes('--email')
    ? wanted(option(args, 'email'), 'Name the person: intake export --email <address>.')
    : undefined;
  const person = await readPerson(db, email);
  await operatorLedger(config).record(db, 'exported', 'export', person.leads);
  return personCsv(person);
};
