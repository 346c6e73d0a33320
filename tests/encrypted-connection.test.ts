import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { openTransport } from '@studio/platform/sending/transport.ts';
import { describeSmtpError, smtpFailure } from '@studio/platform/sending/smtp-outcome.ts';

// An address of this machine that the code treats as another machine: only 127.0.0.1 is exempt.
const ELSEWHERE = '127.0.0.2';
const mail = { from: 'site@company.example', to: 'sales@company.example', text: 'a secret word' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Simulates an attacker on the network: a server that does not offer encryption and accepts everything. */
async function strippedServer(
  answerToStartTls: string,
): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 stripped\r\n');
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (line.startsWith('EHLO')) socket.write('250-stripped\r\n250 AUTH PLAIN LOGIN\r\n');
        else if (line === 'STARTTLS') socket.write(`${answerToStartTls}\r\n`);
        else socket.write('250 ok\r\n');
      }
    });
  }).listen(0, ELSEWHERE);
  closing.push(() => server.close());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, heard };
}

it.each(['502 no such command', '454 not now', '220 go ahead'])(
  'a mail server without encryption (%s) gets neither password nor mail',
  async (answer) => {
    const { port, heard } = await strippedServer(answer);
    const transport = openTransport(`smtp://site:password@${ELSEWHERE}:${port}`);
    closing.push(() => {
      transport.close();
    });
    const error: unknown = await transport.sendMail(mail).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(heard.filter((line) => /^(?:AUTH|MAIL|RCPT|DATA)/u.test(line))).toEqual([]);
    expect(heard.join(' ')).not.toContain(Buffer.from('\0site\0password').toString('base64'));
    expect(smtpFailure(error, 'us').kind).toBe('retry');
    // A server that accepts STARTTLS without doing it is a broken connection like any other.
    if (answer.startsWith('220')) return;
    expect(smtpFailure(error, 'us')).toMatchObject({
      problem: 'The SMTP server accepts no encrypted connection, so nothing was sent.',
    });
    expect(describeSmtpError(error, ELSEWHERE)).toContain('accepts no encrypted connection');
  },
);

it('a mail server with an untrusted certificate receives nothing either', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=mail';
  const san = `subjectAltName=IP:${ELSEWHERE}`;
  execFileSync(
    'openssl',
    ['req', ...made.split(' '), '-addext', san, '-keyout', `${key}`, '-out', `${cert}`],
    { stdio: 'pipe' },
  );
  const logins: string[] = [];
  const server = new SMTPServer({
    key: readFileSync(`${key}`),
    cert: readFileSync(`${cert}`),
    onAuth({ username = '' }, _session, done) {
      logins.push(username);
      done(null, { user: username });
    },
  });
  rmSync(folder, { recursive: true });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, ELSEWHERE, resolve);
  });
  closing.push(() => {
    server.close(() => undefined);
  });
  const { port } = server.server.address() as AddressInfo;
  const transport = openTransport(`smtp://site:password@${ELSEWHERE}:${port}`);
  await expect(transport.sendMail(mail)).rejects.toThrow('self-signed');
  transport.close();
  expect(logins).toEqual([]);
});
