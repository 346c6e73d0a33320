import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROGRAM = path.join(import.meta.dirname, 'draw-thumbnail.ts');
const WITHIN_MS = 30_000;

/** Null if the picture cannot be read in time. */
export async function thumbnailOf(picture: Buffer): Promise<Buffer | null> {
  const drawing = spawn(process.execPath, [PROGRAM], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: WITHIN_MS,
    killSignal: 'SIGKILL',
  });
  // A process that fails early closes its stdin; its exit code reports the failure.
  drawing.stdin.on('error', () => undefined);
  drawing.stdin.end(picture);
  const ended = once(drawing, 'close');
  const drawn = await buffer(drawing.stdout);
  const [code] = (await ended) as [number | null];
  return code === 0 && drawn.length > 0 ? drawn : null;
}
