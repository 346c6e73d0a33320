import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namer, shortName } from './class-names.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const band = fileOf('ui/Band/Band.module.css');

test('a class gets one or two letters without meaning, always the same', () => {
  expect(shortName('band', band)).toMatch(/^[^aeiouy]{1,2}$/);
  expect(shortName('band', band)).toBe(shortName('band', band));
});

test('two classes of the same name in two files are distinct', () => {
  const others = ['ui/Frame/Frame.module.css', 'sections/HalvesBand/HalvesBand.module.css'];
  const [frame, band] = others.map((path) => shortName('half', fileOf(path)));
  expect(frame).not.toBe(band);
});

test('a class that is in no stylesheet is reported in a sentence', () => {
  expect(() => shortName('bend', band)).toThrow('The class “bend” is not found in');
});

test('a class that keeps its name must not equal another’s short name', () => {
  const module = { file: 'Tag.module.css', css: '.tag { top: 0; }' };
  const named = (css: string) => () => namer([module, { file: 'plain.css', css }]);
  expect(named('.muted { top: 0; }')).not.toThrow();
  expect(named('.b { top: 0; }')).toThrow(
    'plain.css has a class “b”, which is also the short name of Tag.module.css:tag.',
  );
});
