import { envelopeSchema } from '@old/contract';
import { senderIn, spanIdOf } from '@old/contract/trace';
import type { onResponseHookHandler } from 'fastify';
import { leadTrace } from '#leads/lead-trace.ts';
import type { Traces } from '#platform/traces.ts';

/**
 * The span of a request that brings an enquiry. Of what a visitor sends only the ids are taken, and a
 * sender's only where it is of the trace that belongs to their own submission.
 */
export const traceRequest =
  (traces: Traces): onResponseHookHandler =>
  (request, reply, done) => {
    const { data } = envelopeSchema.safeParse(request.body);
    const traceId = leadTrace(request.id, data?.submissionkey);
    const route = request.routeOptions.url ?? '';
    const endedAt = Date.now();
    traces.add({
      name: `${request.method} ${route}`,
      kind: 'server',
      traceId,
      spanId: spanIdOf(request.id),
      parentSpanId: senderIn(request.headers['traceparent'], traceId),
      startedAt: endedAt - reply.elapsedTime,
      endedAt,
      hasFailed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'request.id': request.id,
      },
    });
    done();
  };
