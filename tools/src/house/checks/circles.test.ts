import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { circles } from './circles.ts';

describe('files that import one another', () => {
  test('one above the other is how it should be, by two ways too', () => {
    const files = {
      'contract/src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
      'contract/src/b.ts': "import { c } from './c.ts';\n",
      'contract/src/c.ts': 'export const c = 1;\n',
    };
    expect(told(circles, files)).toEqual([]);
  });

  test('a circle is told once, where it closes, with the whole way round', () => {
    const files = {
      'contract/src/a.ts': "import { b } from './b.ts';\n",
      'contract/src/b.ts': "\nimport { c } from './c.ts';\n",
      'contract/src/c.ts': "import { z } from 'zod';\nimport { a } from '@old/contract/a.ts';\n",
    };
    expect(told(circles, files)).toEqual([
      'contract/src/c.ts:2 — This import closes a circle: contract/src/a.ts → contract/src/b.ts → ' +
        'contract/src/c.ts → contract/src/a.ts. ' +
        'Move what both need, often a type, to a file below both.',
    ]);
  });

  test('a type alone closes one too: a reader has to follow it all the same', () => {
    const files = {
      'contract/src/a.ts': "import { b } from './b.ts';\n",
      'contract/src/b.ts': "import type { A } from './a.ts';\n",
    };
    expect(told(circles, files)).toHaveLength(1);
  });

  test('whoever leads into a circle is no part of it', () => {
    const files = {
      'contract/src/a.ts': "import { b } from './b.ts';\n",
      'contract/src/b.ts': "import { c } from './c.ts';\n",
      'contract/src/c.ts': "import { b } from './b.ts';\n",
    };
    expect(told(circles, files)).toEqual([
      expect.stringContaining('circle: contract/src/b.ts → contract/src/c.ts → contract/src/b.ts.'),
    ]);
  });
});
