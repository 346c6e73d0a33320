import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOtherWords } from './other-words.ts';

/** These files describe what the code does, so their text cannot be changed freely. */
const promises = [
  'content/legal/privacy.yaml',
  'content/form-notices.yaml',
  'content/without-server/privacy.yaml',
  'content/without-server/form-notices.yaml',
];

const project = join(import.meta.dirname, '../../..');

/** Copies the project with its content in other words; packages and subset fonts are linked. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file && existsSync(join(project, file)));
  for (const file of [...files, 'packages/styles/fonts'])
    cpSync(join(project, file), join(folder, file), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const free = files.filter((file) => /^content\/.*\.yaml$/.test(file) && !promises.includes(file));
  for (const file of free)
    writeFileSync(join(folder, file), inOtherWords(readFileSync(join(folder, file), 'utf8')));
}
