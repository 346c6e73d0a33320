import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the first screen of README.md says where forms go, as the defaults have it', () => {
  const [firstScreen] = read('README.md').split('\n## ', 1);
  expect(firstScreen).toContain(
    'Forms go to our own service by default; three `PUBLIC_EMAILJS_…` settings send them to EmailJS instead',
  );
  expect(read('apps/site/.env').match(/^PUBLIC_\w+=.+$/gm)).toEqual(['PUBLIC_INTAKE_URL=/api']);
});
