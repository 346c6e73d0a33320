import type { Outcome } from './outcome.ts';

const CONFIGURATION = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EREQUIRETLS']);

const NO_ENCRYPTION = 'ETLS';

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

/**
 * Reads only codes, because the server's message quotes the recipient. A rejected visitor's address is final; a
 * rejection of one of our own addresses fails until we fix it.
 */
export function smtpFailure(error: unknown, to: 'visitor' | 'us'): Outcome {
  const { code, status, command } = faultOf(error);
  const answered = status === undefined ? {} : { status };
  if (CONFIGURATION.has(code)) {
    return { kind: 'failed', problem: `The SMTP server refused our login (${code}).`, ...answered };
  }
  // The server's answer to STARTTLS looks like a refusal of the mail, but the server can be fixed.
  if (code === NO_ENCRYPTION) {
    return {
      kind: 'retry',
      problem: 'The SMTP server accepts no encrypted connection, so nothing was sent.',
    };
  }
  const permanent = status !== undefined && status >= 500;
  const aboutRecipient = code === 'EENVELOPE' && (command === 'RCPT TO' || status === undefined);
  if (aboutRecipient && to === 'visitor' && (permanent || status === undefined)) {
    return { kind: 'refused', problem: 'The address does not take mail.', ...answered };
  }
  if (permanent) {
    return { kind: 'failed', problem: `The SMTP server answered ${status} for good.`, ...answered };
  }
  const problem =
    status === undefined
      ? `The SMTP server could not be reached or went away (${code}).`
      : `The SMTP server answered ${status}.`;
  return { kind: 'retry', problem, ...answered };
}

/** For `intake doctor`: a server that refuses and a server that does not answer need different fixes. */
export function describeSmtpError(error: unknown, hostname: string): string {
  const { code, status } = faultOf(error);
  const server = `The SMTP server at ${hostname}`;
  if (CONFIGURATION.has(code)) {
    return `${server} refused our login (${status ?? code}). Look at the name and the password in INTAKE_SMTP_URL.`;
  }
  if (code === NO_ENCRYPTION) {
    return `${server} accepts no encrypted connection. Use smtps:// in INTAKE_SMTP_URL, or look at its certificate.`;
  }
  if (status !== undefined) return `${server} answered ${status} before any message was sent.`;
  return `${server} cannot be reached (${code}). Look whether it runs, and at host and port in INTAKE_SMTP_URL.`;
}
