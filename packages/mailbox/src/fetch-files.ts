import type { ImapFlow } from 'imapflow';
import { newClient, pathOf } from './connection.ts';
import { isPicture, isProgram } from '@studio/platform/files/file-kind.ts';
import { allPieces, PIECE_BYTES } from '@studio/platform/files/pieces.ts';
import { accountOf } from './folder.store.ts';
import { storeFile, skipFile, nextFile, postpone, type WaitingFile } from './mail-file.store.ts';
import type { ReaderParts } from './read-folder.ts';
import type { Scanner } from '@studio/platform/files/scan.ts';

export const FILES_SECONDS = 2;

export interface FileParts extends Pick<ReaderParts, 'db' | 'settings' | 'log'> {
  /** Undefined where no scanner is named: then files are not scanned, and the desk says so. */
  readonly scan: Scanner | undefined;
  /** A small picture of a picture; null where it is none or cannot be read. */
  readonly thumbnailOf: (picture: Buffer) => Promise<Buffer | null>;
}

/** A connection for as long as there are files to fetch; most of the time there is none. */
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

/** Undefined where the mail is not where it was: the folder is being read again, or a person moved it. */
async function download(client: ImapFlow, file: WaitingFile): Promise<Buffer[] | undefined> {
  const { mailbox } = client;
  if (mailbox === false || String(mailbox.uidValidity) !== file.uidValidity) return undefined;
  // What is longer is cut without a word: one byte more than may be kept tells.
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
  // The mail's own size is enough to reject a far too large file; the exact size is known only from the file.
  if (file.bytes * 0.9 > file.room) return skipFile(db, id, 'left');
  const pieces = await download(client, file);
  if (!pieces) return postpone(db, id);
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  if (bytes > file.room) return skipFile(db, id, 'left');
  const [first = Buffer.alloc(0)] = pieces;
  if (isProgram(first)) return skipFile(db, id, 'program');
  const scanned = await scan?.(pieces);
  // A scanner that is restarted is waited for, one that stays away is not.
  if (scan && scanned === undefined && file.isNew) return postpone(db, id);
  if (scanned === 'infected') return skipFile(db, id, 'infected');
  const state = scanned ?? 'not-scanned';
  const isDrawn = state !== 'not-scannable' && isPicture(first);
  const thumbnail = isDrawn ? await parts.thumbnailOf(Buffer.concat(pieces)) : null;
  await storeFile(db, { id, state, pieces, thumbnail });
  log.info({ fileId: id, bytes, state }, 'a file was kept');
}

/**
 * Fetches and scans the files of mails that were kept. A turn of its own: a large file holds up no mail. Killed
 * anywhere, the file is still waiting and is fetched again.
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
          // The next turn has a connection of its own.
          return;
        }
      }
    } finally {
      mailbox.close();
    }
  };
}
