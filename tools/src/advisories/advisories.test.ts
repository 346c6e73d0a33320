import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

const metadata = { dependencies: { prod: 12 } };

test('reports an advisory with its package', () => {
  const vulnerabilities = { pg: { severity: 'high', range: '<9', fixAvailable: true } };
  expect(readAudit(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    kind: 'found',
    lines: ['pg <9: high'],
  });
});

test('a clean result says how many packages were checked', () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({
    kind: 'clean',
    lines: ['No advisory is known for the 12 packages that run.'],
  });
});

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['', 'it printed no report'],
  ['{"vulnerabilities":{}}', 'it printed no report'],
])('a missing answer is not a clean result: %s', (printed, reason) => {
  const { kind, lines } = readAudit(printed);
  expect(kind).toBe('not answered');
  expect(lines.join()).toMatch(/^NOT CHECKED: /u);
  expect(lines.join()).toContain(reason);
});

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** Whether npm would install it on the machines this runs on: Debian on amd64. */
const isForUs = ({ optional = false, os, cpu, libc }: Entry): boolean =>
  !optional ||
  ((os?.includes('linux') ?? true) &&
    (cpu?.includes('x64') ?? true) &&
    (libc?.includes('glibc') ?? true));

test('every package that npm would install has a checksum, and none has a URL', () => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'),
  ) as { packages: Readonly<Record<string, Entry>> };
  const packages = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(packages.length).toBeGreaterThan(100);
  // SECURITY.md says which have none, and why: programs for other processors and systems.
  const without = packages.filter(
    ([, entry]) => isForUs(entry) && !entry.integrity?.startsWith('sha512-'),
  );
  expect(without.map(([path]) => path)).toEqual([]);
  const addressed = packages.filter(([, { resolved }]) => resolved !== undefined);
  expect(addressed.map(([path]) => path)).toEqual([]);
});
