import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { searchIndex } from '@studio/content/routes/search-entries.ts';
import { listedRoute } from '#routing/listed-route.ts';

/** The search index, loaded at first use. No file while the search is off. */
export const getStaticPaths = (() => {
  const content = siteContent();
  return content.pages.search
    ? [
        {
          params: { index: 'index' },
          props: { index: searchIndex(content, new Date()) },
        },
      ]
    : [];
}) satisfies GetStaticPaths;

export const GET = listedRoute(getStaticPaths, ({ index }) => Response.json(index));
