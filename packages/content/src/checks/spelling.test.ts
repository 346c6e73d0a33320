import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Checks a text as if it were in a file of the project. */
function spell(file: string, text: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/cspell/bin.mjs'),
      'lint',
      '--no-progress',
      `stdin://${join(root, file)}`,
    ],
    { cwd: root, encoding: 'utf8', input: text },
  );
  return { status, lines: stdout.trimEnd().split('\n') };
}

// Each of these starts cspell, which reads its dictionaries first.
describe('spelling', { timeout: 60_000 }, () => {
  test('an unknown word, and one in British spelling', () => {
    const text = 'title: A seperate page\nopening: Its colours\nline: In the centre\n';
    expect(spell('content/services/atlas.yaml', text)).toEqual({
      status: 1,
      lines: [
        'content/services/atlas.yaml, line 1: the word “seperate” is not known. Correct it, or add it to content/spelling.yaml.',
        'content/services/atlas.yaml, line 2: the word “colours” is not known. Correct it, or add it to content/spelling.yaml.',
        'content/services/atlas.yaml, line 3: “centre” is not American spelling. Write “center”.',
        'Files read: 1, misspellings found: 3.',
      ],
    });
  });

  test('ids, markup and link targets are not words', () => {
    const text =
      'text: See [it](service:powerbi) and [claim:xyzzy].\nmark: powerbi\nrelated:\n  - powerbi\n';
    expect(spell('content/services/atlas.yaml', text).status).toBe(0);
  });

  test('documents for developers may use either English', () => {
    expect(spell('docs/decisions/0001-colour.md', 'Colour or color.\n').status).toBe(0);
  });
});
