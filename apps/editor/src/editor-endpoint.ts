import type { APIRoute } from 'astro';
import { makeHandler } from '@keystatic/astro/api';
import { setup } from 'virtual:editor-setup';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { editorConfig } from './editor-config.ts';
import { refusalOf } from '@studio/content/editing/validate-update.ts';

/** The editor reads and writes only content/. */
const handle = makeHandler({
  config: editorConfig(setup),
  localBaseDirectory: contentRoot(),
});

export const ALL: APIRoute = async (context) => {
  const { request, url } = context;
  if (request.method === 'POST' && url.pathname.endsWith('/update')) {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    const refusal = refusalOf(sent);
    if (refusal) return new Response(refusal, { status: 400 });
  }
  return handle(context);
};
