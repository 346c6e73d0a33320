import type { ImapFlow } from 'imapflow';
import { newClient, pathOf } from './connection.ts';
import { isPicture, isProgram } from '@studio/platform/files/file-kind.ts';
import { allPieces, PIECE_BYTES } from '@studio/platform/files/pieces.ts';
import { accountOf } from './folder.store.ts';
import { storeFile, skipFile, nextFile, postpone, type WaitingFile } from './mail-file.store.ts';
import type { ReaderParts } from './mail-to-store.ts';
import type { Scanner } from '@studio/platform/files/scan.ts';

export const FILES_SECONDS = 2;

export interface FileParts extends Pick<ReaderParts, 'db' | 'settings' | 'log'> {
  /** Undefined without a scanner: files are then not scanned, and the desk says so. */
  readonly scan: Scanner | undefined;
  /** A thumbnail of a picture; null if it is not one or cannot be decoded. */
  readonly thumbnailOf: (picture: Buffer) => Promise<Buffer | null>;
}

/** Opened only while there are files to fetch; most of the time there are none. */
function mailboxOf({ settings }: FileParts) {
  let client: ImapFlow | undefined;
  return {
    async open(folder: WaitingFile['folder']): Promise<ImapFlow> {
      if (!client) {
        client = newClient(settings);
        await client.connect();
      }
      await client.mailboxOpen(await pathOf(client, folder, settings), { readOnly: true });
      return client;
    },
    close() {
      client?.close();
    },
  };
}

/** Undefined if the mail is no longer there: the folder is being read again, or a person moved it. */
async function download(client: ImapFlow, file: WaitingFile): Promise<Buffer[] | undefined> {
  const { mailbox } = client;
  if (mailbox === false || String(mailbox.uidValidity) !== file.uidValidity) return undefined;
  // Longer content is cut silently, so one byte more than allowed is requested to detect it.
  const { content } = (await client.download(String(file.uid), file.part, {
    uid: true,
    maxBytes: file.room + 1,
    chunkSize: PIECE_BYTES,
  })) as { content?: AsyncIterable<Buffer> };
  return content && allPieces(content);
}

async function fetchFile(client: ImapFlow, file: WaitingFile, parts: FileParts): Promise<void> {
  const { db, scan, log } = parts;
  const { id } = file;
  // The size from the mail's structure is enough to reject a far too large file; the exact size is only known
  // afterwards.
  if (file.bytes * 0.9 > file.room) return skipFile(db, id, 'left');
  const pieces = await download(client, file);
  if (!pieces) return postpone(db, id);
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  if (bytes > file.room) return skipFile(db, id, 'left');
  const [first = Buffer.alloc(0)] = pieces;
  if (isProgram(first)) return skipFile(db, id, 'program');
  const scanned = await scan?.(pieces);
  // Waits for a scanner that is restarting, but not for one that stays down.
  if (scan && scanned === undefined && file.isNew) return postpone(db, id);
  if (scanned === 'infected') return skipFile(db, id, 'infected');
  const state = scanned ?? 'not-scanned';
  const isDrawn = state !== 'not-scannable' && isPicture(first);
  const thumbnail = isDrawn ? await parts.thumbnailOf(Buffer.concat(pieces)) : null;
  await storeFile(db, { id, state, pieces, thumbnail });
  log.info({ fileId: id, bytes, state }, 'a file was kept');
}

/**
 * Fetches and scans the files of stored mails. In a task of its own, so that a large file delays no mail. If the
 * process is killed, the file is fetched again.
 */
export function fileFetcher(parts: FileParts): () => Promise<void> {
  const { db, settings, log } = parts;
  return async () => {
    const mailbox = mailboxOf(parts);
    try {
      for (;;) {
        const file = await nextFile(db, accountOf(settings));
        if (!file) return;
        try {
          await fetchFile(await mailbox.open(file.folder), file, parts);
        } catch (err) {
          log.warn({ err, fileId: file.id }, 'a file could not be fetched');
          await postpone(db, file.id);
          // The next run has a new connection.
          return;
        }
      }
    } finally {
      mailbox.close();
    }
  };
}
