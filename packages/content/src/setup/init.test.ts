import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentRoot } from '#reader/content-root.ts';
import { loadContent } from '#reader/load-content.ts';
import { questionNames } from './questions.ts';

const answers = {
  extras: 'extras',
  name: 'Sal Azul',
  legalName: 'Sal Azul, Lda.',
  founded: 2014,
  domain: 'www.salazul.pt',
  contact: 'ola@salazul.pt, +351 21 000 0000',
  address: 'Rua da Prata 1, 1100-414 Lisboa, Portugal',
  hours: 'Monday-Thursday 09:00-18:00 Europe/Lisbon',
  mail: 'smtps://site:it%27s-a-pass@mail.salazul.pt',
  signIn: "https://login.salazul.pt desk it's-$HOME asha@salazul.pt",
};

let project: string;
const inProject = (path: string) => join(project, path);
const copied = () => join(project, 'content');
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'init-'));
  cpSync(contentRoot(), copied(), { recursive: true });
  mkdirSync(inProject('apps/site'), { recursive: true });
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

function init(given: object, ...words: readonly string[]) {
  writeFileSync(inProject('answers.yaml'), stringify(given));
  return run('init.ts', '--answers', inProject('answers.yaml'), ...words);
}

const run = (program: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, program), ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_FOLDER: copied() },
    input: '',
  });

