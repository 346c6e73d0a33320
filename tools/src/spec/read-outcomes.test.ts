import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomesIn } from './read-outcomes.ts';

// Both fixtures were written by the runners themselves; only paths, times and stacks were shortened.
const fixture = (name: string) => {
  const path = join(import.meta.dirname, 'fixtures', name);
  return outcomesIn(path, readFileSync(path, 'utf8'));
};

describe('reports', () => {
  test("Vitest's, with a file that could not be loaded", () => {
    const file = '/repository/u/form.test.ts';
    expect(fixture('vitest.json')).toEqual([
      { title: 'R61 name required', file, result: 'passed' },
      {
        title: 'R62 R63 both',
        file,
        result: 'failed',
        why: 'AssertionError: expected 1 to be 2 // Object.is equality',
      },
      { title: 'R64 later', file, result: 'skipped' },
      { title: 'R65 todo', file, result: 'skipped' },
      { title: '/repository/u/broken.test.ts as a whole', result: 'failed' },
    ]);
  });

  test("Vitest's, with an error outside every test", () => {
    const tests = [{ title: 'R1 home', status: 'passed' }];
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: tests }];
    expect(outcomesIn('a.json', JSON.stringify({ success: false, testResults }))).toEqual([
      { title: 'R1 home', file: 'a.test.ts', result: 'passed' },
      { title: 'the run as a whole', result: 'failed' },
    ]);
  });

  test("Playwright's, once for each project", () => {
    const twice = (outcome: object) => {
      const inFile = { ...outcome, file: '/repository/e/menu.spec.ts' };
      return [inFile, inFile];
    };
    expect(fixture('playwright.json')).toEqual([
      ...twice({ title: 'R36 flaky', result: 'flaky' }),
      ...twice({ title: 'R33 fixed bar', result: 'passed' }),
      ...twice({ title: 'R34 menu', result: 'failed' }),
      ...twice({ title: 'R35 mega', result: 'skipped' }),
    ]);
  });

  test("Playwright's, with what went wrong and in which project", () => {
    const errors = [{ message: '\u001B[31mError: no menu\u001B[39m' }];
    const tests = [{ status: 'unexpected', projectName: 'webkit', results: [{ errors }] }];
    const config = { rootDir: '/site/tests' };
    const suites = [{ specs: [{ title: 'R34 menu', file: 'menu.spec.ts', tests }] }];
    expect(outcomesIn('a.json', JSON.stringify({ config, suites, errors: [] }))).toEqual([
      {
        title: 'R34 menu',
        file: '/site/tests/menu.spec.ts',
        result: 'failed',
        why: 'webkit: Error: no menu',
      },
    ]);
  });

  test("Playwright's, when a file could not be loaded", () => {
    const errors = [{ message: "Error: Cannot find module './menu.ts'\n    at menu.spec.ts" }];
    expect(outcomesIn('a.json', JSON.stringify({ config: {}, suites: [], errors }))).toEqual([
      { title: "Error: Cannot find module './menu.ts'", result: 'failed' },
    ]);
  });

  test('anything else is refused', () => {
    expect(() => outcomesIn('a.json', '{}')).toThrow(
      'a.json is a report of neither Vitest nor Playwright. Move it elsewhere.',
    );
  });
});
