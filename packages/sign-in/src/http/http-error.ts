import type { ErrorResponse } from '@studio/contract/desk/responses';
import { codeOf } from '@studio/enquiries/database/db.ts';

/** Raised by `session_staff_id` of the database. */
const SESSION_ENDED = 'SE001';

type WithoutMessage<Answer> = Answer extends unknown ? Omit<Answer, 'message'> : never;

/** Ends a request with a response for a person. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Additional content that the app needs. */
  readonly more: WithoutMessage<ErrorResponse>;

  constructor(status: number, message: string, more: WithoutMessage<ErrorResponse> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  404: 'Nothing is here.',
  413: 'This is too long to be taken.',
  415: 'We cannot read this format.',
};

/** Fastify's own refusals keep their status and get a sentence; any other error is an internal error. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  // The session ended during the request.
  if (codeOf(error) === SESSION_ENDED) return new HttpError(401, 'Please sign in.');
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status !== 'number' || status >= 500) return undefined;
  return new HttpError(status, WORDS[status] ?? 'This request was not understood.');
}
