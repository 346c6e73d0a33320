import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from './log.ts';
import type { Span, Traces } from './traces.ts';

// Spans that cannot be sent are dropped, so memory and requests are bounded whatever the collector does.
const LIMITS = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 2_000 };
const ANSWER_WITHIN_MS = 5_000;
const LAST_ANSWER_WITHIN_MS = 1_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Logs one line when the collector stops taking spans and one when it takes them again. */
function loggingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isFailing) log.warn({ err: error }, 'trace export failed, spans dropped');
        if (!error && isFailing) log.info('traces are taken again');
        isFailing = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Sends spans by OTLP over HTTP in JSON (decision 0043). */
export function otlpTraces(endpoint: string, service: string, log: Log): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: ANSWER_WITHIN_MS });
  // The ids are known before the span: they come from the enquiry, which another process may have stored.
  const next = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: loggingExporter(exporter, log), ...LIMITS }),
    ],
  });
  const tracer = provider.getTracer('studio');

  function add(span: Span): void {
    const { traceId, spanId, parentSpanId, name, attributes } = span;
    const parent =
      parentSpanId === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId,
            spanId: parentSpanId,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          });
    Object.assign(next, { traceId, spanId });
    const startTime = new Date(span.startedAt);
    const made = tracer.startSpan(name, { kind: kinds[span.kind], attributes, startTime }, parent);
    if (span.hasFailed) made.setStatus({ code: SpanStatusCode.ERROR });
    made.end(new Date(span.endedAt));
  }

  return {
    areWanted: true,
    add,
    async close() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(LAST_ANSWER_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
