import type { FieldErrors } from '@studio/contract';

/** Ends a request with an answer for a person. `reason` is the label of the metric. */
export class HttpError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly errors: FieldErrors<string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    reason: string,
    message: string,
    more: { errors?: FieldErrors<string>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.reason = reason;
    this.errors = more.errors ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

const KNOWN: Readonly<Record<number, readonly [string, string]>> = {
  400: ['malformed', 'This form could not be read.'],
  404: ['not-found', 'There is nothing here.'],
  413: ['too-large', 'This message is too long to be taken. Please shorten it.'],
  415: ['media-type', 'We cannot read this format. Please use the form on our site.'],
};

/** Fastify's own refusals keep their status and get a sentence; our own errors stay errors. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status !== 'number' || status >= 500) return undefined;
  const [reason, message] = KNOWN[status] ?? ['refused', 'This request was not understood.'];
  return new HttpError(status, reason, message);
}
