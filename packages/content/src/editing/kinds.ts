import type { z } from 'zod';
import { rulesSchema } from '@studio/sheet/rules.schema.ts';
import { campaignsSchema } from '#schema/campaign.schema.ts';
import { categorySchema } from '#schema/category.schema.ts';
import { claimsSchema } from '#schema/claim.schema.ts';
import { companySchema } from '#schema/company.schema.ts';
import { extrasSchema } from '#schema/extras.schema.ts';
import { factsSchema } from '#schema/fact.schema.ts';
import { finderSchema } from '#schema/finder.schema.ts';
import { formNoticesSchema } from '#schema/form-notice.schema.ts';
import { spellingSchema } from '#schema/spelling.schema.ts';
import { legalSchema } from '#schema/legal.schema.ts';
import { ndaSchema } from '#schema/nda.schema.ts';
import { noticeSchema } from '#schema/notice.schema.ts';
import { pageSchemas } from '#schema/page.schema.ts';
import { personSchema } from '#schema/person.schema.ts';
import { projectSchema } from '#schema/project.schema.ts';
import { redirectsSchema } from '#schema/redirect.schema.ts';
import { replySchema } from '#schema/reply.schema.ts';
import { reviewSchema } from '#schema/review.schema.ts';
import { searchWordsSchema } from '#schema/search-words.schema.ts';
import { serviceSchema } from '#schema/service.schema.ts';
import { technologiesSchema } from '#schema/technology.schema.ts';
import { vacancySchema } from '#schema/vacancy.schema.ts';
import { workingHoursSchema } from '#schema/working-hours.schema.ts';

export interface Kind {
  readonly label: string;
  readonly schema: z.core.$ZodType;
}

export interface FolderKind extends Kind {
  /** The name of one entry. */
  readonly one: string;
  /** The fields that the list shows of an entry beside its slug; the first is its title. */
  readonly columns: readonly [string, ...string[]];
}

/** Kinds with one file per entry, by their folder in content/. */
export const folders: Readonly<Record<string, FolderKind>> = {
  services: { label: 'Services', one: 'Service', schema: serviceSchema, columns: ['title'] },
  projects: { label: 'Projects', one: 'Project', schema: projectSchema, columns: ['name'] },
  people: { label: 'People', one: 'Person', schema: personSchema, columns: ['name', 'role'] },
  vacancies: {
    label: 'Vacancies',
    one: 'Vacancy',
    schema: vacancySchema,
    columns: ['title', 'until'],
  },
  notices: { label: 'Notices', one: 'Notice', schema: noticeSchema, columns: ['text', 'until'] },
  reviews: {
    label: 'Reviews',
    one: 'Review',
    schema: reviewSchema,
    columns: ['clientOccupation', 'clientName', 'review'],
  },
  categories: {
    label: 'Service groups',
    one: 'Service group',
    schema: categorySchema,
    columns: ['name'],
  },
  replies: {
    label: 'Replies of the desk',
    one: 'Reply of the desk',
    schema: replySchema,
    columns: ['name'],
  },
  legal: { label: 'Legal pages', one: 'Legal page', schema: legalSchema, columns: ['title'] },
};

const pages = Object.entries(pageSchemas).map(([name, schema]): [string, Kind] => [
  `pages/${name}`,
  { label: `Page: ${name}`, schema },
]);

/** Kinds that are a single file, by its path in content/ without .yaml. */
export const files: Readonly<Record<string, Kind>> = {
  claims: { label: 'Claims and sources', schema: claimsSchema },
  facts: { label: 'Prices, durations and promises', schema: factsSchema },
  company: { label: 'Company and contact', schema: companySchema },
  extras: { label: 'Extras: on or off', schema: extrasSchema },
  finder: { label: 'Service finder', schema: finderSchema },
  sheet: { label: 'The sheet: advice and examples', schema: rulesSchema },
  'form-notices': { label: 'Notices beside forms', schema: formNoticesSchema },
  'without-server/form-notices': {
    label: 'Notices beside forms, if the site runs without a server',
    schema: formNoticesSchema,
  },
  'without-server/privacy': {
    label: 'Privacy statement, if the site runs without a server',
    schema: legalSchema,
  },
  nda: { label: 'Confidentiality agreement', schema: ndaSchema },
  'search-words': { label: 'Words for the search', schema: searchWordsSchema },
  redirects: { label: 'Old addresses', schema: redirectsSchema },
  technologies: { label: 'Technologies', schema: technologiesSchema },
  'working-hours': { label: 'Working hours and holidays', schema: workingHoursSchema },
  campaigns: { label: 'Campaigns that are counted', schema: campaignsSchema },
  spelling: { label: 'Names and words', schema: spellingSchema },
  ...Object.fromEntries(pages),
};

/** Keystatic does not allow a slash in names. */
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
    'facts',
    'claims',
  ],
  'Pages that exist once': pages.map(([path]) => formName(path)),
  'Behind the pages': [
    'company',
    'extras',
    'working-hours',
    'campaigns',
    'categories',
    'finder',
    'sheet',
    'technologies',
    'legal',
    'replies',
    'form-notices',
    'without-server-form-notices',
    'without-server-privacy',
    'nda',
    'search-words',
    'spelling',
    'redirects',
  ],
};
