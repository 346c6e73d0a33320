import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

/** Given to Node before the program: it then ends with whoever started it. */
export const leash = ['--import', path.join(import.meta.dirname, 'leash.ts')];

/** Part of the name of every database, so that a run's own can be found when it is gone. */
export const runName = (): string => process.env['INTAKE_TEST_RUN'] ?? String(process.pid);

/** Called by Vitest before a run. The sweeper outlives it, even one that is killed. */
export function setup(): void {
  process.env['INTAKE_TEST_RUN'] = runName();
  const sweeper = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'sweep-databases.ts'), runName()],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  sweeper.unref();
  // The pipe must stay open for as long as this process lives, and must not keep it alive.
  (sweeper.stdin as Socket).unref();
}
