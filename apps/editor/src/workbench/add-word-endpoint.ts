import { wordRequestSchema } from '@studio/contract/file-report';
import type { APIRoute } from 'astro';
import { addWord } from './spelling-list.ts';

/** Makes a name known to the spelling check. Only there while developing, as the checks are. */
export const POST: APIRoute = async ({ request }) => {
  addWord(wordRequestSchema.parse(await request.json()).word);
  return new Response(null, { status: 204 });
};
