import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser as Chromium } from '@playwright/test';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { ownSettings } from '@studio/contract/own-secrets';
import { enquiriesPath } from '@studio/contract/paths';
import { plantSession, testDesk, type TestDesk } from '@studio/desk-api/tests/support/desk.ts';
import { readyDatabase, type TestDatabase } from '@studio/tests/support/database.ts';
import { mailServer, type MailServer } from '@studio/tests/support/dovecot.ts';
import { OUR_SERVER, SALES, type TestEnquiry } from '@studio/tests/support/inbound-mail.ts';
import {
  addressOf,
  freePort,
  startProcess,
  type TestProcess,
} from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { asRole, settings } from '@studio/tests/support/settings.ts';
import { smtpServer, type ReceivedMail, type TestSmtp } from '@studio/tests/support/smtp.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { debianChromium } from '@studio/browser/chromium.ts';
import { startNginx, type RunningNginx } from './nginx.ts';
import { ask, type WireRequest, type WireResponse } from './wire.ts';

export type Colleague = Awaited<ReturnType<typeof plantSession>>;

/** An enquiry, with the link in our mail that opens the enquirer's own page. */
export interface Enquiry extends TestEnquiry {
  readonly link: string;
}

/** The whole product as in production, on this machine's loopback interface. */
export interface Product extends AsyncDisposable {
  readonly site: string;
  readonly desk: string;
  /** The address of the API behind nginx. */
  readonly api: string;
  readonly database: TestDatabase;
  /** The environment of the intake's processes. */
  readonly env: Readonly<Record<string, string>>;
  /** The environment of an operator's commands. */
  readonly operatorEnv: Readonly<Record<string, string>>;
  /** The address of the desk's service behind nginx. */
  readonly serviceAddress: string;
  /** The desk's service and its provider, which run in this process. */
  readonly service: TestDesk;
  readonly nginx: RunningNginx;
  /** Accepts every mail that is sent. */
  readonly smtp: TestSmtp;
  /** The company's mail server, with the sales mailbox. */
  readonly mailbox: MailServer;
  readonly inboundMail: TestProcess;
  readonly chromium: Chromium;
  /** One protection is disabled, to check that the attack would be noticed. */
  readonly isControl: boolean;
  readonly sql: TestDesk['sql'];
  signIn(...roles: string[]): Promise<Colleague>;
  /** Sends a visitor's form through nginx and waits for its mails. */
  enquire(change?: Readonly<Record<string, unknown>>): Promise<Enquiry>;
}

const dist = join(import.meta.dirname, '../../apps/site/dist');
const page = (name: string) => join(dist, `contact/${name}.html`);

const mailsAbout = (smtp: TestSmtp, reference: string): ReceivedMail[] =>
  smtp.received.filter(({ raw }) => raw.includes(reference));

export async function startProduct(): Promise<Product> {
  await using parts = new AsyncDisposableStack();
  const database = parts.use(await readyDatabase());
  const mailbox = parts.use(await mailServer());
  const smtp = parts.use(await smtpServer());
  const [port, servicePort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  // Browsers keep a Secure cookie for localhost without TLS.
  const desk = `http://localhost:${port}`;
  const env = settings(database.url, {
    INTAKE_SITE_URL: site,
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_TRUSTED_PROXIES: '127.0.0.1',
    INTAKE_IMAP_URL: mailbox.imapUrl('sales'),
    INTAKE_MAIL_DATABASE_URL: asRole(database.url, 'intake_mail'),
    // No nginx writes there, so the visit counter has nothing to count.
    INTAKE_VISITS_FOLDER: tmpdir(),
    INTAKE_SALES_TO: SALES,
    INTAKE_AUTHSERV_ID: OUR_SERVER,
    INTAKE_PROBLEM_PAGE: page('problem'),
    INTAKE_NOTICE_PAGE: page('notice'),
    INTAKE_SENT_PAGE: page('sent'),
    INTAKE_ENQUIRY_PAGE: page('enquiry'),
  });
  const api = addressOf(parts.use(await startProcess('api', env)));
  parts.use(await startProcess('worker', env));
  const inboundMail = parts.use(await startProcess('inbound-mail', env));
  const service = parts.use(await testDesk({ DESK_ORIGIN: desk }, systemClock, database));
  await service.app.listen({ host: '127.0.0.1', port: servicePort });
  const nginx = parts.use(
    await startNginx({ port, intake: new URL(api).host, desk: `127.0.0.1:${servicePort}` }),
  );
  const browser = await chromium.launch(debianChromium);
  parts.defer(() => browser.close());

  async function enquire(change: Readonly<Record<string, unknown>> = {}): Promise<Enquiry> {
    const enquiry = {
      ...validEnquiry,
      email: `${randomUUID()}@visitor.example`,
      idempotencykey: randomUUID(),
      ...change,
    };
    const { status, text } = await ask(site, {
      method: 'POST',
      path: enquiriesPath,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
    if (status !== 201) throw new Error(`An enquiry was answered with ${status}: ${text}`);
    const { reference } = JSON.parse(text) as { reference: string };
    const [row] = await service.sql<{ id: string }>(
      'select id from enquiries where reference = $1',
      reference,
    );
    return eventually(() => {
      const mails = mailsAbout(smtp, reference);
      const toThem = mails.find(({ envelopeTo }) => envelopeTo.includes(enquiry.email));
      const toSales = mails.find(({ envelopeTo }) => envelopeTo.includes(SALES));
      const [link] = /http:\S+\/enquiry\S*/u.exec(toThem?.mail.text ?? '') ?? [];
      const [sales, acknowledgement] = [toSales?.mail.messageId, toThem?.mail.messageId];
      if (!sales || !acknowledgement || !link)
        throw new Error(`Mails of ${reference} are missing.`);
      const ids = { sales, acknowledgement };
      return { id: row?.id ?? '', reference, email: enquiry.email, ids, link };
    });
  }

  const all = parts.move();
  return {
    site,
    desk,
    api,
    database,
    env,
    operatorEnv: ownSettings('operator', env),
    serviceAddress: `http://127.0.0.1:${servicePort}`,
    service,
    nginx,
    smtp,
    mailbox,
    inboundMail,
    chromium: browser,
    isControl: false,
    sql: (text, ...values) => service.sql(text, ...values),
    signIn: (...roles) => plantSession(service, ...roles),
    enquire,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Sends a request like the desk's own page, unless the headers say otherwise. */
export const askDesk = (
  { desk }: Pick<Product, 'desk'>,
  one: Colleague | undefined,
  { headers, ...asked }: WireRequest,
): Promise<WireResponse> =>
  ask(desk, {
    ...asked,
    headers: {
      cookie: one && `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`,
      'sec-fetch-site': 'same-origin',
      origin: desk,
      'content-type': asked.body === undefined ? undefined : 'application/json',
      ...headers,
    },
  });

export const postDesk = (
  product: Pick<Product, 'desk'>,
  one: Colleague,
  path: string,
  body: object,
  method = 'POST',
): Promise<WireResponse> => askDesk(product, one, { method, path, body: JSON.stringify(body) });
