import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const DAY = 86_400_000;
const script = (name: string) => join(import.meta.dirname, name);
const piece = (number: number) => number.toString(16).toUpperCase().padStart(24, '0');

let backup: string;
beforeEach(() => {
  backup = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => {
  rmSync(backup, { recursive: true });
});

const kept = (folder: string) => readdirSync(join(backup, folder)).sort();

function archive(number: number, content: string): number | null {
  const file = join(backup, 'piece');
  writeFileSync(file, content);
  return spawnSync(script('archive-wal.sh'), [file, piece(number), backup]).status;
}

/** A base backup of some days ago, as far as pruning looks into it. */
function base(daysAgo: number, firstPiece: number): string {
  const at = new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 19);
  const name = `${at.replace(/[-:]/gu, '')}Z.tar.gz`;
  mkdirSync(join(backup, 'base'), { recursive: true });
  const label = `START WAL LOCATION: 0/2000028 (file ${piece(firstPiece)})\n`;
  writeFileSync(join(backup, 'backup_label'), label);
  const file = join(backup, 'base', name);
  execFileSync('tar', ['-C', backup, '-czf', file, './backup_label']);
  return name;
}

it('a piece of the log is kept compressed, once, and never written over', () => {
  expect(archive(1, 'x'.repeat(1_000_000))).toBe(0);
  expect(archive(1, 'x'.repeat(1_000_000))).toBe(0);
  expect(archive(1, 'y'.repeat(1_000_000))).not.toBe(0);
  expect(kept('wal')).toEqual([`${piece(1)}.gz`]);
  expect(statSync(join(backup, 'wal', `${piece(1)}.gz`)).size).toBeLessThan(10_000);
});

it('anybody who may enter sees how old a piece is, and only its owner reads it', () => {
  const file = join(backup, 'piece');
  writeFileSync(file, 'words of an enquiry');
  // As PostgreSQL calls it.
  const line = `umask 077 && exec ${script('archive-wal.sh')} ${file} ${piece(1)} ${backup}`;
  execFileSync('sh', ['-c', line]);
  const rights = (path: string) => (statSync(join(backup, path)).mode & 0o777).toString(8);
  expect([rights('wal'), rights(`wal/${piece(1)}.gz`)]).toEqual(['755', '600']);
});

it('what is older than 35 days goes, with the log that only it needed', () => {
  for (const number of [1, 2, 3, 4, 5]) archive(number, `piece ${number}`);
  base(40, 1);
  base(36, 2);
  const young = [base(34, 4), base(1, 5)];
  execFileSync(script('prune.sh'), [backup]);
  expect(kept('base')).toEqual(young.sort());
  expect(kept('wal')).toEqual([`${piece(4)}.gz`, `${piece(5)}.gz`]);
});

it('the last base backup stays, however old', () => {
  archive(1, 'needed');
  const only = base(90, 1);
  execFileSync(script('prune.sh'), [backup]);
  expect([kept('base'), kept('wal')]).toEqual([[only], [`${piece(1)}.gz`]]);
});
