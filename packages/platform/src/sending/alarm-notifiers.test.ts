import { hostname } from 'node:os';
import { beforeEach, expect, it, vi } from 'vitest';
import { alarmNotifiers } from './alarm-notifiers.ts';
import type { Outcome } from './outcome.ts';
import { postJson } from './http-outcome.ts';
import { openTransport } from './transport.ts';

vi.mock('./http-outcome.ts');
vi.mock('./transport.ts');

const sendMail = vi.fn<(mail: unknown) => Promise<unknown>>();
const close = vi.fn<() => void>();
const away: Outcome = { kind: 'retry', problem: 'The provider answered 503.' };

beforeEach(() => {
  vi.mocked(postJson).mockReset().mockResolvedValue({ kind: 'sent' });
  vi.mocked(openTransport)
    .mockReset()
    .mockReturnValue({ sendMail, close } as unknown as ReturnType<typeof openTransport>);
  sendMail.mockReset().mockResolvedValue({});
  close.mockReset();
});

const mail = {
  url: 'smtp://mail.example',
  from: 'site@mail.company.example',
  to: 'ops@company.example',
  company: { name: 'The company' },
};
const webhookUrl = 'https://chat.example/hook';
const notice = {
  key: '7',
  title: 'Alarm: failed (smtp)',
  text: 'Failed.',
  details: { kind: 'failed' },
};

it('sends an alarm both ways: as an automatic mail and as text for a chat', async () => {
  expect(await alarmNotifiers({ webhookUrl, mail }).notify(notice)).toEqual([]);
  expect(openTransport).toHaveBeenCalledWith('smtp://mail.example');
  expect(sendMail).toHaveBeenCalledExactlyOnceWith({
    from: { name: 'The company', address: 'site@mail.company.example' },
    to: 'ops@company.example',
    subject: 'Alarm: failed (smtp)',
    text: `Failed.\nMachine: ${hostname()}\n`,
    messageId: '<7.alarm@mail.company.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const [url, body = '', headers] = vi.mocked(postJson).mock.lastCall ?? [];
  expect(url).toBe(webhookUrl);
  expect(JSON.parse(body)).toEqual({ text: `Failed.\nMachine: ${hostname()}`, kind: 'failed' });
  expect(headers).toEqual({ 'idempotency-key': '7' });
});

it('names the way that failed if the other one worked', async () => {
  vi.mocked(postJson).mockResolvedValue(away);
  expect(await alarmNotifiers({ webhookUrl, mail }).notify(notice)).toEqual([
    'The provider answered 503.',
  ]);
  vi.mocked(postJson).mockResolvedValue({ kind: 'sent' });
  sendMail.mockRejectedValue(
    Object.assign(new Error('<ops@company.example>'), { code: 'ECONNECTION' }),
  );
  const [problem] = await alarmNotifiers({ webhookUrl, mail }).notify(notice);
  expect(problem).toContain('could not be reached');
});

it('throws if no way worked', async () => {
  vi.mocked(postJson).mockResolvedValue(away);
  sendMail.mockRejectedValue(new Error());
  await expect(alarmNotifiers({ webhookUrl, mail }).notify(notice)).rejects.toThrow(
    'No way took the alarm.',
  );
  await expect(alarmNotifiers({ webhookUrl, mail: undefined }).notify(notice)).rejects.toThrow(
    'No way',
  );
});

it('does not try a way that is not set up', async () => {
  await alarmNotifiers({ webhookUrl, mail: undefined }).notify(notice);
  expect(openTransport).not.toHaveBeenCalled();
  await alarmNotifiers({ webhookUrl: undefined, mail }).notify(notice);
  expect(postJson).toHaveBeenCalledOnce();
  expect(sendMail).toHaveBeenCalledOnce();
});

it('does not fail without any way: the log has the alarm', async () => {
  const notifiers = alarmNotifiers({ webhookUrl: undefined, mail: undefined });
  expect(await notifiers.notify(notice)).toEqual([]);
  expect(() => {
    notifiers.close();
  }).not.toThrow();
});

it('closes its connection', () => {
  alarmNotifiers({ webhookUrl, mail }).close();
  expect(close).toHaveBeenCalledOnce();
});
