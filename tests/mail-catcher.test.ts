import { spawn } from 'node:child_process';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { leash } from './support/test-run.ts';

const program = path.join(import.meta.dirname, '../apps/worker/src/dev/mail-catcher.ts');

it('a mail keeps its address while others arrive', async () => {
  const [smtp, web] = [await freePort(), await freePort()];
  const catcher = spawn(process.execPath, [...leash, program, String(smtp), String(web)]);
  onTestFinished(() => void catcher.kill());
  const read = async (where: string) => (await fetch(`http://127.0.0.1:${web}${where}`)).text();
  await eventually(() => read('/mails'));

  const transport = createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true });
  const send = (subject: string) =>
    transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject, text: 'Hello.' });
  await send('The first');
  const [, first = ''] = /href="(\/mails\/\d+)">The first</u.exec(await read('/mails')) ?? [];
  await send('The second');

  expect(await read(first)).toContain('Subject: The first');
  expect(await read('/mails')).toMatch(/The second.*The first/su);
});