test('a new owner’s answers are in the content, which is valid, and in the settings of install.sh', () => {
  const { status, stdout } = init(answers);
  expect(status).toBe(0);
  expect(stdout).toContain('deploy/install.sh www.salazul.pt');
  const { company, workingHours } = loadContent(copied());
  expect(company.value).toMatchObject({
    name: 'Sal Azul',
    shortName: 'Sal',
    legalName: 'Sal Azul, Lda.',
    founded: 2014,
    domain: 'https://www.salazul.pt',
    contact: { sample: false, email: 'ola@salazul.pt', country: 'Portugal' },
    social: [],
  });
  expect(company.value.sample).toBeUndefined();
  expect(company.value.registration).toBeUndefined();
  expect(workingHours.value).toMatchObject({
    sample: false,
    zone: 'Europe/Lisbon',
    opens: '09:00',
    holidays: [],
  });
  expect(readFileSync(join(copied(), 'working-hours.yaml'), 'utf8')).toContain('# When the office');

  const environment = execFileSync('bash', ['-c', 'set -a; . ./box.env; env'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(environment.split('\n')).toEqual(
    expect.arrayContaining([
      'DESK_NAME=desk.salazul.pt',
      "DESK_OIDC_CLIENT_SECRET=it's-$HOME",
      'DESK_ROLE_CLAIM=email',
      'DESK_ROLES=asha@salazul.pt=manager',
      'INTAKE_MAIL_FROM=ola@salazul.pt',
      'INTAKE_SMTP_URL=smtps://site:it%27s-a-pass@mail.salazul.pt',
    ]),
  );
  expect(statSync(inProject('box.env')).mode & 0o077).toBe(0);
});

const portuguese = {
  ...answers,
  extras: 'ordered',
  founded: 2026,
  social: 'https://www.linkedin.com/company/sal-azul',
  signIn: undefined,
};
const indian = {
  ...answers,
  name: 'Kaveri Labs',
  legalName: 'Kaveri Labs Private Limited',
  domain: 'www.kaverilabs.in',
  contact: 'hello@kaverilabs.in, +91 80 4719 2836',
  address: '12 Residency Road, Bengaluru 560 025, India',
  registration: 'later',
  grievances: 'Ananya Rao, care@kaverilabs.in',
  hours: 'Monday-Saturday 10:00-19:00 Asia/Kolkata',
};

/** The files that a command has findings about. */
const filesNamedBy = (check: string): readonly string[] =>
  [...run(check, copied()).stdout.matchAll(/^ *content\/([^ ,:]+)/gmu)].map(
    ([, file = '']) => file,
  );

/** Another country’s law waits for a lawyer. Nothing else is wrong, whatever the hours. */
const law = [
  'form-notices.yaml',
  'legal/privacy.yaml',
  'without-server/form-notices.yaml',
  'without-server/privacy.yaml',
];

test.each([
  ['Portugal', portuguese, law],
  ['India', indian, []],
])(
  'for a company in %s no name, person, address or number of the sample is left',
  (_, given, wrong) => {
    const { company, people } = loadContent();
    const { name, shortName, legalName, domain, contact, registration, grievances, social } =
      company.value;
    const traces = [name, shortName, legalName, new URL(domain).host, contact.email, contact.phone]
      .concat(contact.address, registration?.number ?? [], registration?.office ?? [])
      .concat(
        grievances?.name ?? [],
        grievances?.email ?? [],
        social.map(({ url }) => url),
      )
      .concat(people.flatMap(({ slug, value }) => [slug, ...value.name.split(' ')]))
      .map((trace) => new RegExp(`(?<!\\p{L})${RegExp.escape(trace)}(?!\\p{L})`, 'iu'));

    expect(init(given).status).toBe(0);
    const files = globSync('**/*.{yaml,json,svg}', { cwd: copied() });
    const textOf = (file: string) => readFileSync(join(copied(), file), 'utf8');
    expect(
      files.flatMap((file) =>
        traces
          .filter((trace) => trace.test(textOf(file)))
          .map(({ source }) => `${file}: ${source}`),
      ),
    ).toEqual([]);
    expect(filesNamedBy('../checks/launch-check.ts')).toEqual(
      expect.arrayContaining(['logo.svg', 'working-hours.yaml']),
    );
    expect([...new Set(filesNamedBy('../checks/check-content.ts'))]).toEqual(wrong);
  },
);

test('with EmailJS it writes the settings of the build, and none for a server', () => {
  const { status } = init({
    ...answers,
    mail: 'emailjs service_x template_y key_z',
    signIn: undefined,
  });
  expect(status).toBe(0);
  expect(parseEnv(readFileSync(inProject('apps/site/.env.production.local'), 'utf8'))).toEqual({
    PUBLIC_API_URL: '',
    PUBLIC_EMAILJS_SERVICE_ID: 'service_x',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template_y',
    PUBLIC_EMAILJS_PUBLIC_KEY: 'key_z',
  });
  expect(existsSync(inProject('box.env'))).toBe(false);
});

test('invalid answers change nothing, and each is reported', () => {
  const before = readFileSync(join(copied(), 'company.yaml'), 'utf8');
  const { status, stderr } = init({ ...answers, domain: 'here', hours: 'always' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^domain: “here” is not the name of a site.*\nhours: .*\nNothing was written\.$/mu,
  );
  expect(readFileSync(join(copied(), 'company.yaml'), 'utf8')).toBe(before);
});

test('a company that is not a sample is overwritten only on request', () => {
  expect(init(answers).status).toBe(0);
  const again = init({ ...answers, name: 'Sal Verde' });
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('This site already has a company');
  expect(init({ ...answers, name: 'Sal Verde' }, '--again').status).toBe(0);
  expect(loadContent(copied()).company.value.name).toBe('Sal Verde');
});

test('without a terminal and without answers it lists the questions', () => {
  const { status, stderr } = run('init.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run init -- --answers answers.yaml');
  expect(stderr.match(/^ {2}\w+: /gmu)).toHaveLength(questionNames.length);
});

test('--help names the options and every answer, and an unknown option changes nothing', () => {
  const { status, stdout } = run('init.ts', '--help');
  expect([status, stdout]).toEqual([0, run('init.ts', '-h').stdout]);
  for (const words of [
    '--answers <file>',
    '--again',
    ...questionNames.map((name) => `  ${name}: `),
  ])
    expect(stdout).toContain(words);
  const wrong = init(answers, '--agian');
  expect([wrong.status, wrong.stderr.split('\n')[0]]).toEqual([2, "Unknown option '--agian'."]);
  expect(loadContent(copied()).company.value.sample).toBe(true);
});
