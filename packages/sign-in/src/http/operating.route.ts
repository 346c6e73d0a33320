import type { FastifyInstance } from 'fastify';

/** For monitoring on the machine; nginx does not pass on either route. */
export function operatingRoute(
  app: FastifyInstance,
  readiness: () => Promise<readonly string[]>,
): void {
  app.get('/healthz', { config: { access: 'open', answer: null } }, (_request, reply) =>
    reply.send({ alive: true }),
  );
  app.get('/readyz', { config: { access: 'open', answer: null } }, async (_request, reply) => {
    const problems = await readiness();
    return reply.code(problems.length > 0 ? 503 : 200).send({ problems });
  });
}
