import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { throwAwayCopy } from './support/throw-away-copy.ts';

/** Follows the steps of “A form field” in CONTRIBUTING.md, which it reads from there. */

const sample = 'packages/contract/fixtures/enquiries.ts';

it('adding “Budget” by the written steps: types and tests require each step, then it arrives', () => {
  using copy = throwAwayCopy();
  const at = (file: string) => path.join(copy.path, file);
  const edit = (file: string, before: RegExp, after: string) => {
    const text = readFileSync(at(file), 'utf8');
    expect(text).toMatch(before);
    writeFileSync(at(file), text.replace(before, after));
  };
  const run = (program: string, ...args: readonly string[]) => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [at(`node_modules/${program}`), ...args],
      // Without the variables of this test runner, which would change the one it starts.
      { cwd: copy.path, encoding: 'utf8', env: { PATH: process.env['PATH'], NO_COLOR: '1' } },
    );
    return { said: stdout, passed: status === 0 };
  };
  const types = () => run('@typescript/native/bin/tsc', '-p', 'tests');
  const tests = (...args: readonly string[]) =>
    run('vitest/vitest.mjs', 'run', '--reporter=verbose', ...args);
  const unitTests = () =>
    tests('submission.store', 'sales-mail', 'ContactFields', 'enquiry.schema', 'Facts');

  const recipe = readFileSync(at('CONTRIBUTING.md'), 'utf8');
  const [, line = ''] = /enquiry-form\.ts`[^`]*```ts\n(.*)\n```/u.exec(recipe) ?? [];
  const [column = ''] = /alter table leads add column [^`]*;/u.exec(recipe) ?? [];
  expect(recipe).toContain(sample);

  edit('packages/contract/src/enquiry-form.ts', /(?=^ {2}projectdetails:)/mu, `  ${line}\n`);
  const { said: wrong } = types();
  expect(wrong).toContain(`${sample}(`);
  const { said: missing } = unitTests();
  expect(missing).toContain(`Write a migration in packages/enquiries/migrations: ${column}`);
  expect(missing).toContain('Write in docs/data-flow.md: The form asks: Name, Company name,');

  const next = String(readdirSync(at('packages/enquiries/migrations')).length + 1).padStart(4, '0');
  writeFileSync(at(`packages/enquiries/migrations/${next}_budget.sql`), `${column}\n`);
  edit(sample, /(?=^ {2}projectdetails:)/mu, "  budget: 'Ten lakh',\n");
  edit('docs/data-flow.md', /, Project details,/u, ', Budget, Project details,');

  expect(types()).toEqual({ said: '', passed: true });
  const unit = unitTests();
  expect(unit.passed, unit.said).toBe(true);
  expect(unit.said).toContain('budget is asked, under its label');
  expect(unit.said).toContain('budget is shown at the desk');
  const journey = tests('--config', 'tests/vitest.config.ts', 'every-field');
  expect(journey.passed, journey.said).toBe(true);
  for (const done of ['stored', 'mailed to sales', 'exported'])
    expect(journey.said).toContain(`budget > is ${done}`);
}, 900_000);
