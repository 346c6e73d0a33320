import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { bad, fine, formatDuration, type Finding } from './finding.ts';
import { setAsideFindings } from './set-aside.ts';

const BASE_WITHIN_SECONDS = 26 * 3_600;
const LOG_WITHIN_SECONDS = 10 * 60;
const TESTED_WITHIN_SECONDS = 92 * 86_400;
const FREE_SHARE = 0.1;

const TEST = 'test of a restore';
const TEST_ONE = 'Test one: see "Back up and restore" in the runbook.';

interface Copy {
  readonly ageSeconds: number;
  readonly isEncrypted: boolean;
}

/** The newest file of a folder, encrypted or not: earlier versions did not encrypt. */
async function youngest(folder: string): Promise<Copy | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /\.(?:gz|bundle)(?:\.age)?$/u.test(name));
  const copies = await Promise.all(
    files.map(async (name) => {
      const { mtimeMs } = await stat(path.join(folder, name));
      return { ageSeconds: (Date.now() - mtimeMs) / 1_000, isEncrypted: name.endsWith('.age') };
    }),
  );
  return copies.toSorted((a, b) => a.ageSeconds - b.ageSeconds)[0];
}

const encryptionFindings = (copies: readonly (Copy | undefined)[]): Finding[] =>
  copies.every((copy) => copy === undefined || copy.isEncrypted)
    ? []
    : [
        bad(
          'encryption of backups',
          'The last backup is not encrypted: see "Back up and restore" in the runbook.',
        ),
      ];

function ageFinding(what: string, copy: Copy | undefined, within: number, todo: string): Finding {
  const age = copy?.ageSeconds;
  if (age === undefined) return bad(what, `There is no ${what}. ${todo}`);
  const sentence = `The last ${what} is ${formatDuration(age)} old.`;
  return age > within ? bad(what, `${sentence} ${todo}`) : fine(sentence);
}

/** The data folder of the database. The last base backup recorded it, because our roles may not ask PostgreSQL. */
async function dataFolderOf(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'data-folder'), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

const deviceOf = async (place: string) => (await stat(place).catch(() => undefined))?.dev;

/** Empty if this cannot be checked: the database is on another machine, or its folder cannot be reached. */
async function sameDiskFindings(folder: string, data: string | undefined): Promise<Finding[]> {
  if (data === undefined) return [];
  const device = await deviceOf(folder);
  return device === undefined || device !== (await deviceOf(data))
    ? []
    : [
        bad(
          'disk of the backups',
          `The backups are on the same disk as the database: losing it loses both. Put ${folder} on another disk or machine: see "Back up and restore" in the runbook.`,
        ),
      ];
}

/**
 * Checks that backups exist, are recent and on another disk than the database, and that a restore was tested. With
 * `hasContent` it also checks the backups of the content repository.
 */
export async function backupFindings(
  folder: string | undefined,
  hasContent = false,
): Promise<Finding[]> {
  if (folder === undefined) {
    return [fine('Backups are not checked: INTAKE_BACKUP_FOLDER is not set.')];
  }
  const base = await youngest(path.join(folder, 'base'));
  const log = await youngest(path.join(folder, 'wal'));
  const data = await dataFolderOf(folder);
  return [
    ageFinding(
      'base backup',
      base,
      BASE_WITHIN_SECONDS,
      'See "Back up and restore" in the runbook.',
    ),
    ageFinding(
      'archived log segment',
      log,
      LOG_WITHIN_SECONDS,
      "PostgreSQL's log says why archive_command fails.",
    ),
    ...(hasContent
      ? [
          ageFinding(
            'backup of the content',
            await youngest(path.join(folder, 'repository')),
            BASE_WITHIN_SECONDS,
            'journalctl -u studio-content-backup says why.',
          ),
        ]
      : []),
    ...encryptionFindings([base, log]),
    await restoreTestFinding(folder),
    ...((await deviceOf(folder)) === (await deviceOf('/')) ? [] : [await diskFinding(folder)]),
    ...(await sameDiskFindings(folder, data)),
    ...(await setAsideFindings(folder, data)),
  ];
}

async function restoreTestFinding(folder: string): Promise<Finding> {
  // For one release, reads the file of deploy/backup/rehearse.sh too, the old name of test-restore.sh.
  const texts = ['last-restore-test', 'rehearsed'].map((name) =>
    readFile(path.join(folder, name), 'utf8').catch(() => ''),
  );
  const times = (await Promise.all(texts)).map((text) => Date.parse(text.trim()));
  const at = Math.max(...times.filter((time) => !Number.isNaN(time)));
  if (at === -Infinity) return bad(TEST, `No one has tried to restore these backups. ${TEST_ONE}`);
  const age = (Date.now() - at) / 1_000;
  const sentence = `A restore was last tested ${formatDuration(age)} ago.`;
  return age > TESTED_WITHIN_SECONDS ? bad(TEST, `${sentence} ${TEST_ONE}`) : fine(sentence);
}

/** The free space on the folder's disk. */
export async function diskFinding(folder: string): Promise<Finding> {
  const subject = `disk of ${folder}`;
  const space = await statfs(folder).catch(() => undefined);
  if (space === undefined) return bad(subject, `${folder} cannot be read. Is the disk there?`);
  const share = space.bavail / space.blocks;
  const sentence = `${Math.round(share * 100)} % of the disk of ${folder} are free.`;
  return share < FREE_SHARE
    ? bad(subject, `${sentence} Make room before PostgreSQL stops.`)
    : fine(sentence);
}
