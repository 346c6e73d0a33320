import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Every account on a machine can see the arguments of every command. The programs below record theirs.
const SECRET = 'swordfish';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arguments-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name: string, then: string): void {
  const text = `#!/bin/sh\necho "${name} $*" >> ${folder}/arguments\n${then}\n`;
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o755);
}
const env = () => ({ PATH: `${folder}:${process.env['PATH'] ?? ''}` });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a new cluster’s passwords are no arguments of psql', () => {
  program('psql', `cat >> ${folder}/input; echo "$ROLE_PASSWORD" >> ${folder}/passwords`);
  writeFileSync(join(folder, 'intake_api'), `${SECRET}\n`);
  execFileSync(join(import.meta.dirname, 'cluster/first-start.sh'), [folder, 'dbname=postgres'], {
    env: env(),
  });
  expect(read('arguments')).not.toContain(SECRET);
  expect(read('input')).toContain(String.raw`\getenv password ROLE_PASSWORD`);
  expect(read('passwords').split('\n').filter(Boolean)).toEqual([SECRET]);
});

test('the address of the heartbeat is no argument of curl', async () => {
  program('curl', 'exec /usr/bin/curl "$@"');
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port ?? ''}/${SECRET}`;
  const unit = readFileSync(
    join(import.meta.dirname, 'single-host/units/studio-alive.service'),
    'utf8',
  );
  const line = [...unit.matchAll(/^ExecStart=(.*)$/gmu)].at(-1)?.[1] ?? '';
  // What systemd does with the line: ${NAME} becomes part of an argument, $$ is a dollar sign.
  const [, shell] = /^\/bin\/sh -c '(.*)'$/u.exec(line) ?? [];
  const command = shell?.replaceAll('$$', '$') ?? line.replace('${ALIVE_URL}', url);
  await promisify(execFile)('/bin/sh', ['-c', command.replace('/usr/bin/curl', 'curl')], {
    env: { ...env(), ALIVE_URL: url },
  });
  server.close();
  expect(asked).toEqual([`/${SECRET}`]);
  expect(read('arguments')).not.toContain(SECRET);
});

test('the mail server’s password is no argument while settings are split', () => {
  for (const name of ['grep', 'sed']) program(name, `exec /usr/bin/${name} "$@"`);
  const line = (name: string) => `${name}=smtps://site:${SECRET}@mail.example\n`;
  writeFileSync(
    join(folder, 'intake.env'),
    line('INTAKE_SMTP_URL') + line('INTAKE_ALARM_SMTP_URL'),
  );
  execFileSync(join(import.meta.dirname, 'split-settings.sh'), [folder], {
    env: env(),
    stdio: 'pipe',
  });
  expect(read('worker.env')).toContain(SECRET);
  expect(read('alarms.env')).not.toContain(SECRET);
  expect(read('arguments')).not.toContain(SECRET);
});
