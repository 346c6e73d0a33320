import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of the route's answer; null if the contract has none, as for a file or a stream. */
    answer?: z.ZodMiniType | null;
  }
}

/** Throws if an answer, as serialized, breaks its schema or has a field the schema does not name. */
export function checkResponse(schema: z.ZodMiniType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const read = z.safeParse(schema, sent);
  if (!read.success) throw new Error(`An answer breaks its schema. ${z.prettifyError(read.error)}`);
  if (!isDeepStrictEqual(read.data, sent))
    throw new Error('An answer has a field that its schema does not name.');
}

/**
 * Checks every JSON answer against the contract and answers 500 if it does not match. For tests and development:
 * in production an unexpected answer is better than none, and checking takes time.
 */
export function checkResponses(app: FastifyInstance, refused: z.ZodMiniType): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const { answer } = request.routeOptions.config;
    const { url = '' } = request.routeOptions;
    if (answer !== null) {
      const schema = reply.statusCode < 400 ? answer : refused;
      if (!schema) throw new Error(`The route ${url} does not say what it answers with.`);
      checkResponse(schema, payload);
    }
    done(null, payload);
  });
}
