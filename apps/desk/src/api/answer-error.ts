import type {
  AnsweredSince,
  Overtaken,
  RefusedAnswer,
  Strangers,
} from '@studio/contract/desk/answers';

/** Why a question to the service failed, as a sentence that can be shown. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** 0 if there was no answer at all. */
  readonly status: number;
  readonly refused: RefusedAnswer | undefined;

  constructor(status: number, message: string, refused?: RefusedAnswer) {
    super(message);
    this.status = status;
    this.refused = refused;
  }
}

const refusedIn = (error: unknown): RefusedAnswer | undefined =>
  error instanceof AnswerError ? error.refused : undefined;

/** 409: a colleague was faster. The current state came with the refusal. */
export function overtakenOf(error: unknown): Overtaken | undefined {
  const refused = refusedIn(error);
  return refused && 'now' in refused ? refused : undefined;
}

/** 409 to a reply: a colleague has answered since. */
export function answeredSinceOf(error: unknown): AnsweredSince | undefined {
  const refused = refusedIn(error);
  return refused && 'since' in refused ? refused : undefined;
}

/** 409 to a reply: it goes to an address that is new to the thread. */
export function strangersOf(error: unknown): Strangers | undefined {
  const refused = refusedIn(error);
  return refused && 'strangers' in refused ? refused : undefined;
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof AnswerError ? error.status : undefined;
