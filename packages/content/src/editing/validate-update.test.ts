import { describe, expect, test } from 'vitest';
import { refusalOf } from './validate-update.ts';

const adding = (path: string, contents = 'bmFtZTogWAo') =>
  refusalOf({ additions: [{ path, contents }], deletions: [] });

describe('what the editor may write', () => {
  test.each([
    'services/seo.yaml',
    'company.yaml',
    'pages/not-found.yaml',
    'pictures/harbor-desk/harbor.jpg',
    'pictures/client.svg',
  ])('%s', (path) => {
    expect(adding(path)).toBeUndefined();
    expect(refusalOf({ additions: [], deletions: [{ path }] })).toBeUndefined();
  });
});

describe('what it may not write', () => {
  test.each([
    'pictures/harbor-desk/harbor.exe',
    'pictures/harbor.html',
    'pictures/harbor.jpg.js',
    'pictures/../company.yaml',
    'pictures/.htaccess',
    'pictures-of-others/harbor.jpg',
    'services/harbor.jpg',
    'services/seo/harbor.yaml',
    'services/seo.js',
    'constructor.yaml',
    'logo.svg',
  ])('%s', (path) => {
    const sentence = `content/${path} is neither a page's file nor a picture in content/pictures. Nothing was saved.`;
    expect(adding(path)).toBe(sentence);
    expect(refusalOf({ additions: [], deletions: [{ path }] })).toBe(sentence);
  });

  test('a picture that is too heavy, also among others that are not', () => {
    const path = 'pictures/harbor.jpg';
    const additions = [
      { path: 'services/seo.yaml', contents: '' },
      { path, contents: 'A'.repeat(12 * 1024 * 1024) },
    ];
    expect(refusalOf({ additions, deletions: [] })).toBe(
      '“pictures/harbor.jpg” weighs 9 MB, and at most 8 are taken. Save it smaller: 2000 pixels in width are plenty. Nothing was saved.',
    );
  });

  test.each([undefined, 'harbor', { additions: [{ path: 'services/seo.yaml' }] }])(
    'a request that no form sends: %j',
    (sent) => {
      expect(refusalOf(sent)).toBe(
        'This save request is not valid. Nothing was saved. Load the page again.',
      );
    },
  );
});
