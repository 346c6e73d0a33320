import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { bad, fine, spoken, type Finding } from './finding.ts';

const BASE_WITHIN_SECONDS = 26 * 3_600;
const LOG_WITHIN_SECONDS = 10 * 60;
const REHEARSED_WITHIN_SECONDS = 92 * 86_400;
const FREE_SHARE = 0.1;

const REHEARSE = 'Rehearse one: see "Back up and restore" in the runbook.';

/** Seconds since the newest file of a folder was written. */
async function youngest(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.gz'));
  const times = await Promise.all(files.map((name) => stat(path.join(folder, name))));
  const last = Math.max(...times.map(({ mtimeMs }) => mtimeMs));
  return times.length === 0 ? undefined : (Date.now() - last) / 1_000;
}

function ageFinding(what: string, age: number | undefined, within: number, todo: string): Finding {
  if (age === undefined) return bad(`There is no ${what}. ${todo}`);
  const sentence = `The last ${what} is ${spoken(age)} old.`;
  return age > within ? bad(`${sentence} ${todo}`) : fine(sentence);
}

/** Whether what would be needed tomorrow is there, fresh, and was ever tried. */
export async function backupFindings(folder: string | undefined): Promise<Finding[]> {
  if (folder === undefined) {
    return [fine('Backups are not looked at: INTAKE_BACKUP_FOLDER names no folder.')];
  }
  const base = await youngest(path.join(folder, 'base'));
  const log = await youngest(path.join(folder, 'wal'));
  return [
    ageFinding(
      'base backup',
      base,
      BASE_WITHIN_SECONDS,
      'See "Back up and restore" in the runbook.',
    ),
    ageFinding(
      'archived piece of log',
      log,
      LOG_WITHIN_SECONDS,
      "PostgreSQL's log says why archive_command fails.",
    ),
    await rehearsalFinding(folder),
    await diskFinding(folder),
  ];
}

async function rehearsalFinding(folder: string): Promise<Finding> {
  const text = await readFile(path.join(folder, 'rehearsed'), 'utf8').catch(() => '');
  const at = Date.parse(text.trim());
  if (Number.isNaN(at)) return bad(`Nobody has tried to restore these backups. ${REHEARSE}`);
  const age = (Date.now() - at) / 1_000;
  const sentence = `A restore was last rehearsed ${spoken(age)} ago.`;
  return age > REHEARSED_WITHIN_SECONDS ? bad(`${sentence} ${REHEARSE}`) : fine(sentence);
}

/** Of this machine's disk, or of the one the folder lies on. */
export async function diskFinding(folder: string): Promise<Finding> {
  const space = await statfs(folder).catch(() => undefined);
  if (space === undefined) return bad(`${folder} cannot be read. Is the disk there?`);
  const share = space.bavail / space.blocks;
  const sentence = `${Math.round(share * 100)} % of the disk of ${folder} are free.`;
  return share < FREE_SHARE
    ? bad(`${sentence} Make room before PostgreSQL stops.`)
    : fine(sentence);
}
