import { expect, test } from 'vitest';
import { pathsByKind, pageOfEachKind } from './page-kinds.ts';
import { routes } from './routes.ts';

test('every kind of the routes has one page, and the home page is the first', () => {
  const { listed } = routes();
  const chosen = pageOfEachKind();
  const kinds = new Set(listed.map(({ subject }) => subject.kind));
  const kindOf = (path: string) => listed.find((page) => page.path === path)?.subject.kind;
  expect(chosen[0]).toBe('/');
  expect(chosen.map(kindOf)).toEqual([...kinds]);
});

test('no page is left out when all of a kind are requested', () => {
  const { listed } = routes();
  expect(pathsByKind().flat().toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
});
