import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyDatabase } from './support/database.ts';
import { eventually } from './support/service.ts';

const root = path.join(import.meta.dirname, '..');

/** A process that has exited but was not waited for is still listed, as a zombie. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}

it('a test run that is killed leaves neither a database nor a process', async () => {
  await using database = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  const tellIn = path.join(folder, 'made.json');
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/killed/vitest.config.ts'],
    { cwd: root, env: { PATH: process.env['PATH'], TELL_IN: tellIn }, stdio: 'ignore' },
  );
  await eventually(() => {
    expect(existsSync(tellIn)).toBe(true);
  }, 90_000);
  const made = JSON.parse(readFileSync(tellIn, 'utf8')) as {
    database: string;
    processes: number[];
  };
  rmSync(folder, { recursive: true });
  const left = async () => {
    const found = await database.pool.query('select from pg_database where datname = $1', [
      made.database,
    ]);
    return { databases: found.rowCount, processes: made.processes.filter(isRunning) };
  };
  expect(await left()).toEqual({ databases: 1, processes: made.processes });
  vitest.kill('SIGKILL');
  await eventually(async () => {
    expect(await left()).toEqual({ databases: 0, processes: [] });
  }, 60_000);
});
