import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { contentReaders } from './content-readers.ts';

const byUrl = "const files = new URL('../../../content/', import.meta.url);\n";
const byName = "import { readFileSync } from 'node:fs';\nreadFileSync('content/company.yaml');\n";

describe('who reads content', () => {
  test('the catalogue, the journeys and our tools may', () => {
    const files = {
      'site/src/catalogue/load.ts': byUrl,
      'site/src/catalogue/load.test.ts': byUrl,
      'site/tests/links.spec.ts': byName,
      'tools/src/house/a.ts': byName,
    };
    expect(told(contentReaders, files)).toEqual([]);
  });

  test('a sentence that names a file does not read it', () => {
    const code = "throw new Error('content/company.yaml has no name.');\n";
    expect(told(contentReaders, { 'site/src/schema/company.schema.ts': code })).toEqual([]);
  });

  test('nobody else may', () => {
    const mend =
      'Ask the catalogue for the entry; only tools, site tests, editor, checks, catalogue may read the files.';
    expect(told(contentReaders, { 'site/src/pages/index.astro': `---\n${byUrl}---\n` })).toEqual([
      `site/src/pages/index.astro:2 — pages may not read content. ${mend}`,
    ]);
    expect(told(contentReaders, { 'site/scripts/fonts.ts': byName })).toEqual([
      `site/scripts/fonts.ts:2 — site scripts may not read content. ${mend}`,
    ]);
  });
});
