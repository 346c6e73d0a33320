import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReserved, oldPath } from '@studio/contract/old-path';
import { intakePath } from '@studio/contract/paths';
import { afterAll, expect, test } from 'vitest';
import { readRedirects } from '../redirects.ts';
import { nginxConfig, placesIn } from './make-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The configuration with these redirects, read from the file that the build writes. */
function configWith(froms: readonly string[], intake?: string): string {
  writeFileSync(join(folder, 'redirects.txt'), froms.map((from) => `${from} /work\n`).join(''));
  return nginxConfig({
    root: folder,
    places: placesIn(folder),
    settings: { intake: intakePath, emailJsOrigin: undefined },
    redirects: readRedirects(folder),
    listen: { loopbackPort: 4321 },
    intake,
  });
}

const isTaken = (path: string): boolean => oldPath.test(path) && !isReserved(path);

const odd = [
  ...['/old', '/Old_Page-1.html', '/a.b.c', '/.../..', '/a/../b', '/-', '/_old', '/old.br'],
  ...['/api2', '/apiary/bees', '/authors', '/500-jobs', '/404/why', '/index', '/index.htm'],
  ...['/old.md', '/og-image.png', '/robots', '/default_type', `/${'x'.repeat(199)}`],
];

test.each([undefined, '127.0.0.1:8080'])(
  'nginx accepts every odd redirect that the checks accept, with the API at %s',
  (intake) => {
    expect(odd.filter((path) => !isTaken(path))).toEqual([]);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configWith(odd, intake));
    execFileSync('/usr/sbin/nginx', ['-q', '-t', '-e', join(folder, 'error.log'), '-c', file]);
  },
);

test('no redirect may have a path that the configuration itself uses', () => {
  const own = [undefined, '127.0.0.1:8080'].flatMap((intake) =>
    [...configWith([], intake).matchAll(/location = (\S+)/gu)].map(([, path = '']) => path),
  );
  expect(own).toContain('/rules.json');
  expect(own.filter(isTaken)).toEqual([]);
});

test('no redirect may have the path of a file or a folder that the build writes', () => {
  const pages = join(import.meta.dirname, '../../apps/site/src/pages');
  const built = readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(pages.length, -'.ts'.length))
    .map((path) => path.replace(/\[(?:\.\.\.)?(\w+)\]/u, '$1'));
  expect(built).toContain('/search-index.json');
  expect(built.filter(isTaken)).toEqual([]);
});

test.each(['/api/enquiries', '/404.html', '/~old', '/', '/old/', '/a;}'])(
  'a built site with a redirect from %s is refused',
  (from) => {
    expect(() => configWith([from])).toThrow('redirects.txt');
  },
);
