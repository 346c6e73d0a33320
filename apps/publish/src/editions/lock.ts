import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `run` under an exclusive lock; returns undefined if another process holds it. The kernel holds the lock for a
 * child that lives as long as its standard input is open, so the lock ends with this process, however it ends.
 */
export async function withLock<Result>(
  file: string,
  run: () => Promise<Result>,
  waitSeconds = 0,
): Promise<Result | undefined> {
  const holder = spawn(
    'flock',
    ['--timeout', String(waitSeconds), file, 'sh', '-c', 'echo held; exec cat'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const ended = once(holder, 'exit');
  const isHeld = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!isHeld) return undefined;
  try {
    return await run();
  } finally {
    holder.stdin.end();
    await ended;
  }
}
