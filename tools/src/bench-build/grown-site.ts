import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One more route in a copy of the site: the real service screen, once for each page asked for. */
const route = (pages: number): string => `---
import { siteContent } from '@studio/content/reader/site-content.ts';
import { routes } from '@studio/content/routes/routes.ts';
import { Screen } from '../../screens/Screen/Screen.tsx';
import ContactForm from '../_ContactForm.astro';
import Page from '../_Page.astro';

export const getStaticPaths = () => {
  const services = routes().listed.filter(({ subject }) => subject.kind === 'service');
  return Array.from({ length: ${pages} }, (_, i) => {
    const page = services[i % services.length];
    const slug = \`\${page.subject.service.slug}-\${i}\`;
    const title = \`\${page.title} \${i}\`;
    const service = { ...page.subject.service, title };
    const own = { title, path: \`/grown/\${slug}\`, subject: { ...page.subject, service } };
    return { params: { slug }, props: { page: { ...page, ...own } } };
  });
};
const { page } = Astro.props;
---

<Page page={page}>
  <Screen page={page} company={siteContent().company}>
    <ContactForm slot="form" subjectLine={page.title} />
  </Screen>
</Page>
`;

/** A copy of the site with that many service pages more; answers with its folder. */
export function growSite(root: string, folder: string, pages: number): string {
  const site = join(folder, 'apps/site');
  for (const part of ['apps/site', 'content'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !/\/(?:dist|node_modules|\.astro|tests)$/.test(source),
    });
  // Link previews are kept between builds; the copy begins with the same ones.
  const kept = '.cache/pictures';
  if (existsSync(join(root, kept)))
    cpSync(join(root, kept), join(folder, kept), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  mkdirSync(join(site, 'src/pages/grown'), { recursive: true });
  writeFileSync(join(site, 'src/pages/grown/[slug].astro'), route(pages));
  return site;
}
