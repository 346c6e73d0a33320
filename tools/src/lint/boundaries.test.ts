import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** The violations of these files, each of which imports the file that it maps to. */
function findings(imports: Readonly<Record<string, string>>): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  onTestFinished(() => {
    rmSync(copy, { recursive: true });
  });
  for (const file of ['.dependency-cruiser.js', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(copy, file));
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  mkdirSync(path.join(copy, 'node_modules'));
  const compiler = 'node_modules/typescript';
  symlinkSync(path.join(root, compiler), path.join(copy, compiler));
  for (const file of new Set(Object.entries(imports).flat())) {
    const imported = imports[file];
    const from = imported && path.relative(path.dirname(file), imported);
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(
      path.join(copy, file),
      from === undefined ? 'export const a = 1;\n' : `export * from './${from}';\n`,
    );
  }
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.js', '--output-type', 'json', 'apps', 'packages'],
    { cwd: copy, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

test('apps, packages above, cycles and files without a module are refused', () => {
  const found = findings({
    'apps/desk/src/main.ts': 'apps/site/src/screens/page.ts',
    'packages/enquiries/src/queues.ts': 'apps/worker/src/worker.ts',
    'packages/contract/src/clock.ts': 'packages/enquiries/src/alarms.ts',
    'packages/mail/src/one.ts': 'packages/mail/src/other.ts',
    'packages/mail/src/other.ts': 'packages/mail/src/one.ts',
    'packages/misc/src/helpers.ts': 'packages/contract/src/day.ts',
    'packages/enquiries/src/allowed.ts': 'packages/enquiries/src/alarms.ts',
  });
  expect(found).toContain('apps/desk/src/main.ts: desk: modules');
  expect(found).toContain('packages/enquiries/src/queues.ts: enquiries: modules');
  expect(found).toContain('packages/contract/src/clock.ts: contract: modules');
  expect(found).toContain('packages/mail/src/one.ts: no cycles');
  expect(found).toContain('packages/misc/src/helpers.ts: every file is in a module');
  expect(found.join('\n')).not.toContain('allowed.ts');
});
