import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) => read(file).split('\n');

/** What an image takes from the checkout; what comes from another stage is no matter of it. */
const copied = (file: string): string[] =>
  linesOf(file)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

test.each(['deploy/containers/Containerfile', 'deploy/machines/Containerfile'])(
  'whatever %s copies is sent to the build',
  (file) => {
    const sent = linesOf('.dockerignore')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const missing = copied(file).filter(
      (path) => !sent.some((each) => path === each || path.startsWith(`${each}/`)),
    );
    expect(missing).toEqual([]);
  },
);

test('each image that installs packages knows every room of the lock file', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const rooms = globSync(
    workspaces.map((each) => `${each}/package.json`),
    { cwd: root },
  );
  const installs = read('deploy/containers/Containerfile')
    .split(/^FROM /mu)
    .filter((stage) => stage.includes('npm ci'));
  expect(installs).toHaveLength(3);
  for (const stage of installs) for (const room of rooms) expect(stage).toContain(`COPY ${room} `);
});
