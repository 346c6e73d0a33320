// Searches every file of the repository for secrets: node tools/src/secrets/check-secrets.ts
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets } from './find-secrets.ts';

const root = join(import.meta.dirname, '../../..');
// Includes files that are not committed yet, from which a secret can still be removed.
const files = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

// Every byte is one character, so that binary files can be searched too.
const findings = files.flatMap((file) =>
  findSecrets(file, readFileSync(join(root, file), 'latin1')),
);
for (const finding of findings) console.log(finding);
console.log(`${files.length} files searched, secrets found: ${findings.length}.`);
process.exitCode = findings.length > 0 ? 1 : 0;
