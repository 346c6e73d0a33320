import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deskRoles, rights } from '@studio/contract/desk/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDesk, type TestDesk } from './support/desk.ts';

const document = readFileSync(
  path.join(import.meta.dirname, '../../../docs/desk-security.md'),
  'utf8',
);
/** The cells of every table row, without their markup. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

it('docs/desk-security.md lists every route with its roles, and no other route', () => {
  const documented = rows
    .filter(([route = '']) => /^`(?:GET|POST|PUT|DELETE) /u.test(route))
    .map(([route = '', ...cells]) => `${route.replaceAll('`', '')} ${cells.slice(0, 3).join(' ')}`);
  const isTrue = desk.app.knownRoutes.map(({ method, url, access }) => {
    const allowed: readonly string[] = access === 'open' ? deskRoles : rights[access];
    const cells = deskRoles.map((role) => (allowed.includes(role) ? 'yes' : 'no'));
    return `${method} ${url} ${access === 'open' ? 'open open open' : cells.join(' ')}`;
  });
  expect(documented.sort()).toEqual(isTrue.sort());
});
