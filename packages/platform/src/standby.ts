import type pg from 'pg';

const CONFIRM_WITHIN_MS = 5_000;

/**
 * Checks that PostgreSQL confirms a commit only when a second machine has it too. The settings can be right
 * without a standby being there, so a test message is committed: without a standby it waits forever.
 */
export async function standbyProblems(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const { rows } = await client.query<{ names: string; level: string }>(
    `select current_setting('synchronous_standby_names') as names,
            current_setting('synchronous_commit') as level`,
  );
  const [{ names, level } = { names: '', level: '' }] = rows;
  const settings = [
    ...(names === ''
      ? ['PostgreSQL waits for no standby: its synchronous_standby_names is empty.']
      : []),
    ...(['on', 'remote_apply'].includes(level)
      ? []
      : [`PostgreSQL runs with synchronous_commit = ${level}, which waits for no standby.`]),
  ];
  if (settings.length > 0) {
    client.release();
    return settings.map((sentence) => `${sentence} ${ASKED_FOR}`);
  }
  const confirmed = await withinTime(
    client.query(`select pg_logical_emit_message(true, 'intake', 'does a standby confirm?')`),
  );
  // A connection that still waits is closed, not returned to the pool.
  client.release(!confirmed);
  return confirmed
    ? []
    : [`No standby confirmed a commit within ${CONFIRM_WITHIN_MS / 1_000} s. ${ASKED_FOR}`];
}

const ASKED_FOR = 'INTAKE_REQUIRE_SYNC_STANDBY=true asks for one that is there: see docs/scale.md.';

async function withinTime(commit: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, CONFIRM_WITHIN_MS, false);
  });
  try {
    return await Promise.race([
      commit.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
