import { personCsv } from '#leads/person-csv.ts';
import { readPerson } from '#leads/person.store.ts';
import { option, wanted, type Command } from './command.ts';

export const exportCsv: Command = async ({ database, args }) => {
  const email = args.includes('--email')
    ? wanted(option(args, 'email'), 'Name the person: intake export --email <address>.')
    : undefined;
  return personCsv(await readPerson(database.db, email));
};
