import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) => read(file).split('\n');

/** What an image copies from the checkout, without what it copies from another stage. */
const copied = (file: string): string[] =>
  linesOf(file)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

test.each(['deploy/containers/Containerfile', 'deploy/cluster/Containerfile'])(
  'everything that %s copies is sent to the build',
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

test('each image that installs packages has the manifest of every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const file = read('deploy/containers/Containerfile');
  const manifests =
    /^RUN mkdir \/manifests && cp --parents (?<list>(?:.*\\\n)*.*) \/manifests$/mu.exec(file);
  const taken = manifests?.groups?.['list']?.split(/[\s\\]+/u) ?? [];
  expect(workspaces.filter((each) => !taken.includes(`${each}/package.json`))).toEqual([]);
  const installs = file.split(/^FROM /mu).filter((stage) => stage.includes('npm ci'));
  expect(installs).toHaveLength(4);
  for (const stage of installs) expect(stage).toContain('COPY --from=manifests /manifests ./');
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Our own packages that this one depends on, directly or indirectly. */
function packagesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@studio/'))
    .map((name) => name.replace('@studio/', 'packages/'));
  return [...new Set(own.flatMap((each) => [each, ...packagesOf(each)]))].sort();
}

test('the image of the public API has the API and its packages, nothing of the worker or the inbound mail process', () => {
  const stages = read('deploy/containers/Containerfile').split(/^FROM /mu);
  const stage = stages.find((each) => / AS api$/mu.test(each)) ?? expect.fail('no stage');
  expect(stage.match(/--workspace \S+/gu)).toEqual(['--workspace @studio/api']);
  const code = [...stage.matchAll(/^COPY ((?:apps|packages)\S*) (\S+)$/gmu)];
  expect(code.map(([, from]) => from).sort()).toEqual(['apps/api', ...packagesOf('apps/api')]);
  for (const [, from, to] of code) expect(to).toBe(from);
  expect(main['intake']).toMatchObject({
    image: 'localhost/studio-api:current',
    build: { target: 'api' },
  });
});

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly user?: string;
  readonly privileged?: boolean;
  readonly ports?: readonly string[];
  readonly network_mode?: string;
  readonly healthcheck?: unknown;
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}
const servicesOf = (file: string) =>
  (
    parse(read(`deploy/containers/${file}`), { merge: true }) as {
      services: Readonly<Record<string, Service>>;
    }
  ).services;
const main = servicesOf('compose.yaml');
const added = servicesOf('compose.editor.yaml');

test('only the web server is reachable from outside', () => {
  const open = [...Object.entries(main), ...Object.entries(added)].filter(
    ([, { ports, network_mode: network }]) => ports !== undefined || network !== undefined,
  );
  expect(open.map(([name]) => name)).toEqual(['site']);
});

test('every container is read-only, without root and capabilities, and its image is built wherever images are', () => {
  const file = read('deploy/containers/Containerfile');
  const built = [main, added].flatMap((services) =>
    Object.values(services).map(({ build }) => build?.target),
  );
  for (const services of [main, added])
    for (const [name, service] of Object.entries(services)) {
      // The second file only adds to this container of the first.
      if (services === added && name in main) continue;
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges'],
      });
      const target = /studio-(?<target>\w+):/u.exec(service.image ?? '')?.groups?.['target'] ?? '';
      expect(file).toContain(` AS ${target}\n`);
      expect(built, name).toContain(target);
      const stage = file.split(/^FROM /mu).find((each) => each.includes(` AS ${target}\n`)) ?? '';
      const user = [...stage.matchAll(/^USER (?<name>\S+)$/gmu)].at(-1)?.groups?.['name'];
      expect(user, `${target} without root`).toMatch(/^(?!0$|root$)\S+$/u);
      expect(service.user, name).toBeUndefined();
      expect(service.privileged, name).toBeUndefined();
      for (const script of ['.ci/images', 'deploy/containers/smoke-test.sh'])
        expect(/^for target in (?<list>.+); do$/mu.exec(read(script))?.groups?.['list']).toMatch(
          new RegExp(`\\b${target}\\b`, 'u'),
        );
    }
});

test('a container runs doctor with alarms and sees the backups, without being able to change them', () => {
  expect(read('deploy/containers/doctor-hourly.sh')).toContain('intake.ts doctor --alarm');
  const { environment = {}, volumes = [] } = main['doctor'] ?? {};
  expect(environment['INTAKE_BACKUP_FOLDER']).toBe('/backup');
  expect(volumes).toContain('${BACKUP_FOLDER:-backup}:/backup:ro');
});

