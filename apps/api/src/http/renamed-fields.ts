import type { preValidationHookHandler } from 'fastify';

const OLD_NAME = 'submissionkey';

/** For one release: pages that are open or cached still send the key under its old name. */
export const acceptOldFields: preValidationHookHandler = (request, _reply, done) => {
  const { body } = request;
  if (typeof body === 'object' && body !== null && OLD_NAME in body) {
    const { [OLD_NAME]: key, ...rest } = body as Record<string, unknown>;
    request.body = { idempotencykey: key, ...rest };
  }
  done();
};
