import { connect } from 'node:net';
import { Readable } from 'node:stream';

export type ScanResult = 'clean' | 'not-scannable' | 'infected';

/** Returns undefined if the scanner does not answer. */
export type Scanner = (pieces: Pieces) => Promise<ScanResult | undefined>;

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

const ANSWER_WITHIN_MS = 60_000;

async function* framed(pieces: Pieces): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of pieces) {
    // A length of 0 would end the stream.
    if (piece.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Parses clamd's answer. A file that it could not open is neither clean nor infected. */
export function scanResultOf(answer: string): ScanResult | undefined {
  if (answer === 'stream: OK') return 'clean';
  const found = /^stream: (.+) FOUND$/u.exec(answer)?.[1];
  if (found === undefined)
    return answer.startsWith('INSTREAM size limit') ? 'not-scannable' : undefined;
  return /^Heuristics\.(?:Encrypted|Limits)\./u.test(found) ? 'not-scannable' : 'infected';
}

/** clamd through its socket, with the command INSTREAM, so that it needs no right to read our files. */
export const clamdScanner =
  (socketPath: string): Scanner =>
  (pieces) =>
    new Promise((resolve) => {
      const socket = connect({ path: socketPath });
      let answer = '';
      socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString('utf8');
      });
      // A reset may follow an answer, which is still valid.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(scanResultOf(answer.replace(/\0.*$/su, '').trim()));
      });
      Readable.from(framed(pieces))
        // If the file cannot be read to its end, the scan is aborted.
        .on('error', () => socket.destroy())
        .pipe(socket, { end: false });
    });
