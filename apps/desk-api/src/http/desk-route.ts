import type { DeepReadonly } from '@studio/contract/deep-readonly';
import type { Right } from '@studio/contract/desk/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Session } from '@studio/sign-in/session.store.ts';
import { sessionOf } from '@studio/sign-in/http/guard.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

export const isUuid = (text: string): boolean => UUID.test(text);

interface Shape<Body, Query, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly right: Right;
  readonly body?: z.ZodMiniType<Body>;
  readonly query?: z.ZodMiniType<Query>;
  /** Null if it sends a file or a stream. */
  readonly answer: z.ZodMiniType<Answer> | null;
}

interface RouteInput<Body, Query> {
  readonly session: Session;
  readonly body: Body;
  readonly query: Query;
  /** From the path; empty if the path has none. */
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
  throw new HttpError(422, 'Something in this request is missing or invalid.', {
    fields,
  });
}

function idOf(params: unknown): string {
  const { id } = params as { id?: string };
  if (id === undefined) return '';
  if (!isUuid(id)) throw new HttpError(404, 'Nothing is here.');
  return id.toLowerCase();
}

/** Who acts. The session id is included, because the database derives the person from it. */
export const actorOf = (session: Session): { staffId: string; sessionId: string } => ({
  staffId: session.me.id,
  sessionId: session.id,
});

/** Every route is declared here: its right, its input, its response schema and its handler. */
export function deskRoute<Answer, Body = undefined, Query = undefined>(
  app: FastifyInstance,
  { method, url, right, body, query, answer }: Shape<Body, Query, Answer>,
  handle: (input: RouteInput<Body, Query>) => Promise<DeepReadonly<Answer>>,
): void {
  app.route({
    method,
    url,
    config: { access: right, answer },
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
