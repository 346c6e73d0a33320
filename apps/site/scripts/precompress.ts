// Writes a brotli and a gzip copy beside every text file of the built site, so that the web server
// only hands out bytes: node apps/site/scripts/precompress.ts [folder]
// A file that has its copies already, as one of an earlier edition has, is left alone.
import { readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = process.argv[2] ?? join(import.meta.dirname, '../dist');
const text = /\.(?:html|css|js|svg|json|xml|txt|md|webmanifest)$/;

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const copies = {
  br: brotli,
  gz: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
};

/** A copy has its file's modification time, to the millisecond. */
const isPacked = async (file: string, date: Date): Promise<boolean> =>
  (await stat(`${file}.br`).catch(() => undefined))?.mtime.getTime() === date.getTime();

/** Bytes before and after brotli. A copy that saves nothing is not written. */
async function compress(file: string): Promise<[before: number, after: number]> {
  const bytes = await readFile(file);
  const { atime, mtime } = await stat(file);
  if (await isPacked(file, mtime)) return [bytes.length, (await stat(`${file}.br`)).size];
  let after = bytes.length;
  for (const [ending, pack] of Object.entries(copies)) {
    const packed = await pack(bytes);
    if (packed.length >= bytes.length) continue;
    if (ending === 'br') after = packed.length;
    await writeFile(`${file}.${ending}`, packed);
    // The same time for all copies: they are one resource.
    await utimes(`${file}.${ending}`, atime, mtime);
  }
  return [bytes.length, after];
}

const started = performance.now();
const files = (await readdir(root, { recursive: true })).filter((file) => text.test(file));
const waiting = files.values();
const sizes: [number, number][] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) sizes.push(await compress(join(root, file)));
  }),
);
const sum = (column: 0 | 1): string =>
  (sizes.reduce((total, size) => total + size[column], 0) / 1024).toFixed(0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.length} files compressed in ${seconds} s: ${sum(0)} KB → ${sum(1)} KB`);
