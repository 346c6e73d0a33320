import { expect, test } from 'vitest';
import { drawnArrows, judgePicture } from './judge-picture.ts';

const drawn = drawnArrows(
  '# A\n\n## Packages\n\n```mermaid\nflowchart BT\n  app --> low\n  low --> base\n```\n',
  'Packages',
);

test('a dependency may be drawn as a path over other packages', () => {
  const real = new Map([
    ['app', ['low', 'base']],
    ['low', ['base']],
  ]);
  expect(judgePicture(drawn, real)).toEqual([]);
});

test('an invented arrow and a missing one are found', () => {
  const real = new Map([
    ['app', ['low']],
    ['low', ['other']],
  ]);
  expect(judgePicture(drawn, real)).toEqual([
    'draws low --> base, and package.json of low does not depend on base.',
    'draws no path from low to other, which package.json of low names.',
  ]);
});
