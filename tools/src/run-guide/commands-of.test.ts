import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stepsIn } from '#docs/ci-coverage.ts';
import { commandsOf, isWay, ways, type Way } from './commands-of.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/run.md'), 'utf8');

test.each(Object.keys(ways) as Way[])('docs/run.md has commands for “%s”', (way) => {
  expect(commandsOf(guide, way).trim().split('\n').length).toBeGreaterThan(4);
});

test('the commands are those of their own section, word for word', () => {
  const text = [
    '# Run it',
    '```sh\nnpm run elsewhere\n```',
    '## Static files',
    'Words.',
    '```sh\nexport A= B=1\nnpm run build\n```',
    'More words.',
    '```conf\nnot = a command\n```',
    '```sh\nnpm run serve -- static\n```',
    '## One box',
    '```sh\ndeploy/install.sh\n```',
    '',
  ].join('\n');
  expect(commandsOf(text, 'static')).toBe(
    'export A= B=1\nnpm run build\nnpm run serve -- static\n',
  );
  expect(commandsOf(text, 'box')).toBe('deploy/install.sh\n');
  expect(() => commandsOf(text, 'machines')).toThrow('no commands under “Three machines”');
});

test('only the three ways have a name', () => {
  expect(['static', 'box', 'machines', 'toString', undefined].map(isWay)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the nightly run covers each way', () => {
  const steps = stepsIn(readFileSync(join(root, '.ci/full'), 'utf8'), 'slow');
  for (const command of [
    'e2e -- static-host',
    'deploy/single-host/smoke-test.sh',
    'e2e -- machines',
  ]) {
    expect(steps).toContain(command);
    expect(guide).toContain(command);
  }
  const box = readFileSync(join(root, 'deploy/single-host/smoke-test.sh'), 'utf8');
  expect(box).toContain('run-guide/run-way.ts box --print');
});
