import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** Uses Math.random for the reconnect delay, which needs no secret. */
const spreadOut = 'apps/desk-api/src/live/streams.ts';

it('randomness and hashes come from node:crypto alone, and every hash is SHA-256', () => {
  const faults = globSync('{apps/desk-api,packages/{enquiries,platform,sign-in}}/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  }).flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const found = [
      ...code.matchAll(/\bcreateH(?:ash|mac)\((?!'sha256')[^)]*/gu),
      ...code.matchAll(
        / from '(?!node:crypto|#|\.)[^']*(?:crypt|hash|md5|nanoid|random|uuid)[^']*'/gu,
      ),
      ...(file === spreadOut ? [] : code.matchAll(/\bMath\.random\b/gu)),
    ];
    return found.map(([what]) => `${file}: ${what}`);
  });
  expect(faults).toEqual([]);
});
