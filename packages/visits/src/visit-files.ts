import { open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

const CURRENT = 'visits.log';
/** Only root may change the folder of the current file, because nginx opens that as root. */
const FINISHED = 'rotated';
/** As deploy/nginx/rotate-visits.sh names them, by time: the oldest comes first alphabetically. */
const ROTATED = /^visits\.\d{19}\.log$/;
const CHUNK_BYTES = 4 * 1024 * 1024;
/** nginx may still write to a file after it was renamed: its buffer is flushed after a second. */
const LEAVE_AFTER_MS = 3_000;

export interface VisitFile {
  /** The same after a renaming, and never that of a later file. */
  readonly id: string;
  /** Nothing will be written to it any more. */
  readonly isLeft: boolean;
  /** The complete lines from this position on, and where they end. */
  readonly linesFrom: (place: number) => Promise<{ text: string; end: number }>;
  readonly remove: () => Promise<void>;
}

async function linesFrom(handle: FileHandle, place: number) {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(Math.max(0, Math.min(size - place, CHUNK_BYTES)));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, place);
  const length = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
  return { text: buffer.toString('latin1', 0, length), end: place + length };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** All files in the folder, the oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  // Where nothing was ever rotated, that folder is missing.
  const finished = (await readdir(folder)).includes(FINISHED)
    ? await readdir(path.join(folder, FINISHED))
    : [];
  const names = finished.filter((name) => ROTATED.test(name)).sort();
  return [...names.map((name) => path.join(FINISHED, name)), CURRENT];
}

/** Calls back for each file in the folder, oldest first. */
export async function eachVisitFile(
  folder: string,
  work: (file: VisitFile) => Promise<void>,
): Promise<void> {
  for (const name of await namesIn(folder)) {
    const handle = await open(path.join(folder, name)).catch((error: unknown) => {
      // Renamed or counted by another process since the folder was read, or not written yet.
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (handle === undefined) continue;
    try {
      const { ino, birthtimeNs, ctimeMs } = await handle.stat({ bigint: true });
      await work({
        id: `${ino}-${birthtimeNs}`,
        isLeft: name !== CURRENT && Date.now() - Number(ctimeMs) > LEAVE_AFTER_MS,
        linesFrom: (place) => linesFrom(handle, place),
        remove: () =>
          unlink(path.join(folder, name)).catch((error: unknown) => {
            if (!isMissing(error)) throw error;
          }),
      });
    } finally {
      await handle.close();
    }
  }
}
