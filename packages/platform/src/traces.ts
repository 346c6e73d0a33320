/** A step in the handling of an enquiry. */
export interface Span {
  readonly name: string;
  /** server: received a request. consumer: took a job from the queue. client: sent a request. */
  readonly kind: 'server' | 'consumer' | 'client';
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly hasFailed: boolean;
  /** Ids, codes and counts; never text that a person wrote. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface Traces {
  /** Whether spans are collected. Check it before looking something up only for a span. */
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
