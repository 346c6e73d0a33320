import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowSchema } from './workflow-schema.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const textOf = (file: string) => readFileSync(join(root, '.github/workflows', file), 'utf8');
const workflows = files.map((file) => ({
  file,
  flow: workflowSchema.parse(parse(readFileSync(join(root, file), 'utf8'))),
}));

test('there are workflows for CI, the nightly run, the daily run and releases', () => {
  expect(workflows.map(({ flow }) => flow.name).sort()).toEqual([
    'daily',
    'gate',
    'nightly',
    'release',
  ]);
});

test.each(workflows)('$file only calls scripts of .ci, so that any forge can', ({ flow }) => {
  const jobs = Object.values(flow.jobs);
  for (const { run, uses } of jobs.flatMap(({ steps }) => steps)) {
    // An action by its digest: a tag can be moved to other code.
    if (uses !== undefined) expect(uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/u);
    else expect(run).toMatch(/^\.ci\/[\w-]+(?: "\$GITHUB_REF_NAME"| --long)?$/u);
    const script = join(root, run?.split(' ')[0] ?? '.ci/run');
    expect(existsSync(script) && (statSync(script).mode & 0o111) !== 0).toBe(true);
  }
});

test.each([
  ['gate.yml', 'branches:', 'branchs:'],
  ['gate.yml', 'pull_request:', 'pull_request_target:'],
  ['gate.yml', 'contents: read', 'contents: write'],
  ['gate.yml', 'timeout-minutes:', 'timeout-minute:'],
  ['daily.yml', "'5 0", "'95 0"],
  ['nightly.yml', 'runs-on:', 'run-on:'],
  ['release.yml', 'permissions: { contents: read }', 'permissions: { packages: write }'],
  ['release.yml', 'needs: images', 'needs: image'],
  ['release.yml', 'vars.SITE_HOST }}', 'vars.SITE_HOST }'],
  ['release.yml', 'vars.SITE_HOST', 'var.SITE_HOST'],
])('a slip in %s is found: %s as %s', (file, right, slip) => {
  const text = textOf(file);
  expect(text).toContain(right);
  expect(workflowSchema.safeParse(parse(text.replace(right, slip))).success).toBe(false);
});

test('a release waits until everything has passed on its commit', () => {
  const jobs = workflows.find(({ flow }) => flow.name === 'release')?.flow.jobs ?? {};
  const firstOf = (name: string): string => {
    const needs = jobs[name]?.needs;
    return needs === undefined ? name : firstOf(needs);
  };
  expect(jobs.gate?.steps.map(({ run }) => run)).toContain('.ci/full');
  expect(new Set(Object.keys(jobs).map(firstOf))).toEqual(new Set(['gate']));
  // These hold what About and the security answers promise of this site.
  const full = readFileSync(join(root, '.ci/full'), 'utf8');
  for (const step of [
    'suite test ',
    'suite e2e ',
    'suite budgets ',
    'suite e2e:engines ',
    'suite chaos ',
    'suite attacks 900 ',
    '  step spec:coverage ',
  ])
    expect(full).toContain(`\n${step}`);
});

test('only the job that pushes images may write', () => {
  const writing = workflows.flatMap(({ flow }) =>
    Object.entries(flow.jobs).filter(([, { permissions }]) => permissions),
  );
  expect(writing.map(([name]) => name)).toEqual(['images']);
});

test.each(['v1.4.0; reboot', "v1'$(id)'", '../etc', 'v1.4', 'latest', ''])(
  'a release cannot be called “%s”, because its name is part of commands that root runs',
  (name) => {
    for (const script of ['.ci/hand-over', '.ci/release', '.ci/images']) {
      const { status, stderr } = spawnSync(join(root, script), [name], {
        encoding: 'utf8',
        env: {},
      });
      expect(status, script).toBe(1);
      expect(stderr).toMatch(/is not a (?:release name|version)|Name the/u);
    }
  },
);

interface Pinned {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string; inBundle?: boolean }>
  >;
}

test('all places install the same version of Node, by its checksum, and no package scripts run', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pinned = JSON.parse(read('deploy/node/package.json')) as Pinned;
  const versions = new Set(Object.values(pinned.optionalDependencies));
  expect(versions.size).toBe(1);
  const { packages } = JSON.parse(read('deploy/node/package-lock.json')) as Lock;
  for (const [name, version] of Object.entries({
    ...pinned.dependencies,
    ...pinned.optionalDependencies,
  }))
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/u) as unknown,
    });
  const images = ['deploy/containers/Containerfile', 'deploy/containers/smoke-test.sh', ...files]
    .map(read)
    .flatMap((text) => [...text.matchAll(/\bnode:(\d[^\s"'$-]*)/gu)])
    .map(([, version = '']) => version);
  expect(images.length).toBeGreaterThan(5);
  expect(new Set(images)).toEqual(versions);
  const scripts = ['.ci/prepare', '.ci/release', '.ci/publish-site', '.ci/hand-over'];
  const places = [
    'deploy/install.sh',
    'deploy/single-host/node.sh',
    'deploy/containers/Containerfile',
  ];
  const texts = [...scripts, ...places].map(read);
  const installing = texts.flatMap((text) => text.match(/npm (?:ci|install|prune) .*/gu) ?? []);
  expect(installing.length).toBeGreaterThan(8);
  expect(installing.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
});

test('images are named by a version, never by `latest`', () => {
  const images = ['deploy/containers/Containerfile', 'deploy/cluster/Containerfile'].flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/^FROM docker\.io\S+/gmu) ?? [],
  );
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter((image) => !/:\d+\.\d+(?:\.\d+)?-/u.test(image))).toEqual([]);
});

test('the renovate settings are valid, and the version has a section in the changelog', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as object;
  expect(renovate).toHaveProperty('rangeStrategy', 'pin');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`);
});

test('CODEOWNERS names only files that exist', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const missing = lines
    .map((line) => line.split(/\s+/u)[0] ?? '')
    .filter((path) => path !== '*' && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  // Either all are placeholders, as the file says, or none is.
  const teams = lines.flatMap((line) => line.split(/\s+/u).slice(1));
  expect(new Set(teams.map((team) => team.startsWith('@studio/'))).size).toBe(1);
});
