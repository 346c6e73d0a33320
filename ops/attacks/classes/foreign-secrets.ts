import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { deskSettings } from '@studio/desk-api/tests/support/settings.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { leash } from '@studio/tests/support/test-run.ts';
import type { Attack } from '../attack.ts';
import type { Product } from '../product.ts';

const root = join(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 20_000;

type Env = Readonly<Record<string, string>>;

/** The secrets of each process: an attacker who takes over one must not get those of another. */
const own = {
  'apps/api/src/server.ts': ['INTAKE_DATABASE_URL', 'INTAKE_SECRET'],
  'apps/worker/src/worker.ts': [
    'INTAKE_WORKER_DATABASE_URL',
    'INTAKE_SECRET',
    'INTAKE_SMTP_URL',
    'INTAKE_IMAP_URL',
    'INTAKE_WEBHOOK_URL',
    'INTAKE_WEBHOOK_SECRET',
    'INTAKE_EMAILJS_PRIVATE_KEY',
  ],
  'apps/inbound-mail/src/inbound-mail.ts': ['INTAKE_MAIL_DATABASE_URL', 'INTAKE_IMAP_URL'],
  'apps/visit-counter/src/visit-counter.ts': ['INTAKE_VISITS_DATABASE_URL'],
  'apps/desk-api/src/server.ts': ['DESK_DATABASE_URL', 'DESK_OIDC_CLIENT_SECRET', 'INTAKE_SECRET'],
} as const;

const secretsOf = ({ database, env }: Product): Env => ({
  INTAKE_DATABASE_URL: asRole(database.url, 'intake_api'),
  INTAKE_WORKER_DATABASE_URL: asRole(database.url, 'intake_worker'),
  INTAKE_MAIL_DATABASE_URL: asRole(database.url, 'intake_mail'),
  INTAKE_VISITS_DATABASE_URL: asRole(database.url, 'intake_visits'),
  INTAKE_OWNER_DATABASE_URL: database.url,
  DESK_DATABASE_URL: asRole(database.url, 'intake_desk'),
  DESK_OIDC_CLIENT_SECRET: 'a-secret-of-the-desk',
  INTAKE_SECRET: env['INTAKE_SECRET'] ?? '',
  INTAKE_SMTP_URL: env['INTAKE_SMTP_URL'] ?? '',
  INTAKE_IMAP_URL: env['INTAKE_IMAP_URL'] ?? '',
  INTAKE_WEBHOOK_URL: 'https://hooks.example/key',
  INTAKE_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  INTAKE_EMAILJS_PRIVATE_KEY: 'a-key-of-emailjs',
});

/** Whether the process starts, instead of refusing with a message. */
async function starts(file: string, env: Env): Promise<boolean> {
  const child = spawn(process.execPath, [...leash, join(root, file)], {
    env: { INTAKE_PORT: '0', DESK_PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { promise: up, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => {
    resolve(false);
  }, STARTS_WITHIN_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (/Server listening| started/u.test(output)) resolve(true);
    });
  const gone = once(child, 'exit');
  void gone.then(() => {
    resolve(false);
  });
  const isUp = await up;
  clearTimeout(late);
  child.kill('SIGKILL');
  await gone;
  return isUp;
}

export const foreignSecrets: Attack = {
  name: 'a process with another’s secret',
  least: 24,
  async *run(product) {
    const all = secretsOf(product);
    const plain = Object.fromEntries(
      Object.entries({ ...product.env, ...deskSettings(''), DESK_ORIGIN: product.desk }).filter(
        ([name]) => !(name in all),
      ),
    );
    for (const [file, names] of Object.entries(own)) {
      const pick = (wanted: readonly string[]) =>
        Object.fromEntries(wanted.map((name) => [name, all[name] ?? '']));
      const share = { ...plain, ...pick(names) };
      const canDoWithout = await starts(file, share);
      yield { what: `${file} does not start with its own secrets alone`, isThrough: !canDoWithout };
      const foreign = Object.keys(all).filter(
        (name) => !(names as readonly string[]).includes(name),
      );
      // A process that does not start with its own secrets is only tested with all of them.
      for (const name of foreign) {
        const given = canDoWithout ? { ...share, ...pick([name]) } : { ...plain, ...all };
        const isThrough = await starts(file, given);
        yield { what: `${file} starts with ${name}`, isThrough };
        if (!canDoWithout && isThrough) break;
      }
    }
  },
};
