import MailComposer from 'nodemailer/lib/mail-composer';

/**
 * An address as it is sent to a mail server, which refuses or reports it in that form: nodemailer writes the domain in
 * lower case and in ASCII.
 */
export const addressAsSent = (address: string): string =>
  new MailComposer({ to: { name: '', address } }).compile().getEnvelope().to[0] ?? address;
