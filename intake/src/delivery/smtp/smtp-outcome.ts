import type { Message, Outcome } from '../channel.ts';

const CONFIGURATION = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EREQUIRETLS']);

interface SmtpFault {
  readonly code: string;
  readonly status: number | undefined;
  readonly command: string;
}

function faultOf(error: unknown): SmtpFault {
  const seen = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in seen && typeof seen.code === 'string' ? seen.code : 'unknown',
    status:
      'responseCode' in seen && typeof seen.responseCode === 'number'
        ? seen.responseCode
        : undefined,
    command: 'command' in seen && typeof seen.command === 'string' ? seen.command : '',
  };
}

const toVisitors: ReadonlySet<Message['purpose']> = new Set([
  'acknowledgement',
  'confirmation',
  'reply',
]);

/** Reads codes only: the server's own words quote the recipient. */
export function smtpFailure(error: unknown, purpose: Message['purpose']): Outcome {
  const { code, status, command } = faultOf(error);
  const answered = status === undefined ? {} : { status };
  if (CONFIGURATION.has(code)) {
    return { kind: 'park', problem: `The SMTP server refused our login (${code}).`, ...answered };
  }
  const permanent = status !== undefined && status >= 500;
  const aboutRecipient = code === 'EENVELOPE' && (command === 'RCPT TO' || status === undefined);
  if (aboutRecipient && toVisitors.has(purpose) && (permanent || status === undefined)) {
    return { kind: 'refused', problem: 'The address does not take mail.', ...answered };
  }
  if (permanent) {
    return { kind: 'park', problem: `The SMTP server answered ${status} for good.`, ...answered };
  }
  const problem =
    status === undefined
      ? `The SMTP server could not be reached or went away (${code}).`
      : `The SMTP server answered ${status}.`;
  return { kind: 'retry', problem, ...answered };
}

/** For `intake doctor`: an answer that was no and a server that gave none are mended differently. */
export function smtpComplaint(error: unknown, hostname: string): string {
  const { code, status } = faultOf(error);
  const server = `The SMTP server at ${hostname}`;
  if (CONFIGURATION.has(code)) {
    return `${server} refused our login (${status ?? code}). Look at the name and the password in INTAKE_SMTP_URL.`;
  }
  if (status !== undefined) return `${server} answered ${status} before any message was sent.`;
  return `${server} cannot be reached (${code}). Look whether it runs, and at host and port in INTAKE_SMTP_URL.`;
}
