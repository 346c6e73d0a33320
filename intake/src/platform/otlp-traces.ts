import type { Log } from './log.ts';
import type { Span, Traces } from './traces.ts';

/**
 * OTLP over HTTP in JSON, by hand (decision 0030). What cannot be sent is dropped: memory, connections and
 * what goes out each second have an upper bound, whatever comes in and whatever the collector does.
 */
const WAITING_AT_MOST = 2_048;
const TOGETHER = 512;
const EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
const LAST_ANSWER_WITHIN_MS = 1_000;

/** Numbers of the OTLP schema. */
const kinds = { server: 2, client: 3, consumer: 5 } as const;
const failed = { code: 2 } as const;

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`;

const attribute = ([key, value]: readonly [string, string | number]) => ({
  key,
  value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
});

const written = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: Object.entries(span.attributes).map(attribute),
  ...(span.hasFailed && { status: failed }),
});

const request = (service: string, spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [attribute(['service.name', service])] },
        scopeSpans: [{ scope: { name: 'studio' }, spans: spans.map(written) }],
      },
    ],
  });

/** The address of a collector, to which the standard adds its path. */
const tracesAddress = (endpoint: string): string => `${endpoint.replace(/\/$/, '')}/v1/traces`;

export function otlpTraces(endpoint: string, service: string, log: Log): Traces {
  const address = tracesAddress(endpoint);
  let waiting: Span[] = [];
  let isSending = false;
  let isTrouble = false;

  async function post(spans: readonly Span[], withinMs: number): Promise<void> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: request(service, spans),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
  }

  /** One line when trouble begins and one when it ends, however long it takes. */
  function tell(err?: unknown): void {
    const isNow = err !== undefined;
    if (isNow && !isTrouble) log.warn({ err }, 'traces are dropped: nobody takes them');
    if (!isNow && isTrouble) log.info('traces are taken again');
    isTrouble = isNow;
  }

  async function send(withinMs: number): Promise<void> {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const spans = waiting.slice(0, TOGETHER);
    waiting = waiting.slice(TOGETHER);
    await post(spans, withinMs).then(() => {
      tell();
    }, tell);
    isSending = false;
  }

  const timer = setInterval(() => void send(ANSWER_WITHIN_MS), EVERY_MS).unref();
  return {
    areWanted: true,
    add(span) {
      if (waiting.length < WAITING_AT_MOST) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await send(LAST_ANSWER_WITHIN_MS);
    },
  };
}
