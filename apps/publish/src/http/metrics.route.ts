import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** For Prometheus on this machine, which alerts if there is no answer. nginx does not forward this path. */
export function metricsRoute(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/metrics', { config: { access: 'open', answer: null } }, async (_request, reply) =>
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await registry.metrics()),
  );
}
