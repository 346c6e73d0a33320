import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { emptyDatabase } from '@studio/tests/support/database.ts';
import { mailServer, type MailServer } from '@studio/tests/support/dovecot.ts';
import { freePortsInARow, startProcess } from '@studio/tests/support/processes.ts';
import { provider, type TestProvider } from '@studio/tests/support/provider.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { leash } from '@studio/tests/support/test-run.ts';

const root = join(import.meta.dirname, '../../../..');
const START_WITHIN_MS = 90_000;

export interface WholeProduct extends AsyncDisposable {
  /** The URL of the public site. */
  readonly site: string;
  readonly desk: string;
  /** Accepts every mail. */
  readonly smtpUrl: string;
  /** The web interface for those mails. */
  readonly mails: string;
  /** The company's mail server with the mailbox of sales, which the inbound mail process reads. */
  readonly mailServer: MailServer;
  /** A program that receives the outcomes of enquiries. */
  readonly crm: TestProvider;
  /** Runs SQL as the owner of the database: the only way to let time pass for an enquiry. */
  sql(statement: string, ...values: readonly unknown[]): Promise<void>;
}

/** The local part of the company's address. */
export const SALES_USER = 'hello';

/** The site, the API and the desk as `npm run serve -- product` starts them, with an inbound mail process. */
export async function wholeProduct(): Promise<WholeProduct> {
  await using parts = new AsyncDisposableStack();
  const database = parts.use(await emptyDatabase());
  const dovecot = parts.use(await mailServer());
  const mailbox = { INTAKE_IMAP_URL: dovecot.imapUrl(SALES_USER) };
  const crm = parts.use(await provider());
  const webhook = {
    INTAKE_CHANNELS: 'smtp,webhook',
    INTAKE_WEBHOOK_URL: crm.url,
    INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
  };
  // It uses this port and the next six.
  const port = await freePortsInARow(7);
  const product = spawn(process.execPath, [...leash, 'deploy/preview.ts', '--port', String(port)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      INTAKE_OWNER_DATABASE_URL: database.url,
      ...mailbox,
      ...webhook,
    },
  });
  const ended = once(product, 'exit');
  parts.defer(async () => {
    product.kill('SIGTERM');
    await ended;
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));

  const site = `http://127.0.0.1:${port}`;
  const addresses = await eventually(async () => {
    const [desk = ''] = /http:\/\/localhost:\d+/u.exec(output) ?? [];
    const [, smtpUrl = '', mails = ''] = /(smtp:\S+) are shown at (\S+)/u.exec(output) ?? [];
    for (const address of [site, mails]) if (!(await fetch(address)).ok) throw new Error(output);
    // Polls the session, which answers 401 at once: sign-in requests are rate limited.
    if ((await fetch(`${desk}/api/me`)).status !== 401) throw new Error(output);
    return { desk, smtpUrl, mails };
  }, START_WITHIN_MS);
  parts.use(
    await startProcess('inbound-mail', {
      ...(parseEnv(readFileSync(join(root, 'deploy/dev.env'), 'utf8')) as Record<string, string>),
      ...mailbox,
      INTAKE_MAIL_DATABASE_URL: asRole(database.url, 'intake_mail'),
    }),
  );
  const all = parts.move();
  return {
    site,
    ...addresses,
    mailServer: dovecot,
    crm,
    async sql(statement, ...values) {
      await database.pool.query(statement, [...values]);
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
