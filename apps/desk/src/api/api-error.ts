import type {
  AlreadyAnswered,
  VersionConflict,
  ErrorResponse,
  Strangers,
} from '@studio/contract/desk/responses';

/** Why a request failed, as a sentence that can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 if there was no answer at all. */
  readonly status: number;
  readonly refused: ErrorResponse | undefined;

  constructor(status: number, message: string, refused?: ErrorResponse) {
    super(message);
    this.status = status;
    this.refused = refused;
  }
}

const refusedIn = (error: unknown): ErrorResponse | undefined =>
  error instanceof ApiError ? error.refused : undefined;

/** 409: a colleague was faster. The response has the current state. */
export function versionConflictOf(error: unknown): VersionConflict | undefined {
  const refused = refusedIn(error);
  return refused && 'now' in refused ? refused : undefined;
}

/** 409 to a reply: a colleague has answered since. */
export function alreadyAnsweredOf(error: unknown): AlreadyAnswered | undefined {
  const refused = refusedIn(error);
  return refused && 'since' in refused ? refused : undefined;
}

/** 409 to a reply: it goes to an address that is new to the thread. */
export function strangersOf(error: unknown): Strangers | undefined {
  const refused = refusedIn(error);
  return refused && 'strangers' in refused ? refused : undefined;
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
