// Every command, file and setting that a document names must exist, every setting must be named, and the
// map of the rooms must be today's:
// node tools/src/docs/check-docs.ts
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withMap } from '#map/house-map.ts';
import { judgeDocuments } from './judge-documents.ts';
import { settingsIn } from './named-things.ts';

const root = join(import.meta.dirname, '../../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Decisions tell what was so on their day; the specification's rows are not ours to correct. */
const asWritten = /^docs\/(?:decisions\/|spec-)/;
const documents = files
  .filter((path) => path.endsWith('.md') && !asWritten.test(path))
  .map((path) => ({ path, text: read(path) }));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const settingReaders =
  /^(?:intake\/src\/config|site\/src\/settings\/settings\.ts|editor\/integrations\/)/;

const findings = judgeDocuments(documents, {
  files,
  scripts: Object.keys(scripts),
  drills: files
    .filter((file) => file.startsWith('intake/proof/drills/'))
    .map((file) => basename(file, '.ts')),
  settings: [
    ...new Set(
      files
        .filter((file) => settingReaders.test(file) && !file.includes('.test.'))
        .flatMap((file) => settingsIn(read(file))),
    ),
  ],
});
if (withMap(read('README.md')) !== read('README.md'))
  findings.push('README.md — the map of the rooms is an old one. Draw it anew with npm run map.');
for (const finding of findings) console.log(finding);
console.log(`${documents.length} documents read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
