/** Ends a request with an answer for a person. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** What the app needs beside the sentence. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  404: 'Nothing is here.',
  413: 'This is too long to be taken.',
  415: 'This came in a format that is not taken here.',
};

/** Fastify's own refusals keep their status and get a sentence; a fault of ours stays a fault. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status !== 'number' || status >= 500) return undefined;
  return new Refused(status, WORDS[status] ?? 'This request was not understood.');
}
