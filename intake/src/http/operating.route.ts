import type { FastifyInstance } from 'fastify';

export interface OperatingRouteParts {
  /** Sentences on what is missing; none when the service can take leads. */
  readonly readiness: () => Promise<readonly string[]>;
  /** What is wrong and yet no reason to send visitors elsewhere, a dead worker for example. */
  readonly alarms: () => Promise<readonly string[]>;
  readonly metrics: () => Promise<string>;
}

/** For the load balancer and the monitoring; the public web server passes on /api alone. */
export function operatingRoute(app: FastifyInstance, parts: OperatingRouteParts): void {
  app.get('/healthz', (_request, reply) => reply.send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const problems = await parts.readiness();
    if (problems.length > 0) return reply.code(503).send({ problems, alarms: [] });
    return reply.send({ problems, alarms: await parts.alarms() });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', 'text/plain; version=0.0.4').send(await parts.metrics()),
  );
}
