import type { EnvReader } from '#config-reader.ts';
import { isLoopback } from '#loopback.ts';
import type { AlarmSettings } from './alarm-notifiers.ts';

export const readMailFrom = (read: EnvReader): string =>
  read.required('INTAKE_MAIL_FROM', 'the address our mails come from');

/** With these parameters a URL could turn off the encryption that transport.ts requires. */
const LOOSENING = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'tls.rejectUnauthorized'];

/** Passwords and enquiries are sent there, so an unencrypted connection is allowed only to this machine. */
function checkedSmtp(read: EnvReader, name: string, value: string): string {
  if (value === '') return '';
  const { protocol, hostname, searchParams } = new URL(value);
  if (protocol !== 'smtps:' && protocol !== 'smtp:') {
    read.addError(`${name} must begin with smtps:// (or smtp://, which then insists on TLS).`);
  }
  const loosens = LOOSENING.filter((each) => searchParams.has(each));
  if (loosens.length > 0 && !isLoopback(hostname)) {
    read.addError(`${name} holds ${loosens.join(', ')}. Remove it: the line is always encrypted.`);
  }
  return value;
}

export const readSmtpUrl = (read: EnvReader, meaning: string): string =>
  checkedSmtp(read, 'INTAKE_SMTP_URL', read.url('INTAKE_SMTP_URL', meaning));

const alarmSmtpUrl = (read: EnvReader): string | undefined => {
  const value = read.optionalUrl('INTAKE_ALARM_SMTP_URL');
  return value === undefined ? undefined : checkedSmtp(read, 'INTAKE_ALARM_SMTP_URL', value);
};

/** The sender's name; it may change while the service runs. */
interface Named {
  readonly name: string;
}

/** Alarm mails can use another server than enquiries: a server that fails cannot send the alarm about it. */
export function readAlarms(read: EnvReader, company: Named): AlarmSettings {
  const webhookUrl = read.optionalPrivateUrl('INTAKE_ALARM_WEBHOOK_URL');
  const to = read.optional('INTAKE_ALARM_TO');
  if (to === undefined) return { webhookUrl, mail: undefined };
  const url = alarmSmtpUrl(read) ?? readSmtpUrl(read, 'the SMTP server that carries alarms too');
  return { webhookUrl, mail: { url, from: readMailFrom(read), to, company } };
}

/**
 * The API raises the alarm that the worker is silent. It does not get the login of the enquiries' mail server, which
 * often opens the mailbox too, so it sends mail only through the alarms' own server.
 */
export function readApiAlarms(read: EnvReader, company: Named): AlarmSettings {
  const webhookUrl = read.optionalPrivateUrl('INTAKE_ALARM_WEBHOOK_URL');
  const to = read.optional('INTAKE_ALARM_TO');
  const url = alarmSmtpUrl(read);
  if (to === undefined || url === undefined) return { webhookUrl, mail: undefined };
  return { webhookUrl, mail: { url, from: readMailFrom(read), to, company } };
}
