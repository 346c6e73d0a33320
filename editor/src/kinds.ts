import type { z } from 'zod';
import { categorySchema } from '../../site/src/schema/category.schema.ts';
import { claimsSchema } from '../../site/src/schema/claim.schema.ts';
import { companySchema } from '../../site/src/schema/company.schema.ts';
import { finderSchema } from '../../site/src/schema/finder.schema.ts';
import { legalSchema } from '../../site/src/schema/legal.schema.ts';
import { noticeSchema } from '../../site/src/schema/notice.schema.ts';
import { pageSchemas } from '../../site/src/schema/page.schema.ts';
import { projectSchema } from '../../site/src/schema/project.schema.ts';
import { redirectsSchema } from '../../site/src/schema/redirect.schema.ts';
import { reviewSchema } from '../../site/src/schema/review.schema.ts';
import { searchWordsSchema } from '../../site/src/schema/search-words.schema.ts';
import { serviceSchema } from '../../site/src/schema/service.schema.ts';
import { technologiesSchema } from '../../site/src/schema/technology.schema.ts';
import { vacancySchema } from '../../site/src/schema/vacancy.schema.ts';

export interface Kind {
  readonly label: string;
  readonly schema: z.ZodType;
}

/** Kinds with one file for each entry, by their folder in content/. */
export const folders: Readonly<Record<string, Kind>> = {
  services: { label: 'Services', schema: serviceSchema },
  projects: { label: 'Projects', schema: projectSchema },
  vacancies: { label: 'Vacancies', schema: vacancySchema },
  notices: { label: 'Notices', schema: noticeSchema },
  reviews: { label: 'Reviews', schema: reviewSchema },
  categories: { label: 'Service groups', schema: categorySchema },
  legal: { label: 'Legal pages', schema: legalSchema },
};

const pages = Object.entries(pageSchemas).map(([name, schema]): [string, Kind] => [
  `pages/${name}`,
  { label: `Page: ${name}`, schema },
]);

/** Kinds that are one file, by its path in content/ without .yaml. */
export const files: Readonly<Record<string, Kind>> = {
  claims: { label: 'Claims and sources', schema: claimsSchema },
  company: { label: 'Company and contact', schema: companySchema },
  finder: { label: 'Service finder', schema: finderSchema },
  'search-words': { label: 'Words for the search', schema: searchWordsSchema },
  redirects: { label: 'Old addresses', schema: redirectsSchema },
  technologies: { label: 'Technologies', schema: technologiesSchema },
  ...Object.fromEntries(pages),
};

/** Keystatic wants names without a slash. */
export const formName = (path: string): string => path.replace('/', '-');

/** The editor's menu. Keystatic would call its two halves “Collections” and “Singletons”. */
export const navigation = {
  'What changes often': ['services', 'projects', 'reviews', 'vacancies', 'notices', 'claims'],
  'Pages that exist once': pages.map(([path]) => formName(path)),
  'Behind the pages': [
    'company',
    'categories',
    'finder',
    'technologies',
    'legal',
    'search-words',
    'redirects',
  ],
};
