import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROGRAM = path.join(import.meta.dirname, 'draw-thumbnail.ts');
const WITHIN_MS = 30_000;

/** Null if the picture cannot be read in time. */
export type Thumbnails = (picture: Buffer) => Promise<Buffer | null>;

/** Where systemd accepts connections to this socket, it starts the decoder for each, with an account of its own. */
export const thumbnails = (socket: string | undefined): Thumbnails =>
  socket === undefined ? drawHere : (picture) => drawThere(socket, picture);

/** In a process with the account of this one, as in containers and while developing. */
async function drawHere(picture: Buffer): Promise<Buffer | null> {
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

async function drawThere(path: string, picture: Buffer): Promise<Buffer | null> {
  const connection = connect({ path, allowHalfOpen: true });
  // Without a decoder the file is fetched again later.
  await once(connection, 'connect');
  connection.setTimeout(WITHIN_MS, () => connection.destroy());
  connection.on('error', () => undefined);
  connection.end(picture);
  const drawn = await buffer(connection).catch(() => Buffer.alloc(0));
  connection.destroy();
  return drawn.length > 0 ? drawn : null;
}
