import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Every sentence of an entry, in order. */
export function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesOf);
}

const route = (pages: number): string => `---
import texts from '../texts.json';

export const getStaticPaths = () =>
  Array.from({ length: ${pages} }, (_, i) => ({
    params: { slug: String(i) },
    props: { sentences: texts[i % texts.length] },
  }));
const { sentences } = Astro.props;
const title = \`\${sentences[0]} \${Astro.params.slug}\`;
---

<html lang="en">
  <head><title>{title}</title></head>
  <body><main><h1>{title}</h1>{sentences.map((sentence) => <p>{sentence}</p>)}</main></body>
</html>
`;

/** The same words on the same number of pages, with nothing but Astro around them. */
export function bareSite(root: string, folder: string, pages: number): string {
  const site = join(folder, 'bare');
  mkdirSync(join(site, 'src/pages'), { recursive: true });
  const services = join(root, 'content/services');
  const texts = readdirSync(services).map((file) =>
    sentencesOf(parse(readFileSync(join(services, file), 'utf8'))),
  );
  writeFileSync(join(site, 'src/texts.json'), JSON.stringify(texts));
  writeFileSync(join(site, 'src/pages/[slug].astro'), route(pages));
  writeFileSync(
    join(site, 'astro.config.mjs'),
    "export default { output: 'static', build: { format: 'file' } };\n",
  );
  return site;
}
