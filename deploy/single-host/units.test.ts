import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const units = globSync('units/*.service', { cwd: import.meta.dirname })
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))
  .filter(({ text }) => /^Restart=/mu.test(text));

it('a process that ends is restarted, however long the database is down', () => {
  expect(units.length).toBeGreaterThan(4);
  for (const { file, text } of units) expect(text, file).toMatch(/^StartLimitIntervalSec=0$/mu);
});
