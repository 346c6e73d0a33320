import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the first screen of README.md says where forms go, as the defaults have it', () => {
  const [firstScreen] = read('README.md').split('\n## ', 1);
  expect(firstScreen).toContain(
    'Forms go to our own service by default; three `PUBLIC_EMAILJS_…` settings send them to EmailJS instead',
  );
  expect(read('apps/site/.env').match(/^PUBLIC_\w+=.+$/gm)).toEqual(['PUBLIC_API_URL=/api']);
});

test('README.md is short and shows the site and the desk', () => {
  const text = read('README.md');
  expect(text.split('\n').length).toBeLessThanOrEqual(120);
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/gu)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(2);
  for (const path of pictures) expect(existsSync(join(root, path)), path).toBe(true);
});
