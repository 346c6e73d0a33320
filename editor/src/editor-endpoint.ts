import type { APIRoute } from 'astro';
import { makeHandler } from '@keystatic/astro/api';
import { setup } from 'virtual:editor-setup';
import { contentRoot } from '@studio/site/catalogue/content-root.ts';
import { editorConfig } from './editor-config.ts';
import { refusalOf } from './judge-update.ts';

const config = editorConfig(setup);
const isLocal = config.storage.kind === 'local';

/** In local mode the editor sees content/ and nothing above it. */
const handle = makeHandler(isLocal ? { config, localBaseDirectory: contentRoot() } : { config });

export const ALL: APIRoute = async (context) => {
  const { request, url } = context;
  if (isLocal && request.method === 'POST' && url.pathname.endsWith('/update')) {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    const refusal = refusalOf(sent);
    if (refusal) return new Response(refusal, { status: 400 });
  }
  return handle(context);
};
