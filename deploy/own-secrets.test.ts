import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  foreignSecrets,
  mayHave,
  type ProcessName,
  secrets,
  settingsFiles,
  type SettingsFile,
} from '@studio/contract/own-secrets';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isSettingsFile = (name: string): name is SettingsFile => name in settingsFiles;
const filesOf = (process: ProcessName): string[] =>
  Object.entries(settingsFiles).flatMap(([file, readers]) =>
    (readers as readonly ProcessName[]).includes(process) ? [file] : [],
  );

/** Which process each program is. */
const programs: Readonly<Record<string, ProcessName>> = {
  'apps/api/src/server.ts': 'api',
  'apps/worker/src/worker.ts': 'worker',
  'apps/inbound-mail/src/inbound-mail.ts': 'inbound-mail',
  'apps/visit-counter/src/visit-counter.ts': 'visit-counter',
  'apps/desk-api/src/server.ts': 'desk',
  'apps/publish/src/server.ts': 'publish',
  'apps/worker/src/cli/intake.ts migrate': 'owner',
  'apps/worker/src/cli/intake.ts': 'operator',
};
const processOf = (command: string): ProcessName | undefined =>
  Object.entries(programs).find(([program]) => command.includes(program))?.[1];

/** The settings files that a unit or a systemd command reads, including optional ones. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/EnvironmentFile=-?\/etc\/studio\/([a-z-]+\.env)/gu)].map(
    ([, name]) => name ?? '',
  );

describe('on a box', () => {
  const all = globSync('deploy/single-host/units/*.service', { cwd: root });
  /** A command of the operator that needs only the worker's login. */
  const isAlarm = (unit: string) => read(unit).includes('intake.ts alarm ');
  const units = all.filter((unit) => processOf(read(unit)) && !isAlarm(unit));

  it('every process has a unit', () => {
    expect(new Set(units.map((unit) => processOf(read(unit))))).toEqual(
      new Set(['api', 'worker', 'inbound-mail', 'visit-counter', 'desk', 'publish', 'operator']),
    );
  });

  it.each([...units, 'deploy/single-host/intake.sh'])(
    '%s reads only the files of its process',
    (file) => {
      const text = read(file);
      const process = processOf(text) ?? expect.fail('no process');
      const named = namedFiles(text);
      const own = filesOf(process);
      expect(named.filter((name) => own.includes(name)).sort()).toEqual(own.sort());
      const others = named.filter((name) => isSettingsFile(name) && !own.includes(name));
      // From another process's file, no secret may be left.
      const unset = /UnsetEnvironment=([A-Z_ ]+)/u.exec(text)?.[1]?.split(' ') ?? [];
      const secretsIn = Object.keys(secrets).filter((name) =>
        secrets[name]?.some((home) => others.includes(home)),
      );
      const kept = secretsIn.filter(
        (name) => !unset.includes(name) || !unset.includes(`${name}_FILE`),
      );
      expect(kept.filter((name) => !mayHave(process, name))).toEqual([]);
    },
  );

  it('the alarm of a unit reads only the file with the login that stores it', () => {
    const alarms = all.filter(isAlarm);
    expect(alarms).toHaveLength(2);
    for (const unit of alarms) expect(namedFiles(read(unit)), unit).toEqual(['worker.env']);
  });

  it('no two processes share an account', () => {
    const users = units.map((unit) => /^User=(.+)$/mu.exec(read(unit))?.[1]);
    expect(new Set(users).size).toBe(units.length);
  });

  it('only the migration has the owner’s login, under an account that no process has', () => {
    const release = read('deploy/release.sh');
    expect(namedFiles(release)).toEqual(['owner.env']);
    const migrating = /--uid=(\S+)(?=(?:.*\\\n)+.*owner\.env)/u.exec(release)?.[1];
    expect(migrating).toBeDefined();
    const others = [
      ...globSync('deploy/single-host/units/*.service', { cwd: root }).map((unit) => read(unit)),
      read('deploy/single-host/intake.sh'),
    ].flatMap((text) => [...text.matchAll(/(?:^User=|--uid=)(\S+)/gmu)].map(([, name]) => name));
    expect(others).not.toContain(migrating);
    // The account is created before its use, also on a box of an older version. smoke-test.sh checks what it can read.
    expect(release.indexOf('/prepare.sh"')).toBeLessThan(release.indexOf('--uid='));
    const made = /^for name in (.+); do account/mu.exec(read('deploy/single-host/prepare.sh'))?.[1];
    expect(made?.split(' ')).toContain(migrating);
    expect(/^accounts=\((.+)\)$/mu.exec(read('deploy/single-host/smoke-test.sh'))?.[1]).toBe(made);
  });

  it('the backup key is made once, and each release asks to move it away and add a second', () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-key-'));
    const prepare = read('deploy/single-host/prepare.sh').replaceAll('/etc/studio', folder);
    const ofKey = /^if \[ ! -s \S+\/backup-recipients[^]+?^fi\n[^]+?^fi\n/mu.exec(prepare)?.[0];
    const run = () => execFileSync('bash', ['-c', ofKey ?? 'exit 1'], { encoding: 'utf8' });
    const asked = new RegExp(
      `MOVE ${folder}/backup-key AWAY[^]+second[^]+${folder}/backup-recipients`,
    );
    expect(run()).toMatch(asked);
    const made = readFileSync(join(folder, 'backup-key'), 'utf8');
    expect(run()).toMatch(asked);
    expect(readFileSync(join(folder, 'backup-key'), 'utf8')).toBe(made);
    rmSync(join(folder, 'backup-key'));
    expect(run()).toBe('');
    expect(readdirSync(folder)).toEqual(['backup-recipients']);
    rmSync(folder, { recursive: true });
  });

  it('Alertmanager’s settings, which a group can read, have only the secrets of alarms', () => {
    const named = [
      ...read('deploy/single-host/monitoring.sh').matchAll(/--env-file=\S*?([a-z-]+\.env)/gu),
    ];
    const files = named.map(([, name]) => name ?? '');
    expect(files).toContain('alarms.env');
    const reached = Object.keys(secrets).filter((name) =>
      secrets[name]?.some((home) => files.includes(home)),
    );
    expect(reached.filter((name) => !name.startsWith('INTAKE_ALARM_'))).toEqual([]);
  });
});

