import type { AnsweredSince, Overtaken } from '@old/contract/desk/answers';

/** Why a question to the service failed, as a sentence that can be shown. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** 0 where nobody answered at all. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** 409: somebody was faster. What is true now came with the refusal. */
export const overtakenOf = (error: unknown): Overtaken | undefined =>
  error instanceof AnswerError && error.status === 409 && 'now' in error.body
    ? (error.body as unknown as Overtaken)
    : undefined;

/** 409 to a reply: somebody has answered since. */
export const answeredSinceOf = (error: unknown): AnsweredSince | undefined =>
  error instanceof AnswerError && error.status === 409 && 'since' in error.body
    ? (error.body as unknown as AnsweredSince)
    : undefined;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof AnswerError ? error.status : undefined;
