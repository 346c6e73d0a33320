import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ordinaryUser } from '../cluster.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const MOMENT = /'\d{4}-\d\d-\d\d [\d:+]+'/u;
const DATA_FOLDER = '/var/lib/postgresql/15/main';

export interface Runbook {
  /** PostgreSQL's settings, from the runbook. */
  readonly settings: readonly string[];
  baseBackup(): void;
  restoreAll(): void;
  testRestore(): void;
  restoreTo(moment: string): void;
  /** Renames the data folder before a restore, the backups after it. */
  setAside(what: 'data' | 'backup'): void;
}

const bookText = (): string => readFileSync(path.join(ROOT, 'docs/runbook.md'), 'utf8');

/** The first code block of this language under a heading, unchanged. */
export function runbookBlock(heading: string, language: string): string {
  const text = bookText();
  const [block] = blocks(text.slice(text.indexOf(`\n${heading}\n`)), language);
  if (block === undefined) throw new Error(`The runbook has no ${language} under "${heading}".`);
  return block;
}

function blocks(text: string, language: string): string[] {
  const found = text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gsu'));
  return [...found].map(([, block = '']) => block.trim());
}

/**
 * The commands of docs/runbook.md on backup and restore, run unchanged except for the paths they name. The scripts
 * are copied to where PostgreSQL's user may read them.
 */
export function runbook(folder: string, places: Readonly<Record<string, string>>): Runbook {
  const scripts = path.join(folder, 'scripts');
  cpSync(path.join(ROOT, 'deploy/backup'), scripts, { recursive: true });
  chmodSync(scripts, 0o755);
  const text = bookText();
  const section = text.slice(text.indexOf('## Back up and restore'));
  const here = Object.entries({
    'deploy/backup/': `${scripts}/`,
    [DATA_FOLDER]: path.join(folder, 'data'),
  });
  const inPlace = (line: string): string =>
    // Scripts last, or "/backup" would be replaced in their names.
    [...Object.entries(places), ...here].reduce(
      (changed, [theirs, ours]) =>
        changed.replaceAll(new RegExp(`(?<![\\w/])${theirs.replaceAll('.', '\\.')}`, 'gu'), ours),
      line,
    );
  const lines = (language: string) =>
    blocks(section, language).flatMap((block) => block.split('\n'));
  const commands = lines('sh');
  const run = (line: string | undefined): void => {
    if (line === undefined) throw new Error('The runbook lacks a command on backup and restore.');
    execFileSync('sh', ['-c', line], { ...ordinaryUser(), cwd: '/', stdio: 'pipe' });
  };
  const find = (script: string, withMoment: boolean): string | undefined => {
    const line = commands.find((each) => each.includes(script) && MOMENT.test(each) === withMoment);
    return line === undefined ? undefined : inPlace(line);
  };
  return {
    settings: lines('conf').map((line) => inPlace(line).replace(' = ', '=').replaceAll("'", '')),
    baseBackup: () => {
      run(find('base-backup.sh', false));
    },
    restoreAll: () => {
      run(find('/restore.sh', false));
    },
    testRestore: () => {
      run(find('test-restore.sh', false));
    },
    restoreTo: (moment) => {
      run(find('/restore.sh', true)?.replace(MOMENT, `'${moment}'`));
    },
    setAside: (what) => {
      run(find(`set-aside.sh ${what}`, false));
    },
  };
}
