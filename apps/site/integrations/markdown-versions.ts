import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { changeDays, lastChanged } from '@studio/content/reader/last-changed.ts';
import { routes } from '@studio/content/routes/routes.ts';
import { markdownOf } from '#markdown/markdown-of.ts';

/** Writes a Markdown version beside every listed page: /services/seo.md beside /services/seo. */
export const markdownVersions = (): AstroIntegration => ({
  name: 'markdown-versions',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const days = changeDays();
      const folder = fileURLToPath(dir);
      for (const page of routes().listed) {
        const file = `${folder}${page.name}`;
        const address = new URL(page.path, siteContent().company.domain).href;
        const changed = lastChanged(page.files, days);
        const html = await readFile(`${file}.html`, 'utf8');
        await writeFile(
          `${file}.md`,
          markdownOf(html, { address, summary: page.summary, changed }),
        );
      }
    },
  },
});