test('the container that takes backups can delete what a restore set aside beside the data', () => {
  const folder = '/var/lib/postgresql/data';
  expect(read('deploy/containers/restore-database.sh')).toContain(`data=${folder}/15\n`);
  expect(main['backup']?.volumes).toContain(`database:${folder}`);
});

test('the editor has limits and a health check, and only it writes repository and editions', () => {
  expect(added['publish']).toMatchObject({ mem_limit: '2500m', pids_limit: 512 });
  expect(added['publish']?.healthcheck).toBeDefined();
  expect(added['publish-day']).toMatchObject({ mem_limit: '1500m', pids_limit: 512 });
  const mounts = Object.entries(added).flatMap(([name, { volumes = [] }]) =>
    volumes.map((volume) => `${name} ${volume}`),
  );
  expect(
    mounts.filter((mount) => /(?:content|editions):\S+$/u.test(mount) && !mount.endsWith(':ro')),
  ).toEqual(
    ['publish', 'publish-day'].flatMap((name) => [
      `${name} content:/content`,
      `${name} editions:/editions`,
    ]),
  );
  expect(mounts.filter((mount) => mount.includes(' content:') && mount.endsWith(':ro'))).toEqual([
    'backup content:/content:ro',
  ]);
});

// Only root can change to an ordinary account.
test.skipIf(process.getuid?.() !== 0)(
  'the decoder of pictures cannot read the settings of the process that starts it',
  () => {
    const [, stage = ''] = /^FROM \S+ AS intake$([^]*?)^USER 1000$/mu.exec(
      read('deploy/containers/Containerfile'),
    ) ?? [''];
    const mode = /^RUN chmod (?<mode>\d+) \/usr\/local\/bin\/node$/mu.exec(stage)?.groups?.['mode'];
    const folder = mkdtempSync(join(tmpdir(), 'decoder-'));
    chmodSync(folder, 0o755);
    const node = join(folder, 'node');
    copyFileSync(process.execPath, node);
    const look = `try { console.log(fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')) } catch (error) { console.log(error.code) }`;
    const start = `child_process.spawnSync(process.execPath, ['-e', ${JSON.stringify(look)}], { env: {}, stdio: 'inherit' })`;
    const seen = (permissions: string | undefined) => {
      chmodSync(node, Number.parseInt(permissions ?? '755', 8));
      const env = { INTAKE_IMAP_URL: 'imap://sales:secret@mail.example' };
      return execFileSync(node, ['-e', start], {
        env,
        uid: 1000,
        gid: 1000,
        cwd: '/',
        encoding: 'utf8',
      });
    };
    expect(seen('755'), 'this is how it would be seen').toContain('secret');
    expect(seen(mode)).toBe('EACCES\n');
    rmSync(folder, { recursive: true });
  },
);

test('the list of erasures outlives the worker, and no other container has it', () => {
  const { environment = {}, volumes = [] } = main['worker'] ?? {};
  expect(environment['INTAKE_ERASED_LIST_PATH']).toBe('/erased/erased.txt');
  expect(volumes).toContain('${ERASED_FOLDER:-erased}:/erased');
  const mounts = Object.values(main).flatMap((service) => service.volumes ?? []);
  expect(mounts.filter((mount) => mount.endsWith(':/erased'))).toHaveLength(1);
});

test('every process that reads content follows the live edition', () => {
  const image = (name: string) => added[name]?.image ?? main[name]?.image ?? '';
  const readers = Object.keys(main).filter(
    (name) => /studio-(?:api|intake|desk)/u.test(image(name)) && name !== 'migrate',
  );
  for (const name of readers) {
    const { environment = {}, volumes } = added[name] ?? {};
    expect(Object.values(environment), name).toEqual(['/editions']);
    expect(volumes, name).toEqual(['editions:/editions:ro']);
  }
});

test('with an editor the web server proxies it, and shows visitors the live edition', () => {
  const config = (...names: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'write-config.ts'), ...names], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const names = ['www.company.example', 'desk.company.example'];
  const without = config(...names, '', '');
  expect(without).toContain('root /srv/site;');
  expect(without).not.toContain('publish:8093');
  const withEditor = config(...names, 'edit.company.example', 'preview.company.example');
  for (const words of [
    'root /editions/live/dist;',
    'upstream editor { server publish:8093',
    'upstream preview { server publish:8094',
    'server_name edit.company.example;',
    'server_name preview.company.example;',
  ])
    expect(withEditor).toContain(words);
  expect(() => config(...names, 'edit.company.example')).toThrow('PREVIEW_NAME');
});
