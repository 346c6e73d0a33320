import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contentRoot } from '../../../site/src/catalogue/content-root.ts';
import { loadContent } from '../../../site/src/catalogue/load-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-entry-'));
cpSync(contentRoot(), join(folder, 'content'), { recursive: true });
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const script = join(import.meta.dirname, '../../scripts/new-entry.ts');
const run = (...words: string[]) =>
  spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' });

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

  test('never takes the place of another', () => {
    const { status, stderr } = run('services', 'seo');
    expect([status, stderr]).toEqual([
      1,
      'content/services/seo.yaml is there already. Choose another name.\n',
    ]);
  });

  test('has a name that can be an address', () => {
    expect(run('projects', 'Our Best Work').stderr).toContain('cannot be an address');
    expect(run('projects').stderr).toContain('cannot be an address');
  });
});
