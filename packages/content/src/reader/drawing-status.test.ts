import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './content-root.ts';
import { drawings, type Drawings } from './drawing-status.ts';

const folder = 'packages/drawings';
let project: string;
let copied: Drawings | undefined;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'drawing-status-'));
  for (const part of ['package.json', 'src/registry'])
    cpSync(join(projectRoot(), folder, part), join(project, folder, part), { recursive: true });
  writeFileSync(
    join(project, folder, 'src/registry/unfinished.ts'),
    `export const unfinished = { 'cloud-ops': ['hero', 'figure', 'mark'], seo: ['figure'] };\n`,
  );
  copied = drawings(project);
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

test.each([
  ['ui-ux', 'hero', 'drawn'],
  ['ui-ux', 'mark', 'drawn'],
  ['seo', 'hero', 'drawn'],
  ['seo', 'figure', 'unfinished'],
  ['cloud-ops', 'mark', 'unfinished'],
  ['toString', 'hero', 'missing'],
] as const)('of %s the %s is %s', (slug, part, state) => {
  expect(copied?.stateOf(slug, part)).toBe(state);
});

test('a small drawing belongs to one service and one of its tables', () => {
  expect(copied?.hasSmallDrawing('aws', 'offerMarks', 'landing-zone')).toBe(true);
  expect(copied?.hasSmallDrawing('aws', 'deliverables', 'landing-zone')).toBe(false);
  expect(copied?.hasSmallDrawing('seo', 'offerMarks', 'landing-zone')).toBe(false);
});
