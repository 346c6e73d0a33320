import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentRoot, projectRoot } from './content-root.ts';

let project: string;
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  for (const file of ['content/company.yaml', 'apps/site/astro.config.ts']) {
    mkdirSync(join(project, file, '..'), { recursive: true });
    writeFileSync(join(project, file), '');
  }
  mkdirSync(join(project, 'apps/site/src'));
  vi.stubEnv('CONTENT_FOLDER', undefined);
  vi.stubEnv('PROJECT_FOLDER', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});
const standingIn = (folder: string) => vi.spyOn(process, 'cwd').mockReturnValue(folder);

test.each(['', 'apps/site', 'apps/site/src'])(
  'is found from the folder “%s” of the project',
  (folder) => {
    standingIn(join(project, folder));
    expect(contentRoot()).toBe(join(project, 'content'));
    expect(projectRoot()).toBe(project);
  },
);

test('a setting can name another folder', () => {
  standingIn(project);
  vi.stubEnv('CONTENT_FOLDER', '/srv/other/content');
  expect(contentRoot()).toBe('/srv/other/content');
  expect(projectRoot()).toBe(project);
});

test('an edition is built outside the project, which a setting names', () => {
  standingIn('/srv/editions/7');
  vi.stubEnv('PROJECT_FOLDER', project);
  expect(projectRoot()).toBe(project);
});

test('outside a project the error says where to run it', () => {
  standingIn('/');
  expect(() => contentRoot()).toThrow(
    'There is no content/company.yaml here or in a folder above.',
  );
});
