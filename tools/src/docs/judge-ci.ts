import type { PromiseRow } from './promise-rows.ts';

/** Which suite runs a test file. The first that matches; the rest are unit tests. */
const suites: readonly (readonly [RegExp, string])[] = [
  [/^tests\//, 'test:intake'],
  [/^apps\/desk-api\//, 'test:desk'],
  [/^apps\/publish\/.*\.spec\.ts$/, 'e2e:publish'],
  [/^apps\/publish\//, 'test:publish'],
  [/^apps\/desk\/tests\//, 'e2e:desk'],
  [/^apps\/editor\/tests\//, 'e2e:editor'],
  [/^apps\/editor\//, 'test:editor'],
  [/^apps\/site\/tests\/engines\//, 'e2e:engines'],
  [/^apps\/site\/tests\/specification\/.*\.spec\.ts$/, 'e2e:specification'],
  [/^apps\/site\/tests\/second-company\//, 'e2e:second-company'],
  [/^apps\/site\/tests\/.*\.spec\.ts$/, 'e2e'],
  [/^packages\/sheet-drawing\/tests\/.*\.spec\.ts$/, 'test:sheet'],
  [/./, 'test'],
];

/** The steps of .ci/run or .ci/nightly: one line `run …` or `beside run …` each. */
export const stepsIn = (script: string): string[] =>
  [...script.matchAll(/^(?:beside )?run (.+)$/gm)].map(([, words = '']) => words.trim());

/** What the column "held by" names: test files, scripts of package.json, and files that are run. Words in brackets explain. */
function namedIn(heldBy: string): string[] {
  const code = [...heldBy.replace(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)];
  return code
    .map(([, words = '']) => words.replace(/^(?:sudo|npm run) /, ''))
    .filter((words, i) => /\.(?:test|spec)\.ts$|\.sh$/.test(words) || code[i]?.[1] !== words);
}

/** A step holds what is named if it runs that script with at least the words named after it. */
function holds(step: string, named: string): boolean {
  const [script, ...words] = step.split(' ');
  const [wanted, ...wantedWords] = named.split(' ');
  return script === wanted && wantedWords.every((word) => words.includes(word));
}

export interface Places {
  readonly ci: readonly string[];
  readonly nightly: readonly string[];
  /** Every file of the repository. */
  readonly files: readonly string[];
}

/** Where each promise is held, line by line, and what is wrong. */
export function judgeCi(rows: readonly PromiseRow[], { ci, nightly, files }: Places) {
  const lines: string[] = [];
  const findings: string[] = [];
  for (const { path, line, promise, heldBy } of rows) {
    const at = `${path}:${line}`;
    const names = namedIn(heldBy);
    if (names.length === 0) findings.push(`${at} names no test and no command: ${promise}`);
    const held = names.flatMap((name) => {
      const scripts = /\.(?:test|spec)\.ts$/.test(name)
        ? files
            .filter((file) => file === name || file.endsWith(`/${name}`))
            .map((file) => suites.find(([place]) => place.test(file))?.[1] ?? '')
        : [name];
      const runs = (steps: readonly string[]) =>
        scripts.some((script) => steps.some((step) => holds(step, script)));
      if (runs(ci)) return [`CI: ${name}`];
      if (runs(nightly)) return [`nightly: ${name}`];
      findings.push(`${at} names “${name}”, which neither .ci/run nor .ci/nightly runs.`);
      return [];
    });
    lines.push(`${promise}\n    ${held.join('; ')}`);
  }
  return { lines, findings };
}
