import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import { newClient, pathOf } from './connection.ts';
import type { Folder } from './direction.ts';
import { accountOf, savePosition, lastUid } from './folder.store.ts';
import type { ReaderParts } from './mail-to-store.ts';
import { readNewMails } from './read-folder.ts';
import { describeImapError } from './imap-error.ts';
import { watchQuota } from './watch-quota.ts';

/** Checked this often even without a notification: not every server announces new mail. */
const LOOK_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** A server that is restarting is not reported yet. */
const TELL_AFTER_MS = 30_000;

const UNTIL_THEN =
  'Answers are in the mailbox, and nothing is lost; the desk sees them when it is back.';

/** Resolves with the next notification or after a minute; throws when the connection is lost. */
function newsOf(client: ImapFlow) {
  let pending = false;
  let gone = false;
  let wake: (() => void) | undefined;
  const stir = (): void => {
    wake?.();
  };
  client.on('exists', () => {
    pending = true;
    stir();
  });
  client.on('close', () => {
    gone = true;
    stir();
  });
  return async (signal: AbortSignal): Promise<void> => {
    if (!pending && !gone) {
      // It ends with the next command; its result is not needed.
      void client.idle().catch(() => undefined);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        signal.addEventListener('abort', stir, { once: true });
        wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', stir);
          resolve();
        };
      });
      wake = undefined;
    }
    pending = false;
    if (gone) throw new Error('The connection ended.');
  };
}

async function attend(
  folder: Folder,
  parts: ReaderParts,
  signal: AbortSignal,
  onReading: () => Promise<void>,
): Promise<void> {
  const { settings, db } = parts;
  const client = newClient(settings);
  const end = (): void => {
    client.close();
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    const path = await pathOf(client, folder, settings);
    const mailbox = await client.mailboxOpen(path, { readOnly: true });
    const news = newsOf(client);
    const place = {
      account: accountOf(settings),
      folder,
      uidValidity: String(mailbox.uidValidity),
    };
    while (!signal.aborted) {
      await readNewMails(client, place, parts);
      await savePosition(db, place, await lastUid(db, place));
      if (folder === 'inbox') await watchQuota(client, db);
      await onReading();
      await news(signal);
    }
  } finally {
    signal.removeEventListener('abort', end);
    client.close();
  }
}

/** Reads one folder while the process runs; whatever breaks is retried and reported. */
export async function watchFolder(
  folder: Folder,
  parts: ReaderParts,
  signal: AbortSignal,
): Promise<void> {
  const { db, settings, log } = parts;
  let pause = FIRST_PAUSE_MS;
  let brokenSince: number | undefined;
  const stopped = (): boolean => signal.aborted;
  const onReading = async (): Promise<void> => {
    if (pause !== FIRST_PAUSE_MS || brokenSince !== undefined)
      log.info({ folder }, 'mailbox reconnected');
    pause = FIRST_PAUSE_MS;
    brokenSince = undefined;
    await clearAlarm(db, 'mailbox', [folder]);
  };
  while (!stopped()) {
    try {
      await attend(folder, parts, signal, onReading);
    } catch (err) {
      // Stopped by us in the middle of something, so this is no error.
      if (stopped()) return;
      log.warn({ err, folder }, 'the mailbox cannot be read just now');
      brokenSince ??= performance.now();
      const isRefused = (err as { authenticationFailed?: unknown }).authenticationFailed === true;
      if (isRefused || performance.now() - brokenSince >= TELL_AFTER_MS) {
        const sentence = `${describeImapError(err, settings.host)} ${UNTIL_THEN}`;
        await raiseAlarm(db, { kind: 'mailbox', subject: folder, message: sentence }).catch(
          () => undefined,
        );
      }
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}
