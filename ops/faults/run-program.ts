import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Runs the fault test of a part that the API does not depend on, as the desk or the content service. It prints its
 * report and saves its measurements itself.
 */
export async function runProgram(file: string, options: readonly string[] = []): Promise<void> {
  const program = path.join(import.meta.dirname, '..', file);
  const child = spawn(process.execPath, [program, ...options], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
