import { install } from '#jobs/install.ts';
import { emptyDatabase, silentLog, type TestDatabase } from './database.ts';

export interface ClockedDatabase extends TestDatabase {
  /** Moves PostgreSQL's clock; it goes on ticking from there. */
  jump(interval: string): Promise<void>;
}

/**
 * A database whose `now()` is ours: PostgreSQL takes the first function of that name on its search
 * path, and its own comes last. Tables, statements and the queue all follow it.
 */
export async function clockedDatabase(): Promise<ClockedDatabase> {
  const database = await emptyDatabase('public, clock, pg_catalog');
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
  return {
    ...database,
    async jump(interval) {
      await database.pool.query('update clock.ahead set by = by + $1::interval', [interval]);
    },
  };
}