interface Service {
  readonly command?: readonly string[];
  readonly env_file?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

describe('in containers', () => {
  const servicesOf = (file: string) =>
    (parse(read(file), { merge: true }) as { services: Readonly<Record<string, Service>> })
      .services;
  const main = servicesOf('deploy/containers/compose.yaml');
  const added = servicesOf('deploy/containers/compose.editor.yaml');
  const services = Object.fromEntries(
    Object.keys({ ...main, ...added }).map((name) => {
      const [one, other] = [main[name], added[name]];
      const environment = { ...one?.environment, ...other?.environment };
      return [name, { ...one, ...other, environment }];
    }),
  );
  const usual: Readonly<Record<string, ProcessName>> = {
    ...{ intake: 'api', desk: 'desk', publish: 'publish', 'publish-day': 'publish' },
  };

  it.each([
    ...['migrate', 'intake', 'worker', 'inbound-mail', 'visit-counter', 'desk'],
    ...['publish', 'publish-day'],
  ])('%s has its own alone', (name) => {
    const { command = [], env_file = [], environment = {} } = services[name] ?? {};
    const process = processOf(command.join(' ')) ?? usual[name] ?? expect.fail('no process');
    expect(foreignSecrets(process, environment)).toEqual([]);
    for (const file of [env_file].flat()) {
      expect(filesOf(process), file).toContain(file);
      const example = parseEnv(read(`deploy/containers/${file}.example`));
      const filled = Object.fromEntries(Object.keys(example).map((key) => [key, 'filled in']));
      expect(foreignSecrets(process, filled)).toEqual([]);
    }
  });

  it('every example is used, and the shared one has no secret', () => {
    const used = Object.values(services).flatMap(({ env_file = [] }) => [env_file].flat());
    const examples = globSync('deploy/containers/*.env.example', { cwd: root });
    expect(new Set(examples.map((each) => each.replace(/^.*\/|\.example$/gu, '')))).toEqual(
      new Set(used),
    );
    const shared = Object.keys(parseEnv(read('deploy/containers/intake.env.example')));
    expect(shared.filter((name) => name in secrets)).toEqual([]);
  });
});

describe('settings of an older version', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const split = () =>
    execFileSync(join(root, 'deploy/split-settings.sh'), [folder], { stdio: 'pipe' });
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };
  const settingsIn = (file: string) => parseEnv(readFileSync(join(folder, file), 'utf8'));
  const names = () => readdirSync(folder).sort();
  const everySecret = Object.keys(secrets).filter((name) => name.startsWith('INTAKE_'));

