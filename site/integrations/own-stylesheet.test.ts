import { expect, test } from 'vitest';
import { takeLayer } from './own-stylesheet.ts';

test('the rules of a layer are taken out, its place in the order stays', () => {
  const css = '@layer ui,sheet;@layer ui{.b{top:0}}@layer sheet{.c{top:0}}@layer sheet{.d{top:0}}';
  expect(takeLayer(css, 'sheet')).toEqual({
    rest: '@layer ui,sheet;@layer ui{.b{top:0}}',
    layer: '@layer sheet{.c{top:0}}@layer sheet{.d{top:0}}',
  });
});
