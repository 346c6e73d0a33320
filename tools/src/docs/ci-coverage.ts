import { filesNamed } from './check-promises.ts';
import type { PromiseRow } from './promise-rows.ts';

/** The command that runs a test file: the first match. All other files are unit tests. */
const suites: readonly (readonly [RegExp, string])[] = [
  [/^tests\//, 'test -- services'],
  [/^apps\/desk-api\//, 'test -- desk'],
  [/^apps\/publish\/.*\.spec\.ts$/, 'e2e -- publish'],
  [/^apps\/publish\//, 'test -- publish'],
  [/^apps\/desk\/tests\//, 'e2e -- desk'],
  [/^apps\/editor\/tests\//, 'e2e -- editor'],
  [/^apps\/editor\//, 'test -- editor'],
  [/^apps\/site\/tests\/engines\//, 'e2e -- engines'],
  [/^apps\/site\/tests\/specification\/.*\.spec\.ts$/, 'e2e -- specification'],
  [/^apps\/site\/tests\/second-company\//, 'e2e -- second-company'],
  [/^apps\/site\/tests\/static-host\//, 'e2e -- static-host'],
  [/^apps\/site\/tests\/.*\.spec\.ts$/, 'e2e'],
  [/^packages\/sheet-drawing\/tests\/.*\.spec\.ts$/, 'e2e -- sheet'],
  [/./, 'test'],
];

export const suiteOf = (file: string): string =>
  suites.find(([place]) => place.test(file))?.[1] ?? '';

/**
 * The commands of .ci/full: a line `suite …` or, with --long, `slow …` for each. Without a command it is the npm script
 * of that name, or its name: `e2e:desk` is `e2e -- desk`.
 */
export const stepsIn = (script: string, kind: 'suite' | 'slow'): string[] =>
  [...script.matchAll(new RegExp(String.raw`^${kind} (\S+) \d+(?: (.+))?$`, 'gm'))].map(
    ([, name = '', command = name.replace(':', ' -- ')]) =>
      command.replace(/^npm run --silent /, ''),
  );

/** What the column "held by" names: test files, scripts of package.json, and files that are run. Words in brackets explain. */
function namedIn(heldBy: string): string[] {
  const code = [...heldBy.replace(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)];
  return code
    .map(([, words = '']) => words.replace(/^(?:sudo|npm run) /, ''))
    .filter((words, i) => /\.(?:test|spec)\.ts$|\.sh$/.test(words) || code[i]?.[1] !== words);
}

/** Whether a step runs what is named: the same script and name, with at least the words after it. */
function holds(step: string, named: string): boolean {
  const [script, , ...words] = step.split(' ');
  const [wanted, , ...wantedWords] = named.split(' ');
  const [name = '--'] = words;
  return (
    script === wanted &&
    wantedWords.every((word) => words.includes(word)) &&
    (name.startsWith('-') || wantedWords.includes(name))
  );
}

export interface Places {
  readonly full: readonly string[];
  readonly long: readonly string[];
  /** Every file of the repository. */
  readonly files: readonly string[];
}

/** One line per promise with where it is tested, and the problems. */
export function checkCiCoverage(rows: readonly PromiseRow[], { full, long, files }: Places) {
  const lines: string[] = [];
  const findings: string[] = [];
  for (const { path, line, promise, heldBy } of rows) {
    const at = `${path}:${line}`;
    const names = namedIn(heldBy);
    if (names.length === 0) findings.push(`${at} names no test and no command: ${promise}`);
    const held = names.flatMap((name) => {
      const scripts = /\.(?:test|spec)\.ts$/.test(name)
        ? filesNamed(name, files).map(suiteOf)
        : [name];
      const runs = (steps: readonly string[]) =>
        scripts.some((script) => steps.some((step) => holds(step, script)));
      if (runs(full)) return [`CI: ${name}`];
      if (runs(long)) return [`nightly: ${name}`];
      findings.push(`${at} names “${name}”, which .ci/full does not run.`);
      return [];
    });
    lines.push(`${promise}\n    ${held.join('; ')}`);
  }
  return { lines, findings };
}
