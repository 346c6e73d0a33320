import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { alertmanagerSettings } from './alertmanager.ts';

const alarms = { to: 'ops@c.example', from: 'site@c.example', machine: 'box-1' };
const mailOf = (server: string) => {
  const settings = alertmanagerSettings({ ...alarms, server });
  return (JSON.parse(settings) as { receivers: [{ email_configs: Record<string, unknown>[] }] })
    .receivers[0].email_configs[0];
};

it('mails alerts through the alarms’ mail server, with TLS unless it is on this machine', () => {
  expect(mailOf('smtps://site%40c.example:p%2Fw@mail.example')).toMatchObject({
    to: 'ops@c.example',
    from: 'site@c.example',
    smarthost: 'mail.example:465',
    require_tls: false,
    auth_username: 'site@c.example',
    auth_password: 'p/w',
  });
  expect(mailOf('smtp://mail.example')).toMatchObject({
    smarthost: 'mail.example:587',
    require_tls: true,
  });
  expect(mailOf('smtp://127.0.0.1:2525')).toMatchObject({
    smarthost: '127.0.0.1:2525',
    require_tls: false,
  });
});

it('names the machine and the command to look, and no source file', () => {
  const text = mailOf('smtp://localhost')?.['text'];
  expect(text).toContain('Machine: box-1');
  expect(text).toContain('Look: {{ . }}');
  expect(text).not.toMatch(/\.Annotations\.runbook|\.(?:ts|md)\b/u);
});

it('an API that is down is mailed within two minutes', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const { global } = parse(read('prometheus.yml')) as { global: Record<string, string> };
  const { groups } = parse(read('alerts.yml')) as {
    groups: { rules: { alert?: string; for?: string }[] }[];
  };
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'ApiDown');
  const settings = JSON.parse(alertmanagerSettings({ ...alarms, server: undefined })) as {
    route: { routes: [{ group_wait: string }] };
  };
  // The last scrape before it goes down succeeds, and the one that fails times out after Prometheus' ten seconds.
  const waits = [global['scrape_interval'], '10s', global['evaluation_interval'], rule?.for];
  const seconds = [...waits, settings.route.routes[0].group_wait].map((wait) => {
    const [, number, unit] = /^(\d+)([sm])$/u.exec(wait ?? '') ?? [];
    return Number(number) * (unit === 'm' ? 60 : 1);
  });
  expect(seconds.reduce((sum, wait) => sum + wait)).toBeLessThan(120);
});

it('never prints a URL that it cannot parse', () => {
  expect(() => mailOf('smtps://alarms:pa/ss-Hidden@mail.example')).toThrow(
    /^INTAKE_ALARM_SMTP_URL is not a URL\.(?!.*Hidden)/u,
  );
});

it('sends nothing without a recipient', () => {
  const settings = alertmanagerSettings({ ...alarms, to: '', server: 'smtp://localhost' });
  expect(JSON.parse(settings)).toMatchObject({ receivers: [{ name: 'alarms' }] });
  expect(settings).not.toContain('email_configs');
});

it('never uses the enquiries’ mail server: a group of the machine reads these settings', () => {
  const write = (server: object) =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'write-alertmanager.ts')], {
      encoding: 'utf8',
      env: {
        INTAKE_ALARM_TO: 'ops@c.example',
        INTAKE_MAIL_FROM: 'site@c.example',
        INTAKE_SMTP_URL: 'smtps://sales:enquiries-password@mail.example',
        ...server,
      },
    });
  const without = write({ INTAKE_ALARM_SMTP_URL: '' });
  expect(without).not.toContain('enquiries-password');
  expect(without).not.toContain('email_configs');
  const own = write({ INTAKE_ALARM_SMTP_URL: 'smtps://alarms:own@mail.example' });
  expect(own).toContain('"auth_password": "own"');
});
