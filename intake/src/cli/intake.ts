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
  quarantine list              leads kept aside
  quarantine release <reference>   it is real: send it to everybody
  quarantine discard <reference>…  it is spam: delete it for good
  erase --email <address>      delete a person for good
  export [--email <address>]   CSV, safe to open in a spreadsheet
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
    url: config.databaseUrl,
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
