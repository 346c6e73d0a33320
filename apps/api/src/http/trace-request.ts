import { envelopeSchema } from '@studio/contract';
import { senderIn, spanIdOf } from '@studio/contract/trace';
import type { onResponseHookHandler } from 'fastify';
import { enquiryTrace } from '@studio/enquiries/submission/enquiry-trace.ts';
import type { Traces } from '@studio/platform/traces.ts';

/**
 * The span of a request that submits an enquiry. Visitor-supplied trace headers are ignored unless they match
 * the submission's own trace, and only their ids are used.
 */
export const traceRequest =
  (traces: Traces): onResponseHookHandler =>
  (request, reply, done) => {
    const { data } = envelopeSchema.safeParse(request.body);
    const traceId = enquiryTrace(request.id, data?.idempotencykey);
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
