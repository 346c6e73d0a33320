import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogueWhileEditing } from './catalogue.ts';
import { ContentError } from './finding.ts';
import { readContent } from './load-content.ts';
import { inFolder } from './planted/plant.ts';
import type { EarlierFiles } from './read-files.ts';

const today = new Date('2026-11-15');
const atlas = 'services/atlas.yaml';

/** What a second reading shows after a file was spoiled. */
function afterSpoiling(file: string, text: string) {
  return inFolder({}, (root) => {
    const earlier: EarlierFiles = new Map();
    const before = catalogueWhileEditing(earlier, today, root);
    writeFileSync(`${root}/${file}`, text);
    return { before, after: catalogueWhileEditing(earlier, today, root) };
  });
}

describe('while somebody edits', () => {
  test('a file that cannot be read is shown as it was', () => {
    const { before, after } = afterSpoiling(atlas, 'title: [');
    expect(after).toEqual(before);
  });

  test('so is a file that every page needs', () => {
    const { before, after } = afterSpoiling('company.yaml', 'name: 1\n');
    expect(after.company).toEqual(before.company);
  });

  test('a reference to nowhere is left out, and stops no page', () => {
    const { related } = inFolder({ [atlas]: { related: ['nonexistent', 'beacon'] } }, (root) => {
      const { services } = catalogueWhileEditing(new Map(), today, root);
      return { related: services.find(({ slug }) => slug === 'atlas')?.related };
    });
    expect(related?.map(({ slug }) => slug)).not.toContain('nonexistent');
  });

  test('an entry that never could be read is left out', () => {
    const files = inFolder({ [atlas]: 'title: [' }, (root) => readContent(root).content?.files);
    expect(files?.map(({ file }) => file)).not.toContain(atlas);
  });

  test('without a file that every page needs there is nothing to show', () => {
    const look = (root: string) => catalogueWhileEditing(new Map(), today, root);
    expect(() => inFolder({ 'company.yaml': 'name: [' }, look)).toThrow(ContentError);
    expect(() => inFolder({ 'pages/about.yaml': undefined }, look)).toThrow(ContentError);
  });
});
