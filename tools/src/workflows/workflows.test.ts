import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowSchema } from './workflow-words.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const textOf = (file: string) => readFileSync(join(root, '.github/workflows', file), 'utf8');
const workflows = files.map((file) => ({
  file,
  flow: workflowSchema.parse(parse(readFileSync(join(root, file), 'utf8'))),
}));

test('there are the gate, the night, the day and the release', () => {
  expect(workflows.map(({ flow }) => flow.name).sort()).toEqual([
    'daily',
    'gate',
    'nightly',
    'release',
  ]);
});

test.each(workflows)('$file only calls scripts of .ci, so that any forge can', ({ flow }) => {
  const jobs = Object.values(flow.jobs);
  for (const { run, uses } of jobs.flatMap(({ steps }) => steps)) {
    // An action by its digest: a tag can be moved to other code.
    if (uses !== undefined) expect(uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/u);
    else expect(run).toMatch(/^\.ci\/[\w-]+(?: "\$GITHUB_REF_NAME"| --long)?$/u);
    const script = join(root, run?.split(' ')[0] ?? '.ci/run');
    expect(existsSync(script) && (statSync(script).mode & 0o111) !== 0).toBe(true);
  }
});

test.each([
  ['gate.yml', 'branches:', 'branchs:'],
  ['gate.yml', 'pull_request:', 'pull_request_target:'],
  ['gate.yml', 'contents: read', 'contents: write'],
  ['gate.yml', 'timeout-minutes:', 'timeout-minute:'],
  ['daily.yml', "'35 18", "'95 18"],
  ['nightly.yml', 'runs-on:', 'run-on:'],
  ['release.yml', 'needs: images', 'needs: image'],
  ['release.yml', 'vars.SITE_HOST }}', 'vars.SITE_HOST }'],
  ['release.yml', 'vars.SITE_HOST', 'var.SITE_HOST'],
])('a slip in %s is seen: %s as %s', (file, right, slip) => {
  const text = textOf(file);
  expect(text).toContain(right);
  expect(workflowSchema.safeParse(parse(text.replace(right, slip))).success).toBe(false);
});

test('renovate can be read, and the version has a section', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as object;
  expect(renovate).toHaveProperty('rangeStrategy', 'pin');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`);
});

test('who is asked about a change is asked about files that are there', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const missing = lines
    .map((line) => line.split(/\s+/u)[0] ?? '')
    .filter((path) => path !== '*' && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  // Placeholders, as the file itself says, or all of them somebody's.
  const teams = lines.flatMap((line) => line.split(/\s+/u).slice(1));
  expect(new Set(teams.map((team) => team.startsWith('@studio/'))).size).toBe(1);
});
