import { install } from '@studio/enquiries/jobs/install.ts';
import { preparedDatabase, silentLog, type TestDatabase } from './database.ts';

export interface ClockedDatabase extends TestDatabase {
  /** Moves PostgreSQL's clock; it goes on ticking from there. */
  jump(interval: string): Promise<void>;
}

async function prepareClock(database: TestDatabase): Promise<void> {
  await database.pool.query(`
    create schema clock;
    create table clock.ahead (by interval not null);
    insert into clock.ahead values ('0');
    create function clock.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + (select by from clock.ahead) $$`);
  await install(database, silentLog);
  await database.pool.query(`
    grant usage on schema clock to public;
    grant select on clock.ahead to public`);
}

/**
 * A database whose `now()` we control: PostgreSQL uses the first function of that name on its search
 * path, and its own is last. Tables, statements and the queue all use it.
 */
export async function clockedDatabase(): Promise<ClockedDatabase> {
  const database = await preparedDatabase({
    kind: 'clocked',
    searchPath: 'public, clock, pg_catalog',
    prepare: prepareClock,
  });
  return {
    ...database,
    async jump(interval) {
      await database.pool.query('update clock.ahead set by = by + $1::interval', [interval]);
    },
  };
}
