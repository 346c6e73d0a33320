import { expect, test } from 'vitest';
import { pageTitles } from './page-titles.ts';
import { withContentFolder } from './test-content/content-with.ts';

test('pages, services and projects are found by their paths', () => {
  const titles = withContentFolder(
    { 'services/seo.yaml': { title: 'Found by searching' } },
    pageTitles,
  );
  expect(titles).toMatchObject({
    '/contact': 'Page contact',
    '/services/seo': 'Found by searching',
    '/work/fir': 'The fir project',
  });
});
