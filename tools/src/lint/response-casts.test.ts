import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'lint-'));
  cpSync(path.join(root, '.oxlintrc.json'), path.join(copy, '.oxlintrc.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
});
afterEach(() => {
  rmSync(copy, { recursive: true });
});

function lint(file: string, cast: string): string {
  mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
  writeFileSync(
    path.join(copy, file),
    `export const read = async (response: Response): Promise<{ id: string }> =>\n  (await response.json())${cast};\n`,
  );
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  return spawnSync(oxlint, [file], { cwd: copy, encoding: 'utf8' }).stdout;
}

// What the desk and the contact form receive is parsed by the schema of its route.
test.each([
  'apps/desk/src/api/planted.ts',
  'apps/desk/src/live/planted.ts',
  'apps/site/src/islands/ContactForm/send/intake.ts',
])('a cast of a response in %s is refused', (file) => {
  expect(lint(file, ' as { id: string }')).toContain('no-unsafe-type-assertion');
  expect(lint(file, '')).not.toContain('no-unsafe-type-assertion');
});
