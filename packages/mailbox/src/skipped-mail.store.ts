import { clearAlarm, openAlarms, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { ImapFlow } from 'imapflow';
import type { FolderPosition } from './folder.store.ts';

/** A flood of such mails must not become a flood of alarms. */
const MOST_ALARMS = 20;

const nameOf = { inbox: 'the inbox', sent: 'the sent folder' } as const;
const subjectStart = ({ folder, uidValidity }: FolderPosition) => `${folder} ${uidValidity}/`;

async function openSubjects(db: Db, folder: FolderPosition['folder']): Promise<string[]> {
  const open = await openAlarms(db);
  return open
    .filter(({ kind, subject }) => kind === 'mailbox' && subject.startsWith(`${folder} `))
    .map(({ subject }) => subject);
}

/** The mail is in the mailbox alone, so a person must read it there. */
export async function raiseSkipped(
  db: Db,
  place: FolderPosition,
  uid: number,
  code: string,
): Promise<void> {
  if ((await openSubjects(db, place.folder)).length >= MOST_ALARMS) return;
  const message = `The mail with UID ${uid} of ${nameOf[place.folder]} could not be stored (${code}). The desk does not show it; the mails after it were read. Read it with a mail program, then move it to another folder: that ends this alarm.`;
  await raiseAlarm(db, { kind: 'mailbox', subject: `${subjectStart(place)}${uid}`, message });
}

/** Ends the alarms of mails that a person has moved, and of all if the server has renumbered its mails. */
export async function clearSkipped(client: ImapFlow, db: Db, place: FolderPosition): Promise<void> {
  const subjects = await openSubjects(db, place.folder);
  if (subjects.length === 0) return;
  const start = subjectStart(place);
  const uids = subjects
    .filter((subject) => subject.startsWith(start))
    .map((subject) => subject.slice(start.length));
  const left = uids.length > 0 && (await client.search({ uid: uids.join(',') }, { uid: true }));
  const stillThere = new Set((left || []).map((uid) => `${start}${uid}`));
  const over = subjects.filter((subject) => !stillThere.has(subject));
  if (over.length > 0) await clearAlarm(db, 'mailbox', over);
}
