import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const DAY = 86_400_000;
const script = (name: string) => join(import.meta.dirname, name);
const piece = (number: number) => number.toString(16).toUpperCase().padStart(24, '0');

let backup: string;
let keys: string;
beforeEach(() => {
  backup = mkdtempSync(join(tmpdir(), 'backup-'));
  keys = mkdtempSync(join(tmpdir(), 'keys-'));
  execFileSync('age-keygen', ['-o', join(keys, 'key')], { stdio: 'pipe' });
  writeFileSync(join(keys, 'recipients'), execFileSync('age-keygen', ['-y', join(keys, 'key')]));
});
afterEach(() => {
  for (const folder of [backup, keys]) rmSync(folder, { recursive: true });
});
const env = (recipients = join(keys, 'recipients')) => ({
  PATH: process.env['PATH'],
  BACKUP_RECIPIENTS: recipients,
});

const kept = (folder: string) => readdirSync(join(backup, folder)).sort();

function archive(number: number, content: string): number | null {
  const file = join(backup, 'piece');
  writeFileSync(file, content);
  const archived = spawnSync(script('archive-wal.sh'), [file, piece(number), backup], {
    env: env(),
  });
  return archived.status;
}

/** Calls fetch-wal.sh as PostgreSQL does during a restore. Returns the segment, or the status of a failure. */
function fetched(number: number, key = 'key') {
  const to = join(backup, 'fetched');
  const words = [backup, join(keys, key), piece(number), to];
  const { status } = spawnSync(script('fetch-wal.sh'), words, { env: env() });
  return status === 0 ? readFileSync(to, 'utf8') : status;
}
/** PostgreSQL takes this for the end of the archive. */
const MISSING = 1;
/** PostgreSQL stops. */
const UNREADABLE = 255;

