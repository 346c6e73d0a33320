import { expect, test } from 'vitest';
import { diagramEdges, checkDiagram } from './check-diagram.ts';

const drawn = diagramEdges(
  '# A\n\n## Packages\n\n```mermaid\nflowchart BT\n  app --> low\n  low --> base\n```\n',
  'Packages',
);

test('a dependency may be drawn as a path over other packages', () => {
  const real = new Map([
    ['app', ['low', 'base']],
    ['low', ['base']],
  ]);
  expect(checkDiagram(drawn, real)).toEqual([]);
});

test('an invented arrow and a missing one are found', () => {
  const real = new Map([
    ['app', ['low']],
    ['low', ['other']],
  ]);
  expect(checkDiagram(drawn, real)).toEqual([
    'draws low --> base, and package.json of low does not depend on base.',
    'draws no path from low to other, which package.json of low names.',
  ]);
});
