import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayHave, secrets } from '@studio/contract/own-secrets';
import { devClient } from '@studio/sign-in/dev/provider.ts';
import { expect, it } from 'vitest';
import { productionProblems, readConfig } from '#config.ts';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
for (const file of ['HEAD', 'keystatic.html']) writeFileSync(join(folder, file), '');

const settings = {
  PUBLISH_DATABASE_URL: 'postgres://nowhere',
  PUBLISH_ORIGIN: 'https://edit.company.example',
  PUBLISH_REPOSITORY: folder,
  PUBLISH_EDITIONS: folder,
  PUBLISH_EDITOR_FOLDER: folder,
  DESK_OIDC_ISSUER: 'https://sign-in.company.example',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'secret',
  DESK_ROLES: 'writers=editor,heads=publisher',
};

it.each([
  ['DESK_OIDC_ISSUER', 'http://127.0.0.1:8091', 'DESK_OIDC_ISSUER is a sign-in for developers.'],
  ['DESK_OIDC_CLIENT_SECRET', devClient.secret, 'DESK_OIDC_CLIENT_SECRET is the published one'],
])('at a public address %s=%s is refused', (name, value, sentence) => {
  expect(productionProblems(readConfig(settings))).toEqual([]);
  const changed = { ...settings, [name]: value };
  expect(productionProblems(readConfig(changed))).toEqual([expect.stringContaining(sentence)]);
  const local = { ...changed, PUBLISH_ORIGIN: 'http://localhost:4340' };
  expect(productionProblems(readConfig(local))).toEqual([]);
});

it.each(['PUBLISH_REPOSITORY', 'PUBLISH_EDITOR_FOLDER'])('%s must exist', (name) => {
  expect(() => readConfig({ ...settings, [name]: '/nowhere' })).toThrow(`${name} is /nowhere`);
});

it.each(Object.keys(secrets).filter((name) => !mayHave('publish', name)))(
  'the content service refuses %s of another process',
  (name) => {
    expect(() => readConfig({ ...settings, [name]: 'x' })).toThrow(
      `${name} is set, but this is the content service.`,
    );
  },
);
