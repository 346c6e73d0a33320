import type { Rules } from '@old/sheet/rules.schema.ts';
import type { Company } from '#schema/company.schema.ts';
import type {
  Category,
  Finder,
  FormNotice,
  LegalPage,
  Logo,
  Nda,
  Notice,
  Person,
  PictureFile,
  Project,
  Proof,
  Redirect,
  Review,
  SearchWords,
  Service,
  Vacancy,
} from '#schema/entries.ts';
import { contentRoot } from './content-root.ts';
import { finderOf } from './finder-of.ts';
import { formNoticesOf } from './form-notices-of.ts';
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
  proofOf,
  redirectsOf,
  reviewsOf,
  searchWordsOf,
  servicesOf,
  sheetOf,
  vacanciesOf,
  type PlainPages,
} from './resolve-entries.ts';

/** Everything the pages show, with every reference resolved. */
export interface Catalogue {
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
  readonly finder: Finder;
  readonly sheet: Rules;
  readonly formNotices: Readonly<Record<'enquiry' | 'subscription', FormNotice>>;
  readonly pages: PlainPages;
  readonly proof: Proof;
  readonly nda: Nda;
  readonly redirects: readonly Redirect[];
  readonly searchWords: SearchWords;
}

/** The catalogue of some content, and every reference in it that leads nowhere. */
export function resolveContent(content: Content): {
  readonly catalogue: Catalogue;
  readonly findings: readonly Finding[];
} {
  const book = referenceBook(content);
  const resolvers: ReferenceResolver[] = [];
  const resolverFor = (file: string): ReferenceResolver => {
    const resolver = new ReferenceResolver(book, file);
    resolvers.push(resolver);
    return resolver;
  };
  const categories = categoriesOf(content, resolverFor);
  const people = peopleOf(content, resolverFor);
  const services = servicesOf(content, resolverFor, categories, people);
  const catalogue = {
    company: content.company.value,
    logo: content.logo,
    pictures: [...content.pictures.values()],
    categories,
    services,
    projects: projectsOf(content, resolverFor),
    reviews: reviewsOf(content),
    people,
    vacancies: vacanciesOf(content, resolverFor),
    legal: legalOf(content, resolverFor),
    notices: noticesOf(content, resolverFor),
    finder: finderOf(content, resolverFor, services),
    sheet: sheetOf(content, resolverFor),
    formNotices: formNoticesOf(content, resolverFor),
    pages: pagesOf(content, resolverFor),
    proof: proofOf(content, resolverFor),
    nda: content.nda.value,
    redirects: redirectsOf(content, resolverFor),
    searchWords: searchWordsOf(content, resolverFor),
  };
  return { catalogue, findings: resolvers.flatMap(({ findings }) => findings) };
}

export function buildCatalogue(content: Content): Catalogue {
  const { catalogue, findings } = resolveContent(content);
  if (findings.length > 0) throw new ContentError(findings);
  return catalogue;
}

/**
 * The catalogue of a day: a project or a notice that is not shown on it is in no list and has no page.
 * Vacancies are chosen by openVacancies(), because the careers page also speaks when there is none.
 */
export const catalogueOn = (content: Content, today: Date): Catalogue =>
  shownOn(buildCatalogue(content), today);

const shownOn = (all: Catalogue, today: Date): Catalogue => ({
  ...all,
  projects: all.projects.filter((project) => isShown(project, today)),
  notices: all.notices.filter((notice) => isShown(notice, today)),
});

/**
 * The catalogue while somebody edits: one faulty file stops no page but its own. It is shown as it was
 * before, and a reference to nowhere is left out; the editor says so beside the form.
 */
export function catalogueWhileEditing(
  earlier: EarlierFiles,
  today: Date,
  root: string = contentRoot(),
): Catalogue {
  const { content, findings } = readContent(root, earlier);
  if (!content) throw new ContentError(findings);
  return shownOn(resolveContent(content).catalogue, today);
}

// Plain Node, which runs the commands, knows no import.meta.env.
const env: ImportMetaEnv | undefined = import.meta.env;
/** The editor says so to the server that shows its preview. */
const isPreview = process.env['PREVIEW_PORT'] !== undefined;
const earlier: EarlierFiles = new Map();
let built: Catalogue | undefined;

/** Today's catalogue, read once for a build; while developing it is read anew for every page. */
export function catalogue(): Catalogue {
  if (built && env?.PROD) return built;
  const today = new Date();
  built = isPreview ? catalogueWhileEditing(earlier, today) : catalogueOn(loadContent(), today);
  return built;
}
