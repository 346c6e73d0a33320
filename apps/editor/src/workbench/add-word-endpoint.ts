import { wordRequestSchema } from '@studio/contract/file-report';
import type { APIRoute } from 'astro';
import { addWord } from './spelling-list.ts';

/** Adds a word to the spelling list in development. Elsewhere apps/publish answers this request. */
export const POST: APIRoute = async ({ request }) => {
  addWord(wordRequestSchema.parse(await request.json()).word);
  return Response.json({ done: true });
};
