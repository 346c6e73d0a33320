import { FolderMissingError } from './connection.ts';

const codeIn = (error: unknown, name: string): string =>
  typeof error === 'object' && error !== null && name in error
    ? String((error as Record<string, unknown>)[name])
    : '';

/** The codes of PostgreSQL's errors; those of Node begin with a letter. */
const SQL_STATE = /^\d[\dA-Z]{4}$/u;

/** What is wrong with the mailbox and what to check, in our words: a server's message may quote personal data. */
export function describeImapError(error: unknown, host: string): string {
  const server = `The IMAP server ${host}`;
  if (codeIn(error, 'authenticationFailed') === 'true') {
    return `${server} refuses our name or password. Look at INTAKE_IMAP_URL, or renew the token.`;
  }
  if (error instanceof FolderMissingError) {
    return error.use === 'sent'
      ? `${server} marks no folder as that of sent mails. Name it in INTAKE_IMAP_SENT_FOLDER: answers from mail programs are not seen until then.`
      : `${server} marks no folder as its trash.`;
  }
  // Not every server sends an error code; imapflow then sets this flag.
  const isMissing = codeIn(error, 'mailboxMissing') === 'true';
  if (isMissing || codeIn(error, 'serverResponseCode') === 'NONEXISTENT') {
    return `${server} has no folder of the name in INTAKE_IMAP_SENT_FOLDER.`;
  }
  if (codeIn(error, 'serverResponseCode') === 'OVERQUOTA') {
    return `${server} says that the mailbox is full. Delete or move old mails.`;
  }
  const code = codeIn(error, 'code');
  if (SQL_STATE.test(code))
    return `PostgreSQL could not store what was read from ${host} (${code}).`;
  return `${server} cannot be reached or went away${code === '' ? '' : ` (${code})`}.`;
}
