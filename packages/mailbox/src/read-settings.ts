import { readFileSync } from 'node:fs';
import type { EnvReader } from '@studio/platform/config-reader.ts';
import { salesAddress } from '@studio/platform/sales-address.ts';
import type { MailboxSettings } from '#mailbox-settings.ts';

const TLS_PORT = 993;
const PLAIN_PORT = 143;

/** Undefined without a configured mailbox: replies are then seen only if they are written at the desk. */
export function readMailbox(
  read: EnvReader,
  company: { readonly email: string | undefined },
): MailboxSettings | undefined {
  const address = read.optionalUrl('INTAKE_IMAP_URL');
  if (address === undefined || address === '') return undefined;
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  if (!secure && url.protocol !== 'imap:') {
    read.addError(
      'INTAKE_IMAP_URL must begin with imaps:// (or imap://, which then asks for TLS).',
    );
  }
  const password = decodeURIComponent(url.password);
  const tokenFile = read.optional('INTAKE_IMAP_TOKEN_PATH');
  if (password === '' && tokenFile === undefined) {
    read.addError('INTAKE_IMAP_URL holds no password, and INTAKE_IMAP_TOKEN_PATH names no token.');
  }
  const salesTo = read.optional('INTAKE_SALES_TO');
  return {
    host: url.hostname,
    port: url.port === '' ? (secure ? TLS_PORT : PLAIN_PORT) : Number(url.port),
    secure,
    user: decodeURIComponent(url.username),
    secret: () =>
      tokenFile === undefined
        ? { pass: password }
        : { accessToken: readFileSync(tokenFile, 'utf8').trim() },
    // The company's address changes with an edition.
    get address() {
      return salesAddress(salesTo ?? company.email ?? '').toLowerCase();
    },
    mailFrom: read.required('INTAKE_MAIL_FROM', 'the address our mails come from'),
    ourServer: read.optional('INTAKE_AUTHSERV_ID'),
    ourDomains: read.list('INTAKE_STAFF_DOMAINS').map((domain) => domain.toLowerCase()),
    sentFolder: read.optional('INTAKE_IMAP_SENT_FOLDER'),
  };
}
