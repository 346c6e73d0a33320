import type { Company } from '@studio/content/schema/company.schema.ts';
import type { SitePage } from '@studio/content/schema/site-page.ts';
import { plain } from './markdown.ts';

/** All pages by subject, for AI assistants: see llmstxt.org. Each line links to the page's Markdown version. */
export function llms(pages: readonly SitePage[], company: Company): string {
  const line = ({ title, markdownPath, sample, summary }: SitePage): string => {
    const address = new URL(markdownPath, company.domain).href;
    return `- [${plain(title)}](${address})${sample ? ' (sample)' : ''}: ${plain(summary)}`;
  };
  const blocks = [
    `# ${plain(company.name)}`,
    `> ${plain(company.description)}`,
    plain(company.tagline),
    ...[...Map.groupBy(pages, sectionOf)].flatMap(([title, of]) => [
      `## ${plain(title)}`,
      of.map(line).join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A service is listed under its group; optional pages come last, as the format requires. */
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
