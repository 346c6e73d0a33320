import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { defaultExports } from './default-exports.ts';

describe('default exports', () => {
  test('are for config files; names are for the rest', () => {
    const files = {
      'site/astro.config.ts': 'export default {};\n',
      'other.config.js': 'export default [];\n',
      'site/src/ui/Tag/Tag.tsx': 'export function Tag() { return null; }\n',
    };
    expect(told(defaultExports, files)).toEqual([]);
  });

  test.each([
    ['a value', 'export default {};'],
    ['a function', 'export default function tag() {}'],
    ['another name', 'const tag = 1;\nexport { tag as default };'],
  ])('%s is refused', (_, code) => {
    const line = code.split('\n').length;
    expect(told(defaultExports, { 'site/src/ui/tag.ts': code })).toEqual([
      `site/src/ui/tag.ts:${line} — This is a default export. ` +
        'Export it by its name; only .config and .directive files may export a default.',
    ]);
  });
});
