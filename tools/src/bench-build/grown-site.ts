import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One more route in a copy of the site: the real service screen, once for each page asked for. */
const route = (pages: number): string => `---
import { catalogue } from '../../catalogue/catalogue.ts';
import { ServiceScreen } from '../../screens/service/ServiceScreen/ServiceScreen.tsx';
import ContactForm from '../_ContactForm.astro';
import Page from '../_Page.astro';

export const getStaticPaths = () => {
  const { services } = catalogue();
  return Array.from({ length: ${pages} }, (_, i) => {
    const service = services[i % services.length];
    return { params: { slug: \`\${service.slug}-\${i}\` }, props: { service } };
  });
};
const { service } = Astro.props;
const { pages, company } = catalogue();
---

<Page unlisted={service}>
  <ServiceScreen service={service} why={pages.services.why} call={pages.home.call} company={company}>
    <ContactForm slot="form" subject={service.title} />
  </ServiceScreen>
</Page>
`;

/** A copy of the site with that many service pages more; answers with its folder. */
export function growSite(root: string, folder: string, pages: number): string {
  const site = join(folder, 'site');
  for (const room of ['site', 'content'])
    cpSync(join(root, room), join(folder, room), {
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