  const ofBox = () => {
    mkdirSync(join(folder, 'elsewhere'));
    write({
      'intake.env': [
        '# A comment stays.',
        ...everySecret
          .filter((name) => !/DATABASE|(?:INTAKE|WEBHOOK)_SECRET$/u.test(name))
          .map((name) => `${name}=smtps://user:${name}@host`),
        `INTAKE_DATABASE_URL_FILE=${folder}/api-url`,
        `INTAKE_SECRET_FILE=${folder}/secret`,
        `INTAKE_WEBHOOK_SECRET_FILE=${folder}/elsewhere/webhook`,
        'INTAKE_VISITS_DATABASE_URL=postgres://intake_visits:v@127.0.0.1/intake',
        'INTAKE_COMPANY_PATH=company.yaml',
        'INTAKE_ALARM_TO=night@example.com',
        'INTAKE_MAIL_FROM=site@example.com',
      ].join('\n'),
      'worker.env': `INTAKE_WORKER_DATABASE_URL_FILE=${folder}/worker-url\nINTAKE_BACKUP_FOLDER=/backup\n`,
      'mail.env': `INTAKE_MAIL_DATABASE_URL_FILE=${folder}/mail-url\n`,
      'desk.env': `DESK_DATABASE_URL_FILE=${folder}/desk-url\nINTAKE_SECRET_FILE=${folder}/secret\nDESK_OIDC_CLIENT_SECRET=c\n`,
      'site.env': 'SITE_HOST=www.example.com\n',
      'database-url': 'postgres://intake:o@127.0.0.1/intake\n',
      'api-url': 'postgres://intake_api:a@127.0.0.1/intake\n',
      'worker-url': 'postgres://intake_worker:w@127.0.0.1/intake\n',
      'mail-url': 'postgres://intake_mail:m@127.0.0.1/intake\n',
      'desk-url': 'postgres://intake_desk:d@127.0.0.1/intake\n',
      secret: 's'.repeat(64),
      'elsewhere/webhook': 'whsec_with"a$quote',
    });
  };

  test('on a box: each process gets its own, and nothing is lost', () => {
    ofBox();
    split();
    // The content service was added after this split.
    const older = Object.entries(settingsFiles).filter(([file]) => file !== 'publish.env');
    const files = [...Object.keys(settingsFiles)].filter((file) => names().includes(file));
    expect(files.sort()).toEqual(older.map(([file]) => file).sort());
    for (const [file, readers] of older) {
      for (const process of readers) expect(foreignSecrets(process, settingsIn(file))).toEqual([]);
      expect((statSync(join(folder, file)).mode & 0o777).toString(8)).toBe('600');
    }
    for (const name of everySecret) {
      for (const file of (secrets[name] ?? []).filter((home) => files.includes(home)))
        expect(settingsIn(file)[name], `${name} in ${file}`).toBeTruthy();
    }
    expect(settingsIn('owner.env')).toEqual({
      INTAKE_OWNER_DATABASE_URL: 'postgres://intake:o@127.0.0.1/intake',
    });
    expect(settingsIn('worker.env')['INTAKE_WORKER_DATABASE_URL']).toContain('intake_worker:w@');
    expect(settingsIn('inbound-mail.env')['INTAKE_MAIL_DATABASE_URL']).toContain('intake_mail:m@');
    expect(settingsIn('desk.env')).toMatchObject({
      DESK_DATABASE_URL: 'postgres://intake_desk:d@127.0.0.1/intake',
      INTAKE_SECRET: 's'.repeat(64),
      DESK_OIDC_CLIENT_SECRET: 'c',
    });
    expect(readFileSync(join(folder, 'worker.env'), 'utf8')).toContain(
      'INTAKE_WEBHOOK_SECRET="whsec_with\\"a\\$quote"',
    );
    expect(settingsIn('intake.env')).toEqual({
      INTAKE_COMPANY_PATH: 'company.yaml',
      INTAKE_MAIL_FROM: 'site@example.com',
    });
    expect(readFileSync(join(folder, 'intake.env'), 'utf8')).toContain('# A comment stays.');
    expect(settingsIn('operator.env')).toEqual({ INTAKE_BACKUP_FOLDER: '/backup' });
    expect(names().filter((name) => /url|secret|^mail\.env/u.test(name))).toEqual([]);
    expect((statSync(join(folder, 'before-split')).mode & 0o777).toString(8)).toBe('700');
    expect(readdirSync(join(folder, 'before-split'))).toContain('intake.env');
  });

  test('a second run changes nothing', () => {
    ofBox();
    split();
    const all = () =>
      names().map((name) =>
        name.endsWith('.env') ? readFileSync(join(folder, name), 'utf8') : name,
      );
    const before = all();
    split();
    expect(all()).toEqual(before);
  });

  test('a mail server that alarms share with enquiries does not reach the API', () => {
    const url = 'smtps://sales:password@host';
    write({
      'settings.env': `INTAKE_SECRET=x\nINTAKE_SMTP_URL=${url}\nINTAKE_ALARM_SMTP_URL=${url}\nINTAKE_ALARM_TO=n@example.com\n`,
    });
    split();
    expect(settingsIn('alarms.env')).toEqual({ INTAKE_ALARM_TO: 'n@example.com' });
    expect(settingsIn('api.env')).toEqual({ INTAKE_SECRET: 'x' });
  });

  test('a password file that cannot be read stops it before anything is changed', () => {
    write({ 'intake.env': 'INTAKE_SMTP_URL_FILE=/nowhere/smtp-url\n' });
    expect(split).toThrow('nothing was changed');
    expect(names()).toEqual(['intake.env']);
  });
});
