import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly name?: string;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on'?: string;
        readonly needs?: string;
        readonly 'timeout-minutes'?: number;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const root = join(import.meta.dirname, '../../..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const workflows = files.map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
  flow: parse(readFileSync(join(root, file), 'utf8')) as Workflow,
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
    else expect(run).toMatch(/^\.ci\/[\w-]+(?: "\$GITHUB_REF_NAME")?$/u);
    const script = join(root, run?.split(' ')[0] ?? '.ci/run');
    expect(existsSync(script) && (statSync(script).mode & 0o111) !== 0).toBe(true);
  }
});

test.each(workflows)('$file has few rights and an end', ({ flow, text }) => {
  expect(flow.on).toBeDefined();
  expect(flow.permissions?.['contents']).toBe('read');
  // Code of strangers must not see secrets.
  expect(text).not.toContain('pull_request_target');
  for (const job of Object.values(flow.jobs)) {
    expect(job['runs-on']).toMatch(/^ubuntu-\d+\.\d+$/u);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(240);
    if (job.needs !== undefined) expect(Object.keys(flow.jobs)).toContain(job.needs);
  }
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
