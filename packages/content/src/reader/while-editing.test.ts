import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteContentWhileEditing } from './site-content.ts';
import { ContentError } from './finding.ts';
import { readContent } from './load-content.ts';
import { withContentFolder } from './test-content/content-with.ts';
import type { EarlierFiles } from './read-files.ts';

const today = new Date('2026-11-15');
const atlas = 'services/atlas.yaml';

/** The result of a second reading after a file was broken. */
function afterSpoiling(file: string, text: string) {
  return withContentFolder({}, (root) => {
    const earlier: EarlierFiles = new Map();
    const before = siteContentWhileEditing(earlier, today, root);
    writeFileSync(`${root}/${file}`, text);
    return { before, after: siteContentWhileEditing(earlier, today, root) };
  });
}

describe('while an editor works', () => {
  test('the last valid version of a faulty file is shown', () => {
    const { before, after } = afterSpoiling(atlas, 'title: [');
    expect(after).toEqual(before);
  });

  test('unchanged files are not read again, and changed ones are', () => {
    const [first, second] = withContentFolder({}, (root) => {
      const earlier: EarlierFiles = new Map();
      const read = () => readContent(root, earlier).content;
      const before = read();
      const file = `${root}/${atlas}`;
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: ./mu, 'title: X'));
      return [before, read()];
    });
    const of = (content: typeof first, slug: string) =>
      content?.services.find((service) => service.slug === slug)?.value;
    expect(of(second, 'beacon')).toBe(of(first, 'beacon'));
    expect(of(second, 'atlas')?.title).toMatch(/^X/u);
    expect(of(first, 'atlas')?.title).not.toMatch(/^X/u);
  });

  test('a file that uses a fact is read again when the fact changes', () => {
    const taglines = withContentFolder({ [atlas]: { tagline: 'In [fact:length].' } }, (root) => {
      const earlier: EarlierFiles = new Map();
      const read = () =>
        readContent(root, earlier).content?.services.find(({ slug }) => slug === 'atlas')?.value
          .tagline;
      const before = read();
      const file = `${root}/facts.yaml`;
      writeFileSync(file, readFileSync(file, 'utf8').replace('most: 3', 'most: 4'));
      return [before, read()];
    });
    expect(taglines[0]).not.toBe(taglines[1]);
  });

  test('a file that every page needs is shown in its last valid version too', () => {
    const { before, after } = afterSpoiling('company.yaml', 'name: 1\n');
    expect(after.company).toEqual(before.company);
  });

  test('a reference without a target is left out, and breaks no page', () => {
    const { related } = withContentFolder(
      { [atlas]: { related: ['nonexistent', 'beacon'] } },
      (root) => {
        const { services } = siteContentWhileEditing(new Map(), today, root);
        return { related: services.find(({ slug }) => slug === 'atlas')?.related };
      },
    );
    expect(related?.map(({ slug }) => slug)).not.toContain('nonexistent');
  });

  test('an entry that was never valid is left out', () => {
    const files = withContentFolder(
      { [atlas]: 'title: [' },
      (root) => readContent(root).content?.files,
    );
    expect(files?.map(({ file }) => file)).not.toContain(atlas);
  });

  test('without a file that every page needs nothing can be shown', () => {
    const look = (root: string) => siteContentWhileEditing(new Map(), today, root);
    expect(() => withContentFolder({ 'company.yaml': 'name: [' }, look)).toThrow(ContentError);
    expect(() => withContentFolder({ 'pages/about.yaml': undefined }, look)).toThrow(ContentError);
  });
});
