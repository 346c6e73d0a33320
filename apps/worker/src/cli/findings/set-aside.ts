import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { retention } from '@studio/contract/retention';
import { bad, fine, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
// Base backups, which delete it, are taken daily.
const LATE_MS = 2 * DAY_MS;
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u;

function findingOf(place: string, setAsideAt: number): Finding {
  const ends = setAsideAt + retention.backup.days * DAY_MS;
  const day = new Date(ends).toISOString().slice(0, 10);
  return Date.now() > ends + LATE_MS
    ? bad(
        place,
        `${place} was set aside at a restore and should have been deleted after ${day}. Delete it; the log of the base backup says why it was not.`,
      )
    : fine(`${place} was set aside at a restore and is deleted after ${day}.`);
}

/** Finds what deploy/backup/set-aside.sh left in a folder, under names with this prefix. */
async function setAsideIn(folder: string, begin: string): Promise<Finding[]> {
  const names = await readdir(folder).catch(() => []);
  return names.toSorted().flatMap((name) => {
    if (!name.startsWith(begin)) return [];
    const at = Date.parse(name.slice(begin.length).replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
    return Number.isNaN(at) ? [] : [findingOf(path.join(folder, name), at)];
  });
}

/** Lists what a restore set aside, and until when it is kept. Without `data` it lists only the backups. */
export async function setAsideFindings(
  backup: string,
  data: string | undefined,
): Promise<Finding[]> {
  return [
    ...(await setAsideIn(backup, 'aside.')),
    ...(data === undefined
      ? []
      : await setAsideIn(path.dirname(data), `${path.basename(data)}.aside.`)),
  ];
}
