import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ordinaryUser } from './cluster.ts';

/** The key pair of a backup: files that PostgreSQL's user may read. */
export interface BackupKeys {
  readonly recipients: string;
  readonly key: string;
}

/** Creates them as an operator does: docs/runbook.md, "Back up and restore". */
export function makeBackupKeys(folder: string): BackupKeys {
  const key = path.join(folder, 'backup-key');
  const recipients = path.join(folder, 'backup-recipients');
  execFileSync('age-keygen', ['-o', key], { stdio: 'pipe' });
  writeFileSync(recipients, execFileSync('age-keygen', ['-y', key]));
  const { uid, gid } = ordinaryUser();
  if (uid !== undefined && gid !== undefined) {
    for (const file of [key, recipients]) chownSync(file, uid, gid);
  }
  return { recipients, key };
}
