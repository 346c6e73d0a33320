import { families, type Family } from '#commands/families.ts';
import { modules } from '#mutate/modules.ts';

/** What may follow `--`: names, of which a command takes one or several. */
export interface Names {
  readonly names: readonly string[];
  readonly takes: 'one' | 'several';
}

/** The scripts of package.json. Those without names take no words, or words that no list has. */
export type Scripts = ReadonlyMap<string, Names | undefined>;

const several = (names: Iterable<string>): Names => ({
  names: [...new Set(names)],
  takes: 'several',
});

/** Reads the scripts, and the names that each of them knows. */
export function knownScripts(read: (path: string) => string): Scripts {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const all: Readonly<Record<string, Family>> = families;
  const named: Record<string, Names> = {
    // The tables of ops/fault.ts have one test a line.
    fault: several(firstIn(read('ops/fault.ts'), /^ {2}'?([a-z-]+)'?(?:: \w+)?,$/gm)),
    mutate: { names: modules.map(({ name }) => name), takes: 'one' },
    cli: { names: cliCommands(read), takes: 'one' },
  };
  for (const [script, { names, takes = 'one' }] of Object.entries(all))
    named[script] = { names: Object.keys(names), takes };
  return new Map(Object.keys(scripts).map((script) => [script, named[script]]));
}

const firstIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The first words of the operator's commands. */
export const cliCommands = (read: (path: string) => string): string[] =>
  firstIn(read('apps/worker/src/cli/commands.ts'), /^ {2}\['([\w-]+)/gm);
