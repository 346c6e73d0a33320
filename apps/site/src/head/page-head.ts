import type { Company } from '@studio/content/schema/company.schema.ts';
import type { PageOf, SitePage, Subject } from '@studio/content/schema/site-page.ts';
import { absolute } from './absolute.ts';
import { structuredData } from './structured-data.ts';

/** The description of a page for search engines, assistants and link previews. */
export interface Listing {
  readonly canonical: string;
  /** The title without the company's name, which link previews show separately. */
  readonly shortTitle: string;
  readonly siteName: string;
  readonly image: string;
  readonly imageText: string;
  readonly markdownPath: string;
  readonly data: string;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Missing for results, such as errors or forms, which must not be indexed. */
  readonly listing?: Listing;
}

type Headed = SitePage | Pick<PageOf, 'title' | 'summary'>;

export const pageHead = (page: Headed, company: Company): PageHead =>
  'markdownPath' in page
    ? { title: titleOf(page, company), description: page.summary, listing: listing(page, company) }
    : { title: `${page.title}: ${company.name}`, description: page.summary };

const titleOf = ({ subject, title }: SitePage, { name }: Company): string =>
  subject.kind === 'home' ? `${name}: ${title}` : `${title}: ${name}`;

const listing = (page: SitePage, company: Company): Listing => ({
  canonical: absolute(page.path, company),
  shortTitle: page.title,
  siteName: company.name,
  image: absolute(page.preview, company),
  imageText: pictureText(page.subject) ?? page.title,
  markdownPath: page.markdownPath,
  // Escaped, so that no text can end its script element.
  data: JSON.stringify(structuredData(page, company)).replaceAll('<', '\\u003c'),
});

/** The text in the drawing of a link preview, if the content has one. */
function pictureText(subject: Subject): string | undefined {
  if (subject.kind === 'service') return subject.service.drawings.hero;
  if (subject.kind === 'project') return subject.project.coverText;
  return undefined;
}
