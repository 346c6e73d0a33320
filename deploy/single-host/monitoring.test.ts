import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Runs the real monitoring.sh in a folder instead of /etc, with fake system programs that only record their calls.
let root: string;
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const script = (words: string) => `#!/usr/bin/env bash\n${words}\n`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'monitoring-')));
  cpSync(join(import.meta.dirname, '../monitoring'), join(root, 'deploy/monitoring'), {
    recursive: true,
  });
  const text = readFileSync(join(import.meta.dirname, 'monitoring.sh'), 'utf8')
    .replaceAll('/etc/', `${root}/etc/`)
    .replaceAll('/opt/studio/node/bin', `${root}/bin`);
  write('deploy/single-host/monitoring.sh', text, 0o755);
  write('etc/studio/site.env', 'SITE_HOST=www.studio.example\nEDITOR_NAME=\n');
  write('etc/studio/intake.env', 'INTAKE_MAIL_FROM=site@studio.example\n');
  write(
    'etc/studio/alarms.env',
    'INTAKE_ALARM_TO=ops@studio.example\nINTAKE_ALARM_SMTP_URL=smtps://alarms:own@mail.example\n',
  );
  write('etc/prometheus/alertmanager.yml', 'route: { receiver: of-an-older-version }\n');
  write('etc/default/prometheus', '');
  write('bin/dpkg', script('exit 0'), 0o755);
  write('bin/systemctl', script(`echo "$@" >> ${root}/steps`), 0o755);
  symlinkSync(process.execPath, join(root, 'bin/node'));
  // Not every machine has the groups of a box.
  write('bin/install', script('cp "${@: -2:1}" "${@: -1}"'), 0o755);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function run(): string[] {
  rmSync(join(root, 'steps'), { force: true });
  const { status, stderr } = spawnSync(join(root, 'deploy/single-host/monitoring.sh'), {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const steps = existsSync(join(root, 'steps')) ? read('steps').split('\n') : [];
  return steps.filter((step) => step.startsWith('restart'));
}

test('settings of an older version are replaced and reloaded, and a second run changes nothing', () => {
  expect(run()).toEqual([
    'restart prometheus prometheus prometheus-alertmanager prometheus-alertmanager',
  ]);
  expect(read('etc/prometheus/alertmanager.yml')).toContain('"to": "ops@studio.example"');
  expect(read('etc/prometheus/prometheus.yml')).toContain('/srv/studio/current/deploy/monitoring');
  expect(run()).toEqual([]);
});

test('the editor is monitored if the box has one, without being named again', () => {
  run();
  expect(read('etc/prometheus/prometheus.yml')).not.toMatch(/^ +- job_name: publish$/mu);
  write('etc/studio/site.env', 'SITE_HOST=www.studio.example\nEDITOR_NAME=edit.studio.example\n');
  expect(run()).toEqual(['restart prometheus']);
  expect(read('etc/prometheus/prometheus.yml')).toMatch(/^ +- job_name: publish$/mu);
});
