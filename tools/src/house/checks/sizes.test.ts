import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { sizeQuestions, sizes } from './sizes.ts';

const lines = (amount: number) => 'x\n'.repeat(amount);

describe('sizes', () => {
  test('a file at its limit is no fault', () => {
    const files = {
      'site/src/ui/A.tsx': lines(200),
      'site/src/catalogue/a.ts': lines(250),
      'site/src/ui/A.module.css': lines(200),
      'site/src/ui/A.test.tsx': lines(400),
      'tools/README.md': lines(15),
      'README.md': lines(300),
    };
    expect(told(sizes, files)).toEqual([]);
  });

  test.each([
    ['site/src/ui/A.tsx', 201, 'component', 200],
    ['site/src/pages/a.astro', 230, 'component', 200],
    ['site/src/catalogue/a.ts', 251, 'module', 250],
    ['site/src/ui/A.module.css', 201, 'CSS module', 200],
    ['site/src/ui/A.test.tsx', 401, 'test', 400],
  ])('%s with %i lines', (path, amount, kind, limit) => {
    expect(told(sizes, { [path]: lines(amount) })).toEqual([
      `${path}:${limit + 1} — This ${kind} has ${amount} lines, and ${limit} is the limit. ` +
        'Give a part of it a name and a file of its own.',
    ]);
  });

  test('a README that runs on', () => {
    expect(told(sizes, { 'tools/README.md': lines(16) })).toEqual([
      'tools/README.md:16 — This README has 16 lines, and 15 is the limit. ' +
        "Keep the room's rule and move the rest to docs.",
    ]);
  });

  test('a question comes before the fault, and not beside it', () => {
    const at = (amount: number) => told(sizeQuestions, { 'site/src/ui/A.tsx': lines(amount) });
    expect(at(120)).toEqual([]);
    expect(at(121)).toEqual([
      'site/src/ui/A.tsx:121 — This component has 121 lines. Would it read better as two?',
    ]);
    expect(at(201)).toEqual([]);
  });
});
