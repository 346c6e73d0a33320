import type { SearchEntry } from '@studio/search/search-index.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import type { CategoryFile } from './category.schema.ts';
import type { ClaimFile } from './claim.schema.ts';
import type { FinderFile } from './finder.schema.ts';
import type { LegalFile } from './legal.schema.ts';
import type { NoticeFile } from './notice.schema.ts';
import type { PageFile } from './page.schema.ts';
import type { PersonFile } from './person.schema.ts';
import type { PictureUse } from './picture-rules.ts';
import type { ProjectFile } from './project.schema.ts';
import type { RedirectFile } from './redirect.schema.ts';
import type { ReviewFile } from './review.schema.ts';
import type { SearchWordsFile } from './search-words.schema.ts';
import type { ServiceFile } from './service.schema.ts';
import type { TechnologyFile } from './technology.schema.ts';
import type { VacancyFile } from './vacancy.schema.ts';

/** Content as screens receive it: references resolved, and links with their URLs. */

/** The company's logo as plain shapes in a square. */
export interface Logo {
  readonly viewBox: string;
  readonly shapes: string;
  /** The file has data-sample: it is the logo of the invented company. */
  readonly sample?: true;
}

/** A picture of content/; pages refer to it by name only. */
export interface PictureFile {
  readonly file: string;
  readonly name: string;
  readonly use: PictureUse;
  /** The file and the field of content/ that name it. */
  readonly namedBy: { readonly file: string; readonly field: string };
  readonly bytes: Uint8Array;
}

export interface PageLink {
  readonly name: string;
  readonly href: string;
}

export interface ServiceLink extends PageLink {
  readonly slug: string;
  readonly line: string;
}

/** A prefilled sheet: its link and its answers. */
export interface SheetLink extends PageLink {
  readonly line: string;
  readonly answers: Answers;
  /** The path of its thumbnail. */
  readonly picture: string;
}

export interface Category extends Omit<CategoryFile, 'services'> {
  readonly id: string;
  readonly href: string;
  readonly services: readonly ServiceLink[];
}

export interface Technology extends TechnologyFile {
  readonly id: string;
}

/** A claim's source line at the foot of the page that uses it. */
export interface SourceNote extends ClaimFile {
  readonly id: string;
  readonly note: number;
}

/** A person whom a visitor may ask for. */
export interface Person extends Omit<PersonFile, 'picture'> {
  readonly slug: string;
  /** The page that introduces them. */
  readonly href: string;
  /** The name of their picture. */
  readonly picture: string | undefined;
}

type TermsFile = PageFile<'terms-of-work'>;
type CostFile = NonNullable<TermsFile['cost']>;

export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A typical case with its price, duration and team, from the facts. */
interface Scenario extends Omit<CostFile['scenarios'][number], 'people' | 'weeks' | 'price'> {
  readonly people: number;
  readonly weeks: Span;
  readonly price: Span;
  /** True until the company has confirmed all three. */
  readonly sample: boolean;
}

/** Working hours, with our own from working-hours.yaml as text. */
type Hours = NonNullable<TermsFile['hours']> &
  Readonly<Record<'short' | 'zone' | 'from' | 'until', string>>;

/** The page for a buyer’s procurement and finance, with the numbers of its facts. */
export interface TermsPage extends Omit<TermsFile, 'cost' | 'hours'> {
  readonly hours?: Hours | undefined;
  readonly cost?:
    | (Omit<CostFile, 'scenarios'> & {
        readonly currency: string;
        readonly scenarios: readonly Scenario[];
      })
    | undefined;
}

/** A number in a title block, and what it is about. */
export interface ShownFact {
  readonly value: string;
  readonly says: string;
}

/** The key figures of a typical engagement, from the facts its file names. */
export interface Shape {
  readonly first: ShownFact;
  readonly team: ShownFact;
  readonly from: ShownFact;
  readonly time: string;
  readonly price: string;
  readonly people: Span;
  readonly weeks: Span;
  /** True until the company has confirmed all of them. */
  readonly sample: boolean;
}

export interface Service extends Omit<
  ServiceFile,
  'technologies' | 'related' | 'answeredBy' | 'engagement'
> {
  readonly engagement: Omit<ServiceFile['engagement'], 'shape'> & {
    readonly shape?: Shape | undefined;
  };
  readonly answeredBy: Person | undefined;
  readonly slug: string;
  readonly href: string;
  readonly category: PageLink;
  readonly technologies: {
    readonly opening: ServiceFile['technologies']['opening'];
    readonly items: readonly Technology[];
  };
  readonly related: readonly ServiceLink[];
  readonly notes: readonly SourceNote[];
}

export interface Project extends Omit<ProjectFile, 'disciplines' | 'stack' | 'picture'> {
  /** The name of the picture on its cover. */
  readonly picture: string | undefined;
  readonly slug: string;
  readonly href: string;
  readonly disciplines: readonly ServiceLink[];
  readonly stack: readonly Technology[];
}

export interface Review extends Omit<ReviewFile, 'logo'> {
  /** The name of the picture of the client's logo. */
  readonly logo: string | undefined;
  readonly id: string;
}

export interface Vacancy extends VacancyFile {
  readonly slug: string;
  readonly href: string;
}

export interface LegalPage extends LegalFile {
  readonly slug: string;
  readonly href: string;
}

export interface Notice extends NoticeFile {
  readonly id: string;
}

/** The service finder: answers that name services, and when not to buy each of those. */
export interface Finder extends Pick<FinderFile, 'title' | 'opening'> {
  readonly questions: readonly FinderQuestion[];
  readonly services: readonly FinderService[];
}

export interface FinderQuestion extends Omit<FinderFile['questions'][number], 'answers'> {
  readonly answers: readonly FinderAnswer[];
}

export interface FinderAnswer extends PickedAnswer {
  readonly services: readonly (ServiceLink & { readonly why: string })[];
}

type PickedAnswer = Omit<FinderFile['questions'][number]['answers'][number], 'services'>;

export interface FinderService extends ServiceLink {
  readonly notFor: ServiceFile['notFor']['items'][number];
}

/** An old path, and the path of the page that replaced it. */
export type Redirect = RedirectFile;

/** Visitors' search words, with pages by their path. */
export interface SearchWords extends Pick<SearchWordsFile, 'unanswered' | 'none'> {
  readonly byAddress: ReadonlyMap<string, readonly string[]>;
}

/** The pages of one group in the list of all pages. */
export interface SearchGroup {
  readonly name: string;
  readonly entries: readonly SearchEntry[];
}

/** An entry of the main menu; only services has groups. */
export interface MenuItem extends PageLink {
  readonly id: string;
  readonly groups?: readonly Category[];
}
