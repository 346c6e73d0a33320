import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '@studio/content/reader/content-root.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { withContentFolder } from '@studio/content/reader/test-content/content-with.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-entry-'));
withContentFolder({}, (valid) => {
  cpSync(valid, join(folder, 'content'), { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

for (const part of ['package.json', 'src/registry'])
  cpSync(join(projectRoot(), 'packages/drawings', part), join(folder, 'packages/drawings', part), {
    recursive: true,
  });

mkdirSync(join(folder, 'docs'));
writeFileSync(join(folder, 'docs/released-urls.txt'), '');

const env = { ...process.env, PROJECT_FOLDER: folder };
const script = join(import.meta.dirname, '../../scripts/new-entry.ts');
const run = (...words: string[]) =>
  spawnSync(process.execPath, [script, ...words], { cwd: folder, env, encoding: 'utf8' });

const check = (command: string) =>
  spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../../../packages/content/src/checks', command),
      join(folder, 'content'),
    ],
    { env, encoding: 'utf8' },
  ).stdout;

describe('a new entry', { timeout: 60_000 }, () => {
  test('passes its schema, and what is left to write is listed', () => {
    const { status, stdout } = run('vacancies', 'test-engineer');
    expect(status).toBe(0);
    const [first, ...rest] = stdout.trimEnd().split('\n');
    expect(first).toBe('content/vacancies/test-engineer.yaml is written. What is left:');
    expect(rest).toContain('  work: still holds the placeholder “TODO”. Write what belongs there.');
    const [vacancy] = loadContent(join(folder, 'content')).vacancies;
    expect(vacancy?.slug).toBe('test-engineer');
  });

  test('of a service: drawings are placeholders, and only text is left to write', () => {
    const { status, stdout } = run('services', 'cloud-ops');
    expect(status).toBe(0);
    expect(stdout).not.toContain('states the figure');
    expect(stdout).toContain('packages/drawings/src/registry/unfinished.ts');
    expect(stdout).toContain('content/sheet.yaml, services: does not name the service “cloud-ops”');
    expect(stdout).toContain(
      'content/finder.yaml, questions: no three answers lead to the service “cloud-ops”',
    );
    const findings = check('check-content.ts').match(/cloud-ops.*/g);
    expect(findings).not.toBeNull();
    expect(findings?.filter((one) => /has no drawing|small mark/.test(one))).toEqual([]);
    const left = check('launch-check.ts').match(/cloud-ops\.yaml.*shows a placeholder for its .*/g);
    expect(left).toEqual([
      'cloud-ops.yaml, drawings.hero: shows a placeholder for its drawing. Draw CloudOpsHero in packages/drawings/src/services/cloud-ops/CloudOpsHero.',
      'cloud-ops.yaml, drawings.figure: shows a placeholder for its drawing. Draw CloudOpsFigure in packages/drawings/src/services/cloud-ops/CloudOpsFigure.',
      'cloud-ops.yaml: shows a placeholder for its small mark. Draw it in packages/drawings/src/marks, under the name “cloud-ops”.',
    ]);
  });

  test('never overwrites another', () => {
    const { status, stderr } = run('services', 'atlas');
    expect([status, stderr]).toEqual([
      1,
      'content/services/atlas.yaml is there already. Choose another name.\n',
    ]);
  });

  test('has a name that can be an address', () => {
    expect(run('projects', 'Our Best Work').stderr).toContain('cannot be an address');
    expect(run('projects').stderr).toContain('cannot be an address');
  });
});
