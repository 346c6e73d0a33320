import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

// Restores a real cluster from backups with one fault each. PostgreSQL refuses to run as root.
const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
const BATCHES = 5;
const BATCH = 100;

let folder: string;
let original: string;
let backup: string;
let data: string;
const started: string[] = [];

function run(command: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
    ...owner,
    cwd: folder,
    // With a socket as its input, bash takes itself for a remote shell.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { PATH: `${programs}:${process.env['PATH'] ?? ''}`, LC_ALL: 'C.UTF-8', ...env },
  });
  return { status, stdout, stderr };
}
function must(command: string, env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = run(command, env);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout.trim();
}
const programs = join(
  '/usr/lib/postgresql',
  readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))[0] ?? '',
  'bin',
);
const ask = (text: string) => must(`psql -h ${folder} -U postgres -XtA -c "${text}" postgres`);
const start = (settings = '') =>
  run(
    `pg_ctl -D ${data} -w -t 60 -l ${data}.log start -o "-c listen_addresses='' -c unix_socket_directories=${folder} ${settings}"`,
  ).status;
const stop = () => run(`pg_ctl -D ${data} -m immediate -w stop`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  data = join(folder, 'first');
  backup = join(folder, 'backup');
  must(`age-keygen -o key; age-keygen -y key > recipients; mkdir backup
    initdb -D ${data} -U postgres -A trust -E UTF8 --no-locale --no-sync`);
  const archive = `BACKUP_RECIPIENTS=${folder}/recipients ${folder}/scripts/archive-wal.sh %p %f ${backup}`;
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_command = '${archive}'\nfsync = off\n`,
  );
  expect(start()).toBe(0);
  ask('create table enquiries (id int, received_at timestamptz default now())');
  must(`scripts/base-backup.sh "host=${folder} user=postgres dbname=postgres" ${backup}`, {
    BACKUP_RECIPIENTS: join(folder, 'recipients'),
    BACKUP_SCRATCH: folder,
  });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    ask(`insert into enquiries select generate_series(1, ${BATCH})`);
    const full = ask('select pg_walfile_name(pg_switch_wal())');
    must(
      `for try in $(seq 300); do [ ! -e ${backup}/wal/${full}.gz.age ] || exit 0; sleep 0.1; done; exit 1`,
    );
    started.push(full);
  }
  stop();
  original = `${backup}.original`;
  renameSync(backup, original);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  must(`rm -rf backup restored restored.log; cp -a ${original} ${backup}`);
  data = join(folder, 'restored');
});
afterEach(() => {
  stop();
  must('[ ! -e key.away ] || mv key.away key');
});

const withKey = () => ({ BACKUP_KEY: join(folder, 'key') });
const testRestore = () => run(`scripts/test-restore.sh ${backup}`, withKey());
const place = (batch: number) => join(backup, 'wal', `${started[batch] ?? ''}.gz.age`);
const log = () => readFileSync(`${data}.log`, 'utf8');
const count = () => Number(ask('select count(*) from enquiries'));

function damage(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}

/** Starts PostgreSQL and waits until it has read everything. Returns whether it accepts connections then. */
function startRestored(): boolean {
  start('-c archive_mode=off -c hot_standby=off');
  const waiting = run(`for try in $(seq 600); do
      ! psql -h ${folder} -U postgres -c 'select 1' postgres || exit 0
      pg_ctl -D ${data} status || exit 1
      sleep 0.1
    done; exit 1`);
  return waiting.status === 0;
}

const restored = () => must(`scripts/restore.sh ${backup} ${data}`, withKey());

it('everything that was archived is restored, and a test of it is recorded', () => {
  const { status, stdout } = testRestore();
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${BATCHES * BATCH} enquiries`)]);
  expect(existsSync(join(backup, 'last-restore-test'))).toBe(true);
  expect(restored()).toMatch(`must print ${started[4]?.slice(8) ?? ''} or a later segment`);
  expect(startRestored()).toBe(true);
  expect(count()).toBe(BATCHES * BATCH);
});

it('a restore stops at a damaged segment, instead of dropping it and all later ones', () => {
  damage(place(2));
  const { status, stderr } = testRestore();
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${place(2)} cannot be decrypted`)]);
  expect(stderr).toContain('copy it from another copy of the backup');
  expect(existsSync(join(backup, 'last-restore-test'))).toBe(false);
  restored();
  expect(startRestored()).toBe(false);
  expect(log()).toContain('copy it from another copy of the backup');
});

it('a segment that is missing between others stops it too, until the later ones are moved away', () => {
  must(`mv ${place(2)} ${folder}/moved`);
  restored();
  expect(startRestored()).toBe(false);
  expect(log()).toContain(`but not ${started[2] ?? ''} before it`);
  must(`mv ${place(3)} ${place(4)} ${folder}`);
  expect(startRestored()).toBe(true);
  expect(count()).toBe(2 * BATCH);
});

it('without the key it stops, and goes on when the key is back', () => {
  restored();
  must('mv key key.away');
  expect(startRestored()).toBe(false);
  expect(log()).toContain('Put the key there again');
  must('mv key.away key');
  expect(startRestored()).toBe(true);
  expect(count()).toBe(BATCHES * BATCH);
});

it('a test of a restore that ended before the last archived segment fails', () => {
  // Damaged before it was archived: only PostgreSQL notices, and takes it for the end of the log.
  const plain = join(folder, 'plain');
  must(`age --decrypt --identity key ${place(2)} | gzip -dc > ${plain}`);
  const bytes = readFileSync(plain);
  bytes.fill(0xff, 8_192 + 24, 8_192 + 512);
  bytes.fill(0xff, 24 + 16, 512);
  writeFileSync(plain, bytes);
  must(`gzip -c ${plain} | age --encrypt --recipients-file recipients --output ${place(2)}
    sha256sum < ${plain} > ${backup}/wal-sums/${started[2] ?? ''}.sha256`);
  const { status, stderr } = testRestore();
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`but ${started[4] ?? ''} is archived`),
  ]);
  expect(existsSync(join(backup, 'last-restore-test'))).toBe(false);
});
