import { commandsIn, type Command } from './named-things.ts';
import type { Scripts } from './known-scripts.ts';
import { tableRows } from './table-rows.ts';

/** More npm scripts than this are hard to survey, so a new command becomes a name of a family. */
const MOST_SCRIPTS = 25;

/** Neither an option nor a path nor a placeholder. */
const isName = /^[a-z][a-z-]*$/;

/** What is wrong with a command that a text names. In a sentence, other words may follow the first name. */
export function faultOf(
  { script, words }: Command,
  scripts: Scripts,
  isInSentence = false,
): string | undefined {
  const spoken = script === 'test' ? 'npm test' : `npm run ${script}`;
  if (!scripts.has(script)) return `there is no command ${spoken}.`;
  const known = scripts.get(script);
  if (known === undefined) return undefined;
  const end = words.findIndex((word) => !isName.test(word));
  const names = end === -1 ? words : words.slice(0, end);
  const unknown = (known.takes === 'one' || isInSentence ? names.slice(0, 1) : names).find(
    (name) => !known.names.includes(name),
  );
  return unknown === undefined ? undefined : `${spoken} does not know “${unknown}”.`;
}

/** A sentence for each command in code, content or a script that does not exist. */
export const judgeMentionedCommands = (path: string, text: string, scripts: Scripts): string[] =>
  text.split('\n').flatMap((line, i) =>
    commandsIn(line).flatMap((command) => {
      const fault = faultOf(command, scripts, true);
      return fault === undefined ? [] : [`${path}:${i + 1} — ${fault}`];
    }),
  );

/** docs/commands.md has a row for every script and every name; and there are not too many scripts. */
export function judgeCommandTable(path: string, text: string, scripts: Scripts): string[] {
  const described = tableRows({ text })
    .flatMap(({ cells }) => commandsIn(cells.get('command') ?? ''))
    .map(({ script, words: [name = ''] }) => (isName.test(name) ? `${script} ${name}` : script));
  const wanted = [...scripts].flatMap(([script, known]) => [
    script,
    // The operator's commands are in the runbook, the modules in their own table.
    ...(script === 'cli' || script === 'mutate'
      ? []
      : (known?.names ?? []).map((name) => `${script} ${name}`)),
  ]);
  return [
    ...(scripts.size > MOST_SCRIPTS
      ? [
          `package.json has ${scripts.size} scripts, at most ${MOST_SCRIPTS} are wanted. Make one a name of a family: tools/src/commands/families.ts.`,
        ]
      : []),
    ...wanted
      .filter((one) => !described.includes(one))
      .map((one) => {
        const [script = '', name] = one.split(' ');
        const spoken = script === 'test' ? 'npm test' : `npm run ${script}`;
        return `${path} — has no row for ${[spoken, ...(name === undefined ? [] : ['--', name])].join(' ')}.`;
      }),
  ];
}
