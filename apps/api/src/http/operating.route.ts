import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

export interface OperatingRouteParts {
  /** Sentences that say what is missing; empty if the service can take enquiries. */
  readonly readiness: () => Promise<readonly string[]>;
  /** Problems that do not stop the API from taking enquiries, such as a dead worker. */
  readonly alarms: () => Promise<readonly string[]>;
  readonly metrics: () => Promise<string>;
}

/** These answers are not part of the contract. */
const config = { answer: null };

/** For the load balancer and the monitoring; the public web server forwards only /api. */
export function operatingRoute(app: FastifyInstance, parts: OperatingRouteParts): void {
  app.get('/healthz', { config }, (_request, reply) => reply.send({ alive: true }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const problems = await parts.readiness();
    if (problems.length > 0) return reply.code(503).send({ problems, alarms: [] });
    return reply.send({ problems, alarms: await parts.alarms() });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', Registry.PROMETHEUS_CONTENT_TYPE).send(await parts.metrics()),
  );
}
