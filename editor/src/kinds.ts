import type { z } from 'zod';
import { rulesSchema } from '@old/sheet/rules.schema.ts';
import { categorySchema } from '@studio/site/schema/category.schema.ts';
import { claimsSchema } from '@studio/site/schema/claim.schema.ts';
import { companySchema } from '@studio/site/schema/company.schema.ts';
import { finderSchema } from '@studio/site/schema/finder.schema.ts';
import { formNoticesSchema } from '@studio/site/schema/form-notice.schema.ts';
import { knownWordsSchema } from '@studio/site/schema/known-words.schema.ts';
import { legalSchema } from '@studio/site/schema/legal.schema.ts';
import { ndaSchema } from '@studio/site/schema/nda.schema.ts';
import { noticeSchema } from '@studio/site/schema/notice.schema.ts';
import { pageSchemas } from '@studio/site/schema/page.schema.ts';
import { personSchema } from '@studio/site/schema/person.schema.ts';
import { projectSchema } from '@studio/site/schema/project.schema.ts';
import { redirectsSchema } from '@studio/site/schema/redirect.schema.ts';
import { replySchema } from '@studio/site/schema/reply.schema.ts';
import { reviewSchema } from '@studio/site/schema/review.schema.ts';
import { searchWordsSchema } from '@studio/site/schema/search-words.schema.ts';
import { serviceSchema } from '@studio/site/schema/service.schema.ts';
import { technologiesSchema } from '@studio/site/schema/technology.schema.ts';
import { vacancySchema } from '@studio/site/schema/vacancy.schema.ts';
import { workingHoursSchema } from '@studio/site/schema/working-hours.schema.ts';

export interface Kind {
  readonly label: string;
  readonly schema: z.core.$ZodType;
}

export interface FolderKind extends Kind {
  /** What the list shows of an entry beside its address; the first of it is what people call it. */
  readonly columns: readonly [string, ...string[]];
}

/** Kinds with one file for each entry, by their folder in content/. */
export const folders: Readonly<Record<string, FolderKind>> = {
  services: { label: 'Services', schema: serviceSchema, columns: ['title'] },
  projects: { label: 'Projects', schema: projectSchema, columns: ['name'] },
  people: { label: 'People', schema: personSchema, columns: ['name', 'role'] },
  vacancies: { label: 'Vacancies', schema: vacancySchema, columns: ['title', 'until'] },
  notices: { label: 'Notices', schema: noticeSchema, columns: ['text', 'until'] },
  reviews: {
    label: 'Reviews',
    schema: reviewSchema,
    columns: ['clientOccupation', 'clientName', 'review'],
  },
  categories: { label: 'Service groups', schema: categorySchema, columns: ['name'] },
  replies: { label: 'Replies of the desk', schema: replySchema, columns: ['name'] },
  legal: { label: 'Legal pages', schema: legalSchema, columns: ['title'] },
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
  sheet: { label: 'The sheet: advice and examples', schema: rulesSchema },
  'form-notices': { label: 'Notices beside forms', schema: formNoticesSchema },
  nda: { label: 'Confidentiality agreement', schema: ndaSchema },
  'search-words': { label: 'Words for the search', schema: searchWordsSchema },
  redirects: { label: 'Old addresses', schema: redirectsSchema },
  technologies: { label: 'Technologies', schema: technologiesSchema },
  'working-hours': { label: 'Working hours and holidays', schema: workingHoursSchema },
  words: { label: 'Names and words', schema: knownWordsSchema },
  ...Object.fromEntries(pages),
};

/** Keystatic wants names without a slash. */
export const formName = (path: string): string => path.replace('/', '-');

/** The editor's menu. Keystatic would call its two halves “Collections” and “Singletons”. */
export const navigation = {
  'What changes often': [
    'services',
    'projects',
    'reviews',
    'people',
    'vacancies',
    'notices',
    'claims',
  ],
  'Pages that exist once': pages.map(([path]) => formName(path)),
  'Behind the pages': [
    'company',
    'working-hours',
    'categories',
    'finder',
    'sheet',
    'technologies',
    'legal',
    'replies',
    'form-notices',
    'nda',
    'search-words',
    'words',
    'redirects',
  ],
};
