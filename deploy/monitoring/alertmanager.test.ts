import { expect, it } from 'vitest';
import { alertmanagerSettings } from './alertmanager.ts';

const mailOf = (server: string) => {
  const told = alertmanagerSettings({ to: 'ops@c.example', from: 'site@c.example', server });
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

it('sends nothing if nobody is named', () => {
  const told = alertmanagerSettings({ to: '', from: 'site@c.example', server: 'smtp://localhost' });
  expect(JSON.parse(told)).toMatchObject({ receivers: [{ name: 'alarms' }] });
  expect(told).not.toContain('email_configs');
});
