import { readFileSync } from 'node:fs';
import { responseTimeText, type Answering } from '@studio/contract/response-target-text';
import type { Rules } from '@studio/sheet/rules.schema.ts';
import type { Company } from '#schema/company.schema.ts';
import type {
  Category,
  Finder,
  LegalPage,
  Logo,
  Notice,
  Person,
  PictureFile,
  Project,
  Redirect,
  Review,
  SearchWords,
  Service,
  Vacancy,
} from '#schema/entries.ts';
import type { Extra, Extras } from '#schema/extras.schema.ts';
import type { NdaFile } from '#schema/nda.schema.ts';
import { contentRoot } from './content-root.ts';
import { isOffFile } from './extras.ts';
import { finderOf } from './finder-of.ts';
import { formNoticesOf, type FormNotices } from './form-notices-of.ts';
import { ContentError, type Finding } from './finding.ts';
import { isShown } from './is-shown.ts';
import { loadContent, readContent, type Content } from './load-content.ts';
import type { EarlierFiles } from './read-files.ts';
import { referenceBook } from './reference-book.ts';
import { ReferenceResolver } from './references.ts';
import {
  categoriesOf,
  legalOf,
  noticesOf,
  pagesOf,
  peopleOf,
  projectsOf,
  redirectsOf,
  reviewsOf,
  searchWordsOf,
  servicesOf,
  sheetOf,
  vacanciesOf,
  type PlainPages,
} from './resolve-entries.ts';

/** Everything the pages show, with references resolved and without what is switched off. */
export interface SiteContent {
  readonly extras: Extras;
  readonly company: Company;
  readonly logo: Logo;
  readonly pictures: readonly PictureFile[];
  readonly categories: readonly Category[];
  readonly services: readonly Service[];
  readonly projects: readonly Project[];
  readonly reviews: readonly Review[];
  readonly people: readonly Person[];
  readonly vacancies: readonly Vacancy[];
  readonly legal: readonly LegalPage[];
  readonly notices: readonly Notice[];
  readonly finder: Finder | undefined;
  readonly sheet: Rules | undefined;
  readonly formNotices: FormNotices;
  readonly pages: PlainPages;
  /** When an answer comes, from content/working-hours.yaml. */
  readonly answering: Answering;
  readonly nda: NdaFile | undefined;
  readonly redirects: readonly Redirect[];
  readonly searchWords: SearchWords;
}

/** The content with its references resolved, and findings for those that could not be. */
export function resolveContent(content: Content): {
  readonly siteContent: SiteContent;
  readonly findings: readonly Finding[];
} {
  const book = referenceBook(content);
  const resolvers: ReferenceResolver[] = [];
  const resolverFor = (file: string): ReferenceResolver => {
    const resolver = new ReferenceResolver(book, file);
    resolvers.push(resolver);
    return resolver;
  };
  const extras = content.extras.value;
  const whileOn = <Part>(extra: Extra, part: () => Part): Part | undefined =>
    extras[extra] ? part() : undefined;
  const categories = categoriesOf(content, resolverFor);
  const people = whileOn('people', () => peopleOf(content, resolverFor)) ?? [];
  const services = servicesOf(content, resolverFor, categories, people);
  const siteContent = {
    extras,
    company: content.company.value,
    logo: content.logo,
    pictures: [...content.pictures.values()].filter(
      ({ namedBy }) => !isOffFile(namedBy.file, extras),
    ),
    categories,
    services,
    projects: projectsOf(content, resolverFor),
    reviews: reviewsOf(content),
    people,
    vacancies: vacanciesOf(content, resolverFor),
    legal: legalOf(content, resolverFor),
    notices: noticesOf(content, resolverFor),
    finder: whileOn('finder', () => finderOf(content, resolverFor, services)),
    sheet: whileOn('sheet', () => sheetOf(content, resolverFor)),
    formNotices: formNoticesOf(content, resolverFor),
    pages: pagesOf(content, resolverFor),
    answering: responseTimeText(content.workingHours.value),
    nda: whileOn('security', () => content.nda.value),
    redirects: redirectsOf(content, resolverFor),
    searchWords: searchWordsOf(content, resolverFor),
  };
  // These are not shown here, but a broken reference is found before the other variant is built.
  for (const { file, value } of content.otherWay) resolverFor(file).resolve(value);
  return { siteContent, findings: resolvers.flatMap(({ findings }) => findings) };
}

export function buildSiteContent(content: Content): SiteContent {
  const { siteContent, findings } = resolveContent(content);
  if (findings.length > 0) throw new ContentError(findings);
  return siteContent;
}

/**
 * The content shown on a day: a project or a notice that is not shown on it is in no list and has no page.
 * openVacancies() filters vacancies, because the careers page also has a text for none.
 */
export const siteContentOn = (content: Content, today: Date): SiteContent =>
  shownOn(buildSiteContent(content), today);

const shownOn = (all: SiteContent, today: Date): SiteContent => ({
  ...all,
  projects: all.projects.filter((project) => isShown(project, today)),
  notices: all.notices.filter((notice) => isShown(notice, today)),
});

/**
 * The content while it is being edited: a faulty file affects only its own page, which shows the earlier version, and
 * a reference without a target is left out; the editor reports both beside the form.
 */
export function siteContentWhileEditing(
  earlier: EarlierFiles,
  today: Date,
  root: string = contentRoot(),
): SiteContent {
  const { content, findings } = readContent(root, earlier);
  if (!content) throw new ContentError(findings);
  return shownOn(resolveContent(content).siteContent, today);
}

// Plain Node, which runs the commands, has no import.meta.env.
const env: ImportMetaEnv | undefined = import.meta.env;
/** Set by the editor for the server that shows its preview. */
const isPreview = process.env['PREVIEW_PORT'] !== undefined;
/** A file that the content service rewrites after each save. */
const versionFile = process.env['PREVIEW_VERSION_FILE'];
const earlier: EarlierFiles = new Map();
let built: { readonly siteContent: SiteContent; readonly version: string } | undefined;

/** The same as long as the saved content and the day are the same. */
const versionOn = (today: Date): string =>
  versionFile === undefined
    ? ''
    : `${readFileSync(versionFile, 'utf8')} ${today.toISOString().slice(0, 10)}`;

/** Today's content: read once for a build, after each save for the preview, and for every page in development. */
export function siteContent(): SiteContent {
  const today = new Date();
  const version = versionOn(today);
  if (built?.version === version && env?.PROD) return built.siteContent;
  built = {
    siteContent: isPreview
      ? siteContentWhileEditing(earlier, today)
      : siteContentOn(loadContent(), today),
    version,
  };
  return built.siteContent;
}
