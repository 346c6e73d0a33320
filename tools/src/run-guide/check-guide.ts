import { faultOf } from '#docs/judge-commands.ts';
import type { Scripts } from '#docs/known-scripts.ts';
import { commandsIn } from '#docs/named-things.ts';
import { commandsOf, ways, type Way } from './commands-of.ts';

/** What exists, to compare the commands of docs/run.md with. */
export interface Known {
  readonly files: readonly string[];
  readonly scripts: Scripts;
  /** Every setting that some code reads. */
  readonly settings: readonly string[];
  /** The subcommands of `intake`. */
  readonly intake: readonly string[];
}

/** Commands of the shell and of every Debian system. */
const everywhere = ['cd', 'mkdir', 'for', 'do', 'done', 'openssl', 'intake'];

/** A sentence for each command of the guide that names something that does not exist. */
export const checkGuide = (guide: string, known: Known): string[] =>
  (Object.keys(ways) as Way[]).flatMap((way) =>
    commandsOf(guide, way)
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) =>
        faultsOf(line, known).map((fault) => `docs/run.md, ${ways[way]}: “${line}” — ${fault}`),
      ),
  );

function faultsOf(line: string, { files, scripts, settings, intake }: Known): string[] {
  const [command = '', ...words] = line.split(/\s+/u);
  if (command === 'export')
    return words
      .map((word) => word.split('=')[0] ?? '')
      .filter((name) => !settings.includes(name))
      .map((name) => `no code reads ${name}.`);
  if (command === 'npm') {
    if (words[0] === 'ci') return [];
    const [named] = commandsIn(line);
    const fault =
      named === undefined ? 'package.json has no such script.' : faultOf(named, scripts);
    return fault === undefined ? [] : [fault];
  }
  if (command === 'intake' && !intake.includes(words[0] ?? ''))
    return ['intake has no such command.'];
  const program = command === 'node' ? (words[0] ?? '') : command;
  if (everywhere.includes(program) || files.includes(program)) return [];
  return [`there is no ${program}.`];
}
