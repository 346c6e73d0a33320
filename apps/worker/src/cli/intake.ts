#!/usr/bin/env node
import { readAlarmConfig, readOperatorConfig, readOwnerConfig } from '#config.ts';
import { install } from '@studio/enquiries/jobs/install.ts';
import { createLog } from '@studio/platform/log.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { run, StartupError } from '@studio/platform/process.ts';
import { lines } from './command.ts';
import { commands } from './commands.ts';
import { withSettingHelp } from './explain-settings.ts';
import { unitAlarm } from './unit-alarm.ts';
import { renamedCommands } from './renamed-commands.ts';

const usage = `intake <command>

  migrate                      bring tables and queues to this version
  doctor                       check settings, database, channels and DNS (--alarm: raise an alarm for each problem)
  alarm raise <unit>           raise the alarm that a unit of systemd failed (alarm clear <unit>: end it)
  enquiries list [--probes]    the latest fifty
  enquiries show <reference>   one enquiry, its deliveries and attempts
  enquiries waiting            deliveries that wait or failed, by enquiry, and why
  enquiries create-link <reference>   a new link to the enquirer's own page
  enquiries revoke-link <reference>   make links to the enquirer's own page invalid
  deliveries retry <reference>   try its failed deliveries again (--all: of every enquiry)
  held list                    enquiries that are held as suspected spam
  held release <reference>     it is real: deliver it
  held discard <reference>…    it is spam: delete it for good
  erase --email <address>      delete a person for good
  export [--email <address>]   CSV, safe to open in a spreadsheet
  subscribers                  CSV of the community list, each with the link to leave it
  audit verify [--head <head>]   check that no entry of the audit log was changed or removed
  audit hash <account>…        the hash of an account in the audit log
  breach --since <time>        who is affected, and the facts the law asks for
  visits --week <2026-W46>     page views of a week, by source and page
`;

async function withDatabase(url: string, work: (database: Database) => Promise<string>) {
  const database = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 600_000,
    onIdleError: () => undefined,
  });
  try {
    process.stdout.write(await work(database));
  } finally {
    await database.close();
  }
}

await run(async () => {
  if (process.argv.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    return;
  }
  const log = createLog('silent');
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  // It uses the owner's login, which no other command gets.
  if (words[0] === 'migrate') {
    const { ownerDatabaseUrl } = readOwnerConfig(process.env);
    await withDatabase(ownerDatabaseUrl, async (database) =>
      lines(await install(database, log), 'Nothing to migrate: tables and queues are up to date.'),
    );
    return;
  }
  // It must work when a setting of another command is wrong.
  if (words[0] === 'alarm') {
    const { workerDatabaseUrl } = readAlarmConfig(process.env);
    await withDatabase(workerDatabaseUrl, ({ db }) => unitAlarm(db, words.slice(1)));
    return;
  }
  const typed = words.slice(0, 2).join(' ');
  const renamed = renamedCommands.get(typed);
  if (renamed !== undefined)
    process.stderr.write(`renamed: intake ${typed} is intake ${renamed}\n`);
  const pair = renamed ?? typed;
  const name = commands.has(pair) ? pair : words[0];
  const command = commands.get(name ?? '');
  if (!command) throw new StartupError([usage]);
  const args = process.argv.slice(2 + (name ?? '').split(' ').length);
  const work = async (): Promise<void> => {
    const config = readOperatorConfig(process.env);
    await withDatabase(config.workerDatabaseUrl, (database) =>
      command({ config, database, log, args }),
    );
  };
  await (name === 'doctor' ? withSettingHelp(work) : work());
});
