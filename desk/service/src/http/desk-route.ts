import type { Right } from '@old/contract/desk/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Session } from '#sign-in/session.store.ts';
import { sessionOf } from './guard.ts';
import { Refused } from './refused.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

interface Shape<Body, Query> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly right: Right;
  readonly body?: z.ZodMiniType<Body>;
  readonly query?: z.ZodMiniType<Query>;
}

interface Asked<Body, Query> {
  readonly session: Session;
  readonly body: Body;
  readonly query: Query;
  /** From the path; empty where the path has none. */
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function read<Value>(schema: z.ZodMiniType<Value> | undefined, given: unknown): Value {
  if (!schema) return undefined as Value;
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  const fields = result.error.issues
    .map(({ path }) => path.join('.'))
    .filter((name) => name !== '');
  throw new Refused(422, 'Something in this request is missing or not as it must be.', { fields });
}

function idOf(params: unknown): string {
  const id = (params as { id?: string }).id ?? '';
  if (id !== '' && !UUID.test(id)) throw new Refused(404, 'Nothing is here.');
  return id.toLowerCase();
}

/** One way to make a route: its right, what it takes, and what it does with that. */
export function deskRoute<Body = undefined, Query = undefined>(
  app: FastifyInstance,
  { method, url, right, body, query }: Shape<Body, Query>,
  handle: (asked: Asked<Body, Query>) => Promise<unknown>,
): void {
  app.route({
    method,
    url,
    config: { access: right },
    handler: async (request, reply) =>
      handle({
        session: sessionOf(request),
        body: read(body, request.body),
        query: read(query, request.query),
        id: idOf(request.params),
        request,
        reply,
      }),
  });
}
