import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { readyDatabase } from '../support/database.ts';
import { startProcess } from '../support/processes.ts';
import { settings } from '../support/settings.ts';

// Run by left-behind.test.ts alone, which kills it: tells what it has made, and never ends.
it('hangs', async () => {
  const database = await readyDatabase();
  const processes = await Promise.all([
    startProcess('api', settings(database.url)),
    startProcess('worker', settings(database.url)),
  ]);
  const made = {
    database: new URL(database.url).pathname.slice(1),
    processes: [process.pid, ...processes.map(({ child }) => child.pid)],
  };
  writeFileSync(process.env['TELL_IN'] ?? '', JSON.stringify(made));
  await new Promise(() => undefined);
});
