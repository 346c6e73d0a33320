import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from './guard.ts';
import { HttpError } from './http-error.ts';

const MINUTE_MS = 60_000;

/**
 * Limits the requests of each session, because a whole office shares one IP address. Requests without a session are
 * refused by the guard before this, and sign-ins are limited by nginx.
 */
export function limitSessions(app: FastifyInstance, perMinute: number): void {
  void app.register(rateLimit, { global: false });
  let count: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  app.addHook('onReady', (done) => {
    count = app.createRateLimit({
      max: perMinute,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => sessionOf(request).id,
    });
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.session === null) return;
    const counted = await count?.(request);
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', counted.ttlInSeconds);
    throw new HttpError(429, 'Too many requests. Please wait a minute.');
  });
}
