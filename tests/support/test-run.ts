import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { compiledModules } from './compiled-modules.ts';

/** Arguments of Node that make a program exit with the process that started it. */
export const leash = ['--import', path.join(import.meta.dirname, 'exit-with-parent.ts')];

/** Part of the name of every database, so that a run's databases can be found after it has ended. */
export const runName = (): string => process.env['INTAKE_TEST_RUN'] ?? String(process.pid);

/** Called by Vitest before a run. The sweeper outlives the run, even if it is killed. */
export function setup(): void {
  process.env['INTAKE_TEST_RUN'] = runName();
  process.env['NODE_COMPILE_CACHE'] = compiledModules;
  const sweeper = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'sweep-databases.ts'), runName()],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  sweeper.unref();
  // The pipe must stay open while this process runs, but must not keep it running.
  (sweeper.stdin as Socket).unref();
}
