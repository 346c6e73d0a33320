import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const units = globSync('units/*.service', { cwd: import.meta.dirname })
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => /^Restart=/mu.test(text));

it('a process that ends is restarted, however long the database is down', () => {
  expect(units.length).toBeGreaterThan(4);
  for (const { file, text } of units) expect(text, file).toMatch(/^StartLimitIntervalSec=0$/mu);
});

it('every service runs without root, can gain no privileges, and cannot write to the system’s files', () => {
  for (const { file, text } of units) {
    expect(text, file).toMatch(/^User=(?!root$)\S+$/mu);
    expect(text, file).toMatch(/^NoNewPrivileges=yes$/mu);
    expect(text, file).toMatch(/^ProtectSystem=(?:strict|full)$/mu);
  }
});

it('every service listens only on the machine itself, so only the web server is reachable', () => {
  const settings = read('../../docs/settings.md');
  const box = [...units.map(({ text }) => text), read('../install.sh'), read('../release.sh')];
  for (const name of ['INTAKE_HOST', 'DESK_HOST', 'PUBLISH_HOST']) {
    // The default, which write-settings.ts compares with the code.
    expect(settings, name).toMatch(new RegExp(`\`${name}\`[^\`]+\`127\\.0\\.0\\.1\``, 'u'));
    expect(box.join('\n')).not.toContain(name);
  }
});
