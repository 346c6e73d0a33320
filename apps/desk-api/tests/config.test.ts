import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mayHave, secrets } from '@studio/contract/own-secrets';
import { devClient } from '@studio/sign-in/dev/provider.ts';
import { describe, expect, it } from 'vitest';
import { productionProblems, readConfig, type Config } from '#config.ts';
import { deskSettings } from './support/settings.ts';

const settings = deskSettings('postgres://nowhere');
const configOf = (changes: Readonly<Record<string, string>>): Config =>
  readConfig({ ...settings, ...changes });
const problems = (changes: Readonly<Record<string, string>>) =>
  productionProblems(configOf(changes));

describe('the settings', () => {
  it('have defaults', () => {
    expect(configOf({ DESK_REQUESTS_PER_MINUTE: '' })).toMatchObject({
      databaseUrl: 'postgres://nowhere',
      databaseConnections: 10,
      host: '127.0.0.1',
      port: 8090,
      logLevel: 'info',
      origin: 'https://desk.company.example',
      trustedProxies: [],
      requestsPerMinute: 1_200,
      clamdSocket: undefined,
      texts: { templates: [], companyLines: [] },
    });
  });

  it('are taken from the environment', () => {
    const config = configOf({
      DESK_DATABASE_CONNECTIONS: '4',
      DESK_HOST: '0.0.0.0',
      DESK_PORT: '9000',
      DESK_LOG_LEVEL: 'debug',
      DESK_ORIGIN: 'https://desk.company.example/somewhere',
      DESK_TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      DESK_REQUESTS_PER_MINUTE: '60',
      INTAKE_CLAMD_SOCKET: '/run/clamd.sock',
    });
    expect(config).toMatchObject({
      databaseConnections: 4,
      host: '0.0.0.0',
      port: 9_000,
      logLevel: 'debug',
      origin: 'https://desk.company.example',
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      requestsPerMinute: 60,
      clamdSocket: '/run/clamd.sock',
      secret: settings['INTAKE_SECRET'],
      hours: { zone: 'Asia/Kolkata', opens: '09:30', promise: 8 },
    });
    // Eight working hours from Thursday noon, with Christmas on the Friday.
    const { dueAt } = config.responseTarget.deadlinesFrom(new Date('2026-12-24T07:00:00Z'));
    expect(dueAt.toISOString()).toBe('2026-12-28T07:00:00.000Z');
  });

  it('that are missing are all named at once, each in a sentence', () => {
    const wrong = { DESK_DATABASE_URL: '', DESK_ORIGIN: '', INTAKE_SECRET: '' };
    expect(() => configOf(wrong)).toThrow(
      'DESK_ORIGIN is not set. It is the address at which staff open the desk.',
    );
    expect(() => configOf(wrong)).toThrow(
      'DESK_DATABASE_URL is not set. It is the address of PostgreSQL.',
    );
    expect(() => configOf(wrong)).toThrow(
      "INTAKE_SECRET is not set. It is the intake's key, which hashes people in the audit log.",
    );
  });

  it.each(Object.keys(secrets).filter((name) => !mayHave('desk', name)))(
    'do not include %s, which is the secret of another process',
    (name) => {
      for (const setting of [name, `${name}_FILE`]) {
        expect(() => configOf({ [setting]: '/somewhere' })).toThrow(
          `${setting} is set, but this is the desk. It belongs in `,
        );
      }
    },
  );
});

describe('in production', () => {
  it('the desk has the company’s identity provider and secrets of its own', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['DESK_OIDC_ISSUER', 'http://127.0.0.1:8091', 'DESK_OIDC_ISSUER is a sign-in for developers.'],
    ['DESK_OIDC_ISSUER', 'https://localhost', 'DESK_OIDC_ISSUER is a sign-in for developers.'],
    [
      'DESK_OIDC_ISSUER',
      'http://sign-in.company.example',
      'DESK_OIDC_ISSUER is a sign-in for developers.',
    ],
    ['DESK_OIDC_CLIENT_SECRET', devClient.secret, 'DESK_OIDC_CLIENT_SECRET is the published one'],
    ['INTAKE_SECRET', devClient.secret, 'INTAKE_SECRET is the published one'],
  ])('settings for developers are refused: %s=%s', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
    expect(problems({ [name]: value, DESK_ORIGIN: 'http://localhost:5174' })).toEqual([]);
  });

  it('responses are not checked against their schemas; on a developer’s machine they are', () => {
    expect(configOf({}).checksAnswers).toBe(false);
    expect(configOf({ DESK_ORIGIN: 'http://localhost:5174' }).checksAnswers).toBe(true);
  });
});

describe('reply templates', () => {
  const templatesOf = (files: Readonly<Record<string, string>>) => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'replies-'));
    for (const [name, text] of Object.entries(files))
      writeFileSync(path.join(folder.path, name), text);
    return configOf({ DESK_TEMPLATES_FOLDER: folder.path }).texts.templates;
  };

  it('are the YAML files by their positions; those without one come last, by name', () => {
    expect(
      templatesOf({
        'd.yaml': 'name: Beta\ntext: Four',
        'c.yaml': 'name: alpha\ntext: Three',
        'b.yaml': 'name: Second\norder: 2\ntext: Two',
        'a.yaml': 'name: Zero\norder: 10\ntext: Ten',
        'e.yaml': 'name: First\norder: 1\ntext: One',
        'readme.md': 'No template.',
      }).map(({ id, name }) => `${id} ${name}`),
    ).toEqual(['e First', 'b Second', 'a Zero', 'c alpha', 'd Beta']);
  });

  it('have an id, a name and a text, and nothing that only the content check needs', () => {
    const file = 'name: A call\norder: 1\nfacts: [working-hours]\ntext: Shall we call?';
    expect(templatesOf({ 'call.yaml': file })).toEqual([
      { id: 'call', name: 'A call', text: 'Shall we call?' },
    ]);
  });

  it('with faults fail the start with a sentence that names each', () => {
    const folder = path.join(import.meta.dirname, 'support/wrong-replies');
    expect(() => configOf({ DESK_TEMPLATES_FOLDER: folder })).toThrow(
      /misspelt\.yaml is no text to begin a reply with\. text: .*fields are .+\.$/u,
    );
    expect(() => templatesOf({ 'a.yaml': "name: ''\norder: 0\ntext: Yes" })).toThrow(
      /a\.yaml is no text to begin a reply with\. name: [^;]+; order: [^;]+\.$/u,
    );
  });

  it('in a folder that does not exist fail the start with a sentence', () => {
    expect(() => configOf({ DESK_TEMPLATES_FOLDER: '/nowhere' })).toThrow(
      'DESK_TEMPLATES_FOLDER points to /nowhere, which cannot be read.',
    );
  });
});

describe('the company’s lines below a signature', () => {
  const linesOf = (text: string) => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'company-'));
    const file = path.join(folder.path, 'company.yaml');
    writeFileSync(file, text);
    return configOf({ DESK_COMPANY_PATH: file }).texts.companyLines;
  };

  it('are its name, its telephone number and its domain', () => {
    const file = 'domain: company.example\nname: Company\ncontact:\n  phone: +44 20 7946 0958';
    expect(linesOf(file)).toEqual(['Company', '+44 20 7946 0958', 'company.example']);
  });

  it('are only those that the file has', () => {
    expect(linesOf('name: Company\ndomain: 5')).toEqual(['Company']);
    expect(linesOf('')).toEqual([]);
  });
});
