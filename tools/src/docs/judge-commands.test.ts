import { expect, test } from 'vitest';
import { judgeCommandTable, judgeMentionedCommands } from './judge-commands.ts';
import type { Scripts } from './known-scripts.ts';

const scripts: Scripts = new Map([
  ['dev', undefined],
  ['test', { names: ['desk'], takes: 'one' }],
  ['build', { names: ['site', 'desk'], takes: 'several' }],
]);

test('a message, a comment or a script that names a wrong command is found', () => {
  const check = (line: string) => judgeMentionedCommands('a.ts', `\n${line}`, scripts);
  expect(check('// After npm run build -- desk comes npm run dev -- --port 4400.')).toEqual([]);
  expect(check('step build npm run --silent build -- site desk')).toEqual([]);
  expect(check('throw new Error(`Run "npm run make:desk" first.`)')).toEqual([
    'a.ts:2 — there is no command npm run make:desk.',
  ]);
  expect(check("'Run npm run build -- dekstop there.'")).toEqual([
    'a.ts:2 — npm run build does not know “dekstop”.',
  ]);
});

test('the table of commands has every script and every name', () => {
  const table = (...commands: string[]) =>
    ['| command | what |', '| --- | --- |', ...commands.map((one) => `| \`${one}\` | x |`)].join(
      '\n',
    );
  const every = ['npm run dev -- <x>', 'npm test', 'npm test -- desk', 'npm run build'];
  const check = (...commands: string[]) =>
    judgeCommandTable('docs/commands.md', table(...commands), scripts);
  expect(check(...every, 'npm run build -- site', 'npm run build -- desk')).toEqual([]);
  expect(check(...every.slice(1), 'npm run build -- site')).toEqual([
    'docs/commands.md — has no row for npm run dev.',
    'docs/commands.md — has no row for npm run build -- desk.',
  ]);
});

test('more than 25 scripts are refused', () => {
  const many = new Map(Array.from({ length: 26 }, (_, i) => [`s${i}`, undefined]));
  expect(judgeCommandTable('docs/commands.md', '', many)[0]).toContain('package.json has 26');
});
