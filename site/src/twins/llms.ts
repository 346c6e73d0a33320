import type { Company } from '#schema/company.schema.ts';
import type { SitePage } from '#schema/site-page.ts';
import { h1, h2, list, Pen, plain, quote, type Block } from './markdown.ts';

/** Every page by subject, for assistants: see llmstxt.org. Each line leads to the page's twin. */
export function llms(pages: readonly SitePage[], company: Company): string {
  const pen = new Pen(company.domain);
  const line = (page: SitePage): string => {
    const sample = page.sample ? ' (sample)' : '';
    return `${pen.link({ name: page.title, href: page.twin })}${sample}: ${plain(page.summary)}`;
  };
  const section = (title: string, of: readonly SitePage[]): Block[] =>
    of.length > 0 ? [h2(title), ...list(of.map(line))] : [];
  const bySection = Map.groupBy(pages, sectionOf);
  const blocks = [
    h1(company.name),
    quote(company.description),
    plain(company.tagline),
    ...[...bySection].flatMap(([title, of]) => section(title, of)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A service stands under its group; what few ask for stands last, as the format wants it. */
function sectionOf({ subject }: SitePage): string {
  switch (subject.kind) {
    case 'service':
      return `${subject.service.category.name} services`;
    case 'work':
    case 'project':
      return 'Work';
    case 'careers':
    case 'vacancy':
      return 'Careers';
    case 'legal':
      return 'Optional';
    default:
      return 'Company';
  }
}
