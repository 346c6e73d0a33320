#!/usr/bin/env node
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log.ts';
import { openDatabase } from '#platform/db.ts';
import { run, StartError } from '#platform/process.ts';
import { commands } from './commands.ts';

const usage = `intake <command>

  migrate                      bring tables and queues to this version
  doctor                       check settings, database, channels and DNS
  leads list [--probes]        the latest fifty
  leads show <reference>       one lead, its deliveries and attempts
  leads redrive <reference>    try its parked deliveries again (--all: of every lead)
  leads link <reference>       a new link to the enquirer's own page
  leads unlink <reference>     the link to the enquirer's own page opens it no more
  quarantine list              leads kept aside
  quarantine release <reference>   it is real: send it to everybody
  quarantine discard <reference>…  it is spam: delete it for good
  erase --email <address>      delete a person for good
  export [--email <address>]   CSV, safe to open in a spreadsheet
  ledger verify [--head <head>]    whether anybody changed what was written down
  ledger who <account>…            the hash that stands for somebody in it
  breach --since <time>        who is affected, and the facts the law asks for
`;

await run(async () => {
  if (process.argv.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    return;
  }
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const name = commands.has(words.slice(0, 2).join(' ')) ? words.slice(0, 2).join(' ') : words[0];
  const command = commands.get(name ?? '');
  if (!command) throw new StartError([usage]);
  const config = readConfig(process.env);
  const log = createLog('silent');
  const database = openDatabase({
    url: name === 'migrate' ? config.ownerDatabaseUrl : config.workerDatabaseUrl,
    connections: 2,
    statementTimeoutMs: 600_000,
    onIdleError: () => undefined,
  });
  try {
    const args = process.argv.slice(2 + (name ?? '').split(' ').length);
    process.stdout.write(await command({ config, database, log, args }));
  } finally {
    await database.close();
  }
});
