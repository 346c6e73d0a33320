/** Something that was done for an enquiry: who did it, when, and what came of it. */
export interface Span {
  readonly name: string;
  /** server: was asked by another. consumer: took it from the queue. client: asked another. */
  readonly kind: 'server' | 'consumer' | 'client';
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly hasFailed: boolean;
  /** Ids, codes and counts; never a word that a person wrote. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface Traces {
  /** Whether anybody wants them: who must look something up for a span asks first. */
  readonly areWanted: boolean;
  /** Never waits and never fails. */
  add(span: Span): void;
  close(): Promise<void>;
}

export const noTraces: Traces = {
  areWanted: false,
  add: () => undefined,
  close: () => Promise.resolve(),
};
