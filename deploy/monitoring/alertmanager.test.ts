import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alertmanagerSettings } from './alertmanager.ts';

const alarms = { to: 'ops@c.example', from: 'site@c.example', machine: 'box-1' };
const mailOf = (server: string) => {
  const told = alertmanagerSettings({ ...alarms, server });
  return (JSON.parse(told) as { receivers: [{ email_configs: Record<string, unknown>[] }] })
    .receivers[0].email_configs[0];
};

it('mails alerts by the server of the alarms, with TLS unless it is on this machine', () => {
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

it('says which machine writes', () => {
  expect(mailOf('smtp://localhost')).toMatchObject({
    text: expect.stringContaining('box-1') as string,
  });
});

it('never repeats an address it cannot read', () => {
  expect(() => mailOf('smtps://alarms:pa/ss-Hidden@mail.example')).toThrow(
    /^INTAKE_ALARM_SMTP_URL is not a URL\.(?!.*Hidden)/u,
  );
});

it('sends nothing if nobody is named', () => {
  const told = alertmanagerSettings({ ...alarms, to: '', server: 'smtp://localhost' });
  expect(JSON.parse(told)).toMatchObject({ receivers: [{ name: 'alarms' }] });
  expect(told).not.toContain('email_configs');
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
