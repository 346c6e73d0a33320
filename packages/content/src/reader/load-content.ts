import { rulesSchema } from '@studio/sheet/rules.schema.ts';
import { campaignsSchema } from '#schema/campaign.schema.ts';
import { categorySchema } from '#schema/category.schema.ts';
import { claimsSchema } from '#schema/claim.schema.ts';
import { companySchema } from '#schema/company.schema.ts';
import type { Logo, PictureFile } from '#schema/entries.ts';
import { extrasSchema } from '#schema/extras.schema.ts';
import { factsSchema } from '#schema/fact.schema.ts';
import { finderSchema } from '#schema/finder.schema.ts';
import type { formNoticesSchema } from '#schema/form-notice.schema.ts';
import { spellingSchema } from '#schema/spelling.schema.ts';
import type { legalSchema } from '#schema/legal.schema.ts';
import { ndaSchema } from '#schema/nda.schema.ts';
import { noticeSchema } from '#schema/notice.schema.ts';
import { pageSchemas, type PageFile, type PageName } from '#schema/page.schema.ts';
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
import { contentRoot } from './content-root.ts';
import { isOffFile } from './extras.ts';
import { factWords, hoursWords } from './fact-words.ts';
import { ContentError, type Finding } from './finding.ts';
import { readPictures } from './pictures.ts';
import { ContentReader, type ContentFile, type EarlierFiles } from './read-files.ts';
import { readTexts } from './without-server.ts';

export type Pages = { readonly [Name in PageName]: PageFile<Name> };

/** All content files, each validated by its schema; references are not resolved yet. */
export interface Content {
  /**
   * The files that pages show, not those of an extra that is off; and the texts of the other variant (with or without
   * a server).
   */
  readonly files: readonly ContentFile<unknown>[];
  readonly extras: ContentFile<ReturnType<typeof extrasSchema.parse>>;
  readonly company: ContentFile<ReturnType<typeof companySchema.parse>>;
  readonly claims: ContentFile<ReturnType<typeof claimsSchema.parse>>;
  readonly facts: ContentFile<ReturnType<typeof factsSchema.parse>>;
  readonly nda: ContentFile<ReturnType<typeof ndaSchema.parse>>;
  readonly technologies: ContentFile<ReturnType<typeof technologiesSchema.parse>>;
  readonly finder: ContentFile<ReturnType<typeof finderSchema.parse>>;
  readonly sheet: ContentFile<ReturnType<typeof rulesSchema.parse>>;
  readonly formNotices: ContentFile<ReturnType<typeof formNoticesSchema.parse>>;
  readonly searchWords: ContentFile<ReturnType<typeof searchWordsSchema.parse>>;
  readonly redirects: ContentFile<ReturnType<typeof redirectsSchema.parse>>;
  readonly workingHours: ContentFile<ReturnType<typeof workingHoursSchema.parse>>;
  readonly logo: Logo;
  readonly pictures: ReadonlyMap<string, PictureFile>;
  readonly categories: readonly ContentFile<ReturnType<typeof categorySchema.parse>>[];
  readonly services: readonly ContentFile<ReturnType<typeof serviceSchema.parse>>[];
  readonly projects: readonly ContentFile<ReturnType<typeof projectSchema.parse>>[];
  readonly reviews: readonly ContentFile<ReturnType<typeof reviewSchema.parse>>[];
  readonly people: readonly ContentFile<ReturnType<typeof personSchema.parse>>[];
  readonly vacancies: readonly ContentFile<ReturnType<typeof vacancySchema.parse>>[];
  readonly legal: readonly ContentFile<ReturnType<typeof legalSchema.parse>>[];
  readonly notices: readonly ContentFile<ReturnType<typeof noticeSchema.parse>>[];
  /** Reply templates, which the desk reads itself; no page shows them. */
  readonly replies: readonly ContentFile<ReturnType<typeof replySchema.parse>>[];
  /** With a server, the texts for a site without one, and vice versa: validated, never shown. */
  readonly otherWay: readonly ContentFile<unknown>[];
  readonly pages: Pages;
}

export function loadContent(root: string = contentRoot()): Content {
  const { content, findings } = readContent(root);
  if (!content || findings.length > 0) throw new ContentError(findings);
  return content;
}

/**
 * Everything that can be read, and the findings of the rest. For a faulty file the `earlier` version is used; an
 * entry without one is left out, and if a file that every page needs is missing, the result is empty.
 */
export function readContent(
  root: string,
  earlier?: EarlierFiles,
): { readonly content?: Content; readonly findings: readonly Finding[] } {
  const read = new ContentReader(root, earlier);
  const facts = read.file('facts.yaml', factsSchema);
  const workingHours = read.file('working-hours.yaml', workingHoursSchema);
  read.facts =
    facts &&
    workingHours &&
    new Map([...factWords(facts.value), ...hoursWords(workingHours.value)]);
  const extras = read.file('extras.yaml', extrasSchema);
  const company = read.file('company.yaml', companySchema);
  const claims = read.file('claims.yaml', claimsSchema);
  const nda = read.file('nda.yaml', ndaSchema);
  const technologies = read.file('technologies.yaml', technologiesSchema);
  const finder = read.file('finder.yaml', finderSchema);
  const sheet = read.file('sheet.yaml', rulesSchema);
  const { formNotices, legal, otherWay } = readTexts(read);
  const searchWords = read.file('search-words.yaml', searchWordsSchema);
  const redirects = read.file('redirects.yaml', redirectsSchema);
  const logo = read.logo('logo.svg');
  const folders = {
    categories: read.folder('categories', categorySchema),
    services: read.folder('services', serviceSchema),
    projects: read.folder('projects', projectSchema),
    reviews: read.folder('reviews', reviewSchema),
    people: read.folder('people', personSchema),
    vacancies: read.folder('vacancies', vacancySchema),
    legal,
    notices: read.folder('notices', noticeSchema),
    replies: read.folder('replies', replySchema),
  };
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      read.file(`pages/${name}.yaml`, schema)?.value,
    ]),
  );
  const pictures = readPictures(read, [
    ...folders.projects.map(({ file, value }) => ({
      file: value.picture,
      use: 'cover' as const,
      namedBy: { file, field: 'picture' },
    })),
    ...folders.reviews.map(({ file, value }) => ({
      file: value.logo,
      use: 'logo' as const,
      namedBy: { file, field: 'logo' },
    })),
    ...folders.people.map(({ file, value }) => ({
      file: value.picture,
      use: 'portrait' as const,
      namedBy: { file, field: 'picture' },
    })),
  ]);
  // For the visit counter and the spelling check, which read them; no page shows them.
  read.optional('campaigns.yaml', campaignsSchema);
  read.optional('spelling.yaml', spellingSchema);
  read.refuseUnopened();
  const { findings } = read;
  if (!extras || !facts || !company || !claims || !nda || !technologies) return { findings };
  if (!finder || !sheet || !formNotices || !workingHours) return { findings };
  if (!searchWords || !redirects || !logo) return { findings };
  if (Object.values(pages).includes(undefined)) return { findings };
  const known = {
    extras,
    company,
    facts,
    claims,
    nda,
    technologies,
    workingHours,
    logo,
  };
  const ways = { finder, sheet, formNotices, searchWords, redirects };
  // No page is missing, so every name has its value.
  const content = {
    files: read.files.filter(({ file }) => !isOffFile(file, extras.value)),
    ...known,
    pictures,
    ...ways,
    ...folders,
    otherWay,
    pages: pages as Pages,
  };
  return { content, findings };
}
