import { responseTimeAnswerSchema, type ResponseTimeAnswer } from '@studio/contract/response-time';
import { responseTimePath } from '@studio/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { PublishedResponseTime } from '@studio/enquiries/reports/published-response-time.ts';

/** For the contact page, which is static: a current sentence, or null if none may be published. */
export function responseTimeRoute(app: FastifyInstance, responseTime: PublishedResponseTime): void {
  app.get(
    responseTimePath,
    { config: { answer: responseTimeAnswerSchema } },
    async (): Promise<ResponseTimeAnswer> => ({
      sentence: (await responseTime()) ?? null,
    }),
  );
}
