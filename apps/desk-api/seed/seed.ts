// Fills a developer's database with enquiries that look like real ones; the worker need not run.
// npm run seed -- [--database postgres://…/intake_dev] [--many 100000]
import { readCommandLine } from '@studio/contract/command-line';
import { responseTargetOf } from '@studio/contract/response-target';
import { envReader } from '@studio/platform/config-reader.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { run, StartupError } from '@studio/platform/process.ts';
import { readHours } from '@studio/platform/working-hours.ts';
import { accounts } from '@studio/sign-in/dev/accounts.ts';
import { fill } from '@studio/ops/bench-desk/fill.ts';
import { writeVisitYear } from '../tests/support/visit-year.ts';
import { writeSeed } from './write-seed.ts';

const help = `npm run seed [-- --database <url>] [--many <number>]

Fills the desk of npm run dev with sample enquiries; the worker need not run.

  --database <url>   the owner's database instead of intake_dev
  --many <number>    as many generated enquiries, into an empty database
  --hours <file>     working hours other than content/working-hours.yaml
  --issuer <url>     the sign-in that the staff use
  --only-if-empty    ends silently if there are enquiries`;

const { values } = readCommandLine(help, {
  options: {
    database: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/intake_dev' },
    hours: { type: 'string', default: 'content/working-hours.yaml' },
    /** The issuer of the staff's identities: the URL of the sign-in that will run. */
    issuer: { type: 'string', default: 'http://127.0.0.1:8091' },
    many: { type: 'string' },
    /** Exits silently if the database already has enquiries. */
    'only-if-empty': { type: 'boolean', default: false },
  },
});

/** Stored as if each had signed in once: the development accounts sign in as the same people. */
async function addStaff({ pool }: Database): Promise<Map<string, string>> {
  const roleOf = {
    'desk-sales': 'sales',
    'desk-managers': 'manager',
    'desk-operators': 'operator',
  };
  const staff = new Map<string, string>();
  for (const [subject, { name, email, groups }] of Object.entries(accounts)) {
    const roles = Object.entries(roleOf).flatMap(([group, role]) =>
      groups.includes(group) ? [role] : [],
    );
    if (roles.length === 0) continue;
    const { rows } = await pool.query<{ id: string }>(
      `insert into staff (issuer, subject, name, email, roles) values ($1, $2, $3, $4, $5)
       on conflict (issuer, subject) do update set name = excluded.name returning id`,
      [values.issuer, subject, name, email, roles],
    );
    staff.set(subject, rows[0]?.id ?? '');
  }
  return staff;
}

async function isEmpty({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ any: boolean }>(
    'select exists (select from enquiries) as any',
  );
  return rows[0]?.any === false;
}

async function fillMany(database: Database, many: number): Promise<void> {
  if (!(await isEmpty(database)))
    throw new StartupError([
      'So many go into an empty database alone: npm run dev -- --reset, or name another one.',
    ]);
  await addStaff(database);
  await fill(database.pool, many, (line) => {
    console.log(line);
  });
  await database.pool.query('drop table pattern');
}

await run(async () => {
  const read = envReader({ DESK_WORKING_HOURS_PATH: values.hours }, 'desk');
  const hours = readHours(read, 'DESK_WORKING_HOURS_PATH');
  read.finish();
  const database = openDatabase({
    url: values.database,
    connections: 1,
    statementTimeoutMs: 3_600_000,
    onIdleError: () => undefined,
  });
  try {
    if (values['only-if-empty'] && !(await isEmpty(database))) return;
    if (values.many !== undefined) await fillMany(database, Number(values.many));
    else await writeSeed(database, responseTargetOf(hours), await addStaff(database));
    await writeVisitYear(database.pool);
    console.log('The desk has sample enquiries.');
  } finally {
    await database.close();
  }
});
