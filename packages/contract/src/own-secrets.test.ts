import { expect, test } from 'vitest';
import {
  foreignSecrets,
  mayHave,
  ownSettings,
  processes,
  secrets,
  type ProcessName,
} from './own-secrets.ts';

/** The processes that may have a secret; all others may not. */
const owners: Readonly<Record<string, readonly ProcessName[]>> = {
  INTAKE_DATABASE_URL: ['api', 'operator'],
  INTAKE_WORKER_DATABASE_URL: ['worker', 'operator'],
  INTAKE_MAIL_DATABASE_URL: ['inbound-mail'],
  INTAKE_VISITS_DATABASE_URL: ['visit-counter'],
  INTAKE_OWNER_DATABASE_URL: ['owner'],
  DESK_DATABASE_URL: ['desk'],
  DESK_OIDC_CLIENT_SECRET: ['desk', 'publish'],
  PUBLISH_DATABASE_URL: ['publish'],
  INTAKE_SECRET: ['api', 'worker', 'desk', 'operator'],
  INTAKE_SMTP_URL: ['worker', 'operator'],
  INTAKE_EMAILJS_PRIVATE_KEY: ['worker', 'operator'],
  INTAKE_WEBHOOK_URL: ['worker', 'operator'],
  INTAKE_WEBHOOK_SECRET: ['worker', 'operator'],
  INTAKE_WEBHOOK_2_URL: ['worker', 'operator'],
  INTAKE_WEBHOOK_2_SECRET: ['worker', 'operator'],
  INTAKE_WEBHOOK_3_URL: ['worker', 'operator'],
  INTAKE_WEBHOOK_3_SECRET: ['worker', 'operator'],
  INTAKE_WEBHOOK_4_URL: ['worker', 'operator'],
  INTAKE_WEBHOOK_4_SECRET: ['worker', 'operator'],
  INTAKE_IMAP_URL: ['worker', 'inbound-mail', 'operator'],
  INTAKE_IMAP_TOKEN_PATH: ['worker', 'inbound-mail', 'operator'],
  INTAKE_ALARM_WEBHOOK_URL: ['api', 'worker', 'operator'],
  INTAKE_ALARM_SMTP_URL: ['api', 'worker', 'operator'],
};
const names = Object.keys(processes) as ProcessName[];

test('every secret has owners', () => {
  expect(Object.keys(secrets)).toEqual(Object.keys(owners));
});

test.each(Object.entries(owners))('%s belongs to %j', (setting, allowed) => {
  expect(names.filter((name) => mayHave(name, setting)).toSorted()).toEqual(allowed.toSorted());
  expect(names.filter((name) => mayHave(name, `${setting}_FILE`)).toSorted()).toEqual(
    allowed.toSorted(),
  );
});

test('a setting that is not a secret may be anywhere', () => {
  for (const name of names) expect(mayHave(name, 'INTAKE_LOG_LEVEL')).toBe(true);
  expect(mayHave('api', 'INTAKE_SMTP_URL_FILE_OLD')).toBe(true);
});

test('a secret of another process is reported, with its owner and the file it belongs in', () => {
  const env = {
    DESK_OIDC_CLIENT_SECRET: 's',
    INTAKE_IMAP_URL: 'i',
    INTAKE_SECRET: 'x',
    PATH: '/bin',
  };
  const messages = foreignSecrets('api', env);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('DESK_OIDC_CLIENT_SECRET is set, but this is the API.');
  expect(messages[1]).toContain('It belongs in worker.env and inbound-mail.env');
});

test('an empty setting counts as unset', () => {
  expect(
    foreignSecrets('api', { DESK_OIDC_CLIENT_SECRET: ' ', INTAKE_SMTP_URL: undefined }),
  ).toEqual([]);
});

test('a process is started without the secrets of others', () => {
  const env = { DESK_OIDC_CLIENT_SECRET: 's', INTAKE_DATABASE_URL: 'd', PATH: '/bin' };
  expect(ownSettings('api', env)).toEqual({ INTAKE_DATABASE_URL: 'd', PATH: '/bin' });
  expect(ownSettings('desk', env)).toEqual({ DESK_OIDC_CLIENT_SECRET: 's', PATH: '/bin' });
});

test('sentences use the name of a process', () => {
  expect(Object.values(processes)).toEqual([
    'the API',
    'the worker',
    'the inbound mail process',
    'the visit counter',
    'the desk',
    'the content service',
    'an operator’s command',
    'intake migrate',
  ]);
});