/** The UTC time of some days ago, in the format of the scripts' file names. */
const stamp = (daysAgo: number) =>
  `${new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

/** A base backup of some days ago, with the files that pruning reads. */
function base(daysAgo: number, firstPiece: number): string {
  const name = stamp(daysAgo);
  mkdirSync(join(backup, 'base'), { recursive: true });
  writeFileSync(join(backup, 'base', `${name}.tar.gz.age`), 'encrypted');
  writeFileSync(join(backup, 'base', `${name}.needs`), `${piece(firstPiece)}\n`);
  return `${name}.tar.gz.age`;
}

/** A base backup of an older version, which did not encrypt. */
function plainBase(daysAgo: number, firstPiece: number): string {
  const name = base(daysAgo, firstPiece).replace('.tar.gz.age', '');
  for (const ending of ['tar.gz.age', 'needs']) rmSync(join(backup, 'base', `${name}.${ending}`));
  const label = `START WAL LOCATION: 0/2000028 (file ${piece(firstPiece)})\n`;
  writeFileSync(join(backup, 'backup_label'), label);
  const file = join(backup, 'base', `${name}.tar.gz`);
  execFileSync('tar', ['-C', backup, '-czf', file, './backup_label']);
  return `${name}.tar.gz`;
}

const bases = () => kept('base').filter((name) => !name.endsWith('.needs'));

it('a WAL segment is stored compressed and encrypted, once, and never overwritten', () => {
  expect(archive(1, 'x'.repeat(1_000_000))).toBe(0);
  expect(archive(1, 'x'.repeat(1_000_000))).toBe(0);
  expect(archive(1, 'y'.repeat(1_000_000))).not.toBe(0);
  expect(kept('wal')).toEqual([`${piece(1)}.gz.age`]);
  expect(statSync(join(backup, 'wal', `${piece(1)}.gz.age`)).size).toBeLessThan(10_000);
});

it('a segment whose checksum is missing is kept, and the error says how to make it again', () => {
  archive(1, 'words of an enquiry');
  const sum = join(backup, 'wal-sums', `${piece(1)}.sha256`);
  const before = readFileSync(sum, 'utf8');
  const encrypted = readFileSync(join(backup, 'wal', `${piece(1)}.gz.age`));
  rmSync(sum);
  const words = [join(backup, 'piece'), piece(1), backup];
  const { status, stderr } = spawnSync(script('archive-wal.sh'), words, { env: env() });
  expect(status).toBe(1);
  const command = /run here: (?<command>echo [^>]+> \S+)\. If not/u.exec(stderr.toString())?.groups;
  execFileSync('sh', ['-c', command?.['command'] ?? 'exit 1']);
  expect(readFileSync(sum, 'utf8')).toBe(before);
  expect(archive(1, 'words of an enquiry')).toBe(0);
  expect(archive(1, 'words of another database')).toBe(1);
  expect(readFileSync(join(backup, 'wal', `${piece(1)}.gz.age`))).toEqual(encrypted);
});

it('anyone with access to the folder sees how old a segment is, but only its owner reads it', () => {
  const file = join(backup, 'piece');
  writeFileSync(file, 'words of an enquiry');
  // With PostgreSQL's umask.
  const line = `umask 077 && exec ${script('archive-wal.sh')} ${file} ${piece(1)} ${backup}`;
  execFileSync('sh', ['-c', line], { env: env() });
  const rights = (path: string) => (statSync(join(backup, path)).mode & 0o777).toString(8);
  expect([rights('wal'), rights(`wal/${piece(1)}.gz.age`)]).toEqual(['755', '600']);
});

it('what is older than 35 days goes, with the log that only it needed', () => {
  for (const number of [1, 2, 3, 4, 5]) archive(number, `piece ${number}`);
  base(40, 1);
  base(36, 2);
  const young = [base(34, 4), base(1, 5)];
  execFileSync(script('prune.sh'), [backup]);
  expect(bases()).toEqual(young.sort());
  expect(kept('base').filter((name) => name.endsWith('.needs'))).toHaveLength(2);
  expect(kept('wal-sums')).toEqual([`${piece(4)}.sha256`, `${piece(5)}.sha256`]);
  expect(kept('wal')).toEqual([`${piece(4)}.gz.age`, `${piece(5)}.gz.age`]);
});

it('the last base backup is kept, however old it is', () => {
  archive(1, 'needed');
  const only = base(90, 1);
  execFileSync(script('prune.sh'), [backup]);
  expect([bases(), kept('wal')]).toEqual([[only], [`${piece(1)}.gz.age`]]);
});

/** Runs set-aside.sh and renames its result. */
function setAsideAs(what: 'backup' | 'data', folder: string, place: string): void {
  const said = execFileSync(script('set-aside.sh'), [what, folder], { encoding: 'utf8' });
  renameSync(said.trim().replace('Set aside: ', ''), place);
}

/** Sets this backup aside with the script, under a name that is some days old. */
function setAside(daysAgo: number): string {
  const name = `aside.${stamp(daysAgo)}`;
  setAsideAs('backup', backup, join(backup, name));
  return name;
}

/** A database that was moved away some days ago, by this version or one that wrote "before-". */
function oldData(data: string, daysAgo: number, mark = '.aside.'): string {
  mkdirSync(data);
  writeFileSync(join(data, 'PG_VERSION'), '15');
  const name = `data${mark}${stamp(daysAgo)}`;
  setAsideAs('data', data, join(keys, name));
  return name;
}

it('what a restore set aside goes after 35 days', () => {
  const data = join(keys, 'data');
  const beside = () => readdirSync(keys).filter((name) => name.startsWith('data'));
  oldData(data, 36);
  oldData(data, 36, '.before-');
  const youngData = oldData(data, 34);
  const another = 'data.aside.by-hand';
  mkdirSync(join(keys, another));

  archive(1, 'piece 1');
  base(37, 1);
  setAside(36);
  for (const number of [2, 3]) archive(number, `piece ${number}`);
  base(40, 2);
  const last = base(34.5, 3);
  const young = setAside(34);
  archive(4, 'piece 4');
  // Its name is recent enough, but everything in it is too old.
  base(36, 4);
  setAside(33);
  expect(kept('.').filter((name) => /^(?:base|wal)/u.test(name))).toEqual([]);

  archive(5, 'piece 5');
  const today = base(0, 5);
  execFileSync(script('prune.sh'), [backup, data]);
  expect(beside().sort()).toEqual([youngData, another].sort());
  expect(kept('.').filter((name) => name.startsWith('aside'))).toEqual([young]);
  expect(kept(`${young}/base`)).toEqual([last.replace('tar.gz.age', 'needs'), last]);
  expect(kept(`${young}/wal`)).toEqual([`${piece(3)}.gz.age`]);
  expect(kept(`${young}/wal-sums`)).toEqual([`${piece(3)}.sha256`]);
  expect([bases(), kept('wal')]).toEqual([[today], [`${piece(5)}.gz.age`]]);
});

it.skipIf(process.getuid?.() !== 0)(
  'root does not set aside what belongs to another account',
  () => {
    base(1, 1);
    execFileSync('chown', ['nobody', join(backup, 'base')]);
    const { status, stderr } = spawnSync(script('set-aside.sh'), ['backup', backup]);
    expect([status, stderr.toString()]).toEqual([
      1,
      expect.stringContaining('runuser -u nobody -- '),
    ]);
    expect(kept('.')).toEqual(['base']);
  },
);

it('a base backup deletes old data set aside beside the database, and records the data folder', () => {
  const data = join(keys, 'data');
  const old = oldData(data, 36);
  // Fakes of PostgreSQL's programs.
  const programs = {
    psql: `echo ${data}`,
    pg_basebackup: `mkdir "$4" && echo 'START WAL LOCATION: 0/2 (file ${piece(1)})' >"$4/backup_label"`,
    pg_verifybackup: 'exit 0',
  };
  for (const [name, line] of Object.entries(programs))
    writeFileSync(join(keys, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const backUp = () =>
    execFileSync(script('base-backup.sh'), ['postgres://nowhere', backup], {
      env: { ...env(), PATH: `${keys}:${process.env['PATH'] ?? ''}`, BACKUP_SCRATCH: keys },
      stdio: 'pipe',
    });
  backUp();
  expect(bases()).toHaveLength(1);
  expect(existsSync(join(keys, old))).toBe(false);
  expect(readFileSync(join(backup, 'data-folder'), 'utf8')).toBe(`${data}\n`);
  expect((statSync(join(backup, 'data-folder')).mode & 0o777).toString(8)).toBe('644');
  // A role that may not read data_directory still takes a backup.
  writeFileSync(join(keys, 'psql'), '#!/bin/sh\nexit 1\n');
  rmSync(join(backup, 'base'), { recursive: true });
  backUp();
  expect(bases()).toHaveLength(1);
});

it('what is kept is readable with the private key alone', () => {
  const words = 'words of an enquiry'.repeat(20);
  archive(1, words);
  const file = join(backup, 'wal', `${piece(1)}.gz.age`);
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1/u);
  expect(spawnSync('gzip', ['-dc', file]).status).not.toBe(0);
  expect(fetched(1)).toBe(words);
  execFileSync('age-keygen', ['-o', join(keys, 'another')], { stdio: 'pipe' });
  expect(fetched(1, 'another')).toBe(UNREADABLE);
  expect(fetched(1, 'none')).toBe(UNREADABLE);
});

it('only a segment after the last one counts as the end of the archive', () => {
  for (const number of [1, 3]) archive(number, `piece ${number}`);
  expect([fetched(2), fetched(4)]).toEqual([UNREADABLE, MISSING]);
  // Copied over another one.
  writeFileSync(
    join(backup, 'wal', `${piece(3)}.gz.age`),
    readFileSync(join(backup, 'wal', `${piece(1)}.gz.age`)),
  );
  expect([fetched(1), fetched(3)]).toEqual(['piece 1', UNREADABLE]);
  // As if the disk were not mounted.
  rmSync(join(backup, 'wal'), { recursive: true });
  expect(fetched(4)).toBe(UNREADABLE);
});

it('without a public key nothing is archived, and the error says so', () => {
  writeFileSync(join(backup, 'piece'), 'words');
  for (const recipients of [join(keys, 'nowhere'), '/dev/null']) {
    const words = [join(backup, 'piece'), piece(1), backup];
    const { status, stderr } = spawnSync(script('archive-wal.sh'), words, { env: env(recipients) });
    expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('no public key')]);
    const base = spawnSync(script('base-backup.sh'), ['postgres://127.0.0.1:1', backup], {
      env: env(recipients),
    });
    expect([base.status, base.stderr.toString()]).toEqual([
      1,
      expect.stringContaining('no public key'),
    ]);
  }
  expect(readdirSync(backup)).toEqual(['piece']);
});

it('unencrypted backups of an older version can be restored, and are deleted after 35 days', () => {
  for (const number of [1, 2, 3]) archive(number, `piece ${number}`);
  plainBase(40, 1);
  const young = [plainBase(20, 2), base(1, 3)];
  execFileSync(script('prune.sh'), [backup]);
  expect(bases()).toEqual(young.sort());
  expect(kept('wal')).toEqual([`${piece(2)}.gz.age`, `${piece(3)}.gz.age`]);
  execFileSync('sh', ['-c', `printf old | gzip > ${join(backup, 'wal', `${piece(9)}.gz`)}`]);
  expect(fetched(9)).toBe('old');
});

it('an encrypted backup is not restored without the key, and the error says where it is', () => {
  base(1, 1);
  const restore = spawnSync(script('restore.sh'), [backup, join(keys, 'data')], { env: env() });
  expect([restore.status, restore.stderr.toString()]).toEqual([
    1,
    expect.stringContaining('kept on another machine'),
  ]);
});

const repository = () => join(keys, 'content.git');
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@studio.example', ...words], {
    encoding: 'utf8',
  }).trim();
const backUpContent = () =>
  spawnSync(script('content-backup.sh'), [repository(), backup], { env: env(), encoding: 'utf8' });
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

it('the content’s repository is backed up whole and encrypted, and can be cloned from the copy', () => {
  // Without an editor there is nothing to back up.
  expect([backUpContent().status, readdirSync(backup)]).toEqual([0, []]);

  git('init', '--quiet', '--bare', '--initial-branch=next', repository());
  const commit = git('-C', repository(), 'commit-tree', EMPTY_TREE, '-m', 'words of Edith');
  for (const ref of ['refs/heads/next', 'refs/editions/1'])
    git('-C', repository(), 'update-ref', ref, commit);
  git('-C', repository(), 'pack-refs', '--all');
  git('-C', repository(), 'update-ref', 'refs/editions/2', commit);
  mkdirSync(join(backup, 'repository'));
  for (const name of ['20250101T000000Z.bundle.age', '20250102T000000Z.bundle.age'])
    writeFileSync(join(backup, 'repository', name), 'old');
  const { status, stdout } = backUpContent();
  expect([status, kept('repository')]).toEqual([0, [stdout.trim().replace(/^.*\//u, '')]]);
  const file = stdout.trim();
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1/u);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');

  const bundle = join(keys, 'content.bundle');
  execFileSync('age', ['--decrypt', '--identity', join(keys, 'key'), '--output', bundle, file]);
  git('clone', '--quiet', '--mirror', bundle, join(keys, 'restored.git'));
  for (const ref of ['refs/heads/next', 'refs/editions/1', 'refs/editions/2'])
    expect(git('-C', join(keys, 'restored.git'), 'rev-parse', ref)).toBe(commit);
});

it('a backup of the content runs no command that the repository’s configuration names', () => {
  git('init', '--quiet', '--bare', repository());
  const inside = (...words: string[]) => git('-C', repository(), ...words);
  const commit = inside('commit-tree', EMPTY_TREE, '-m', 'words of Edith');
  inside('update-ref', 'refs/heads/next', commit);
  rmSync(join(repository(), 'objects', commit.slice(0, 2), commit.slice(2)));
  const made = join(keys, 'made');
  // git fetches an object that is missing with this command.
  for (const [name, value] of [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', keys],
    ['remote.origin.uploadpack', `touch ${made}; false`],
  ] as const)
    inside('config', name, value);
  expect(backUpContent().status).not.toBe(0);
  expect(existsSync(made)).toBe(false);
});
