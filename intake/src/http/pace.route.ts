import { pacePath } from '@old/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { ToldPace } from '#leads/told-pace.ts';

/** For the contact page, which was built some time ago: a sentence, or null where nothing may be said. */
export function paceRoute(app: FastifyInstance, pace: ToldPace): void {
  app.get(pacePath, async () => ({ sentence: (await pace()) ?? null }));
}
