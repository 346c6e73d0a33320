import pg from 'pg';

/** What PostgreSQL answers to a statement of this login. */
export async function asked(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    return `${rowCount ?? 0} rows`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}
