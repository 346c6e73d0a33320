import { expect, test } from 'vitest';
import { takeOwnStylesheets } from './own-stylesheet.ts';

test('the rules of one kind of page are moved out, and the order of the layers stays', () => {
  const css =
    '@layer ui,pages;@layer ui{.b{top:0}}@layer pages.sheet{.c{top:0}}' +
    '@layer pages.home{.e{top:0}}@layer pages.sheet{.d{top:0}}';
  expect(takeOwnStylesheets(css)).toEqual({
    rest: '@layer ui,pages;@layer ui{.b{top:0}}',
    own: new Map([
      ['sheet', '@layer pages.sheet{.c{top:0}}@layer pages.sheet{.d{top:0}}'],
      ['home', '@layer pages.home{.e{top:0}}'],
    ]),
  });
});
