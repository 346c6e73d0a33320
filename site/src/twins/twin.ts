import type { Company } from '#schema/company.schema.ts';
import type { SitePage, Subject } from '#schema/site-page.ts';
import { homeBlocks, searchBlocks, servicesBlocks, workBlocks } from './list-blocks.ts';
import { h1, list, Pen, quote, type Block } from './markdown.ts';
import {
  aboutBlocks,
  careersBlocks,
  contactBlocks,
  legalBlocks,
  projectBlocks,
  vacancyBlocks,
} from './page-blocks.ts';
import { termsBlocks } from './terms-blocks.ts';
import { proofBlocks, securityBlocks } from './proof-blocks.ts';
import { serviceBlocks } from './service-blocks.ts';
import { sheetBlocks } from './sheet-blocks.ts';

/** A page as Markdown; `changed` is the day its content last did, where that is known. */
export function twin(page: SitePage, company: Company, changed: string | undefined): string {
  const pen = new Pen(company.domain);
  const blocks = [
    h1(headingOf(page)),
    quote(page.summary),
    ...list([`Page: ${pen.address(page.path)}`, ...(changed ? [`Last changed: ${changed}`] : [])]),
    ...bodyOf(page.subject, company, pen),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function headingOf({ subject, title }: SitePage): string {
  switch (subject.kind) {
    case 'home':
    case 'services':
    case 'work':
    case 'about':
    case 'terms-of-work':
    case 'contact':
    case 'sheet':
    case 'security':
    case 'proof':
    case 'search':
      return subject.page.heading;
    case 'careers':
      return subject.vacancies.length === 0 ? subject.page.none : subject.page.open;
    default:
      return title;
  }
}

function bodyOf(subject: Subject, company: Company, pen: Pen): Block[] {
  switch (subject.kind) {
    case 'home':
      return homeBlocks(subject, pen);
    case 'services':
      return servicesBlocks(subject, pen);
    case 'service':
      return serviceBlocks(subject, company, pen);
    case 'work':
      return workBlocks(subject, pen);
    case 'project':
      return projectBlocks(subject, pen);
    case 'careers':
      return careersBlocks(subject, pen);
    case 'vacancy':
      return vacancyBlocks(subject, pen);
    case 'about':
      return aboutBlocks(subject, pen);
    case 'terms-of-work':
      return termsBlocks(subject, pen);
    case 'contact':
      return contactBlocks(subject, company, pen);
    case 'sheet':
      return sheetBlocks(subject, pen);
    case 'security':
      return securityBlocks(subject, company, pen);
    case 'proof':
      return proofBlocks(subject, pen);
    case 'search':
      return searchBlocks(subject, pen);
    case 'legal':
      return legalBlocks(subject, pen);
  }
}
