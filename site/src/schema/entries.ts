import type { Answers } from '@old/sheet/answers.ts';
import type { CategoryFile } from './category.schema.ts';
import type { ClaimFile } from './claim.schema.ts';
import type { FigureFile, FigureName } from './figure.schema.ts';
import type { FinderFile } from './finder.schema.ts';
import type { LegalFile } from './legal.schema.ts';
import type { NdaFile } from './nda.schema.ts';
import type { NoticeFile } from './notice.schema.ts';
import type { PageFile } from './page.schema.ts';
import type { PersonFile } from './person.schema.ts';
import type { PictureUse } from './picture-rules.ts';
import type { ProjectFile } from './project.schema.ts';
import type { RedirectFile } from './redirect.schema.ts';
import type { ReviewFile } from './review.schema.ts';
import type { RichText } from './rich-text.ts';
import type { SearchWordsFile } from './search-words.schema.ts';
import type { ServiceFile } from './service.schema.ts';
import type { TechnologyFile } from './technology.schema.ts';
import type { VacancyFile } from './vacancy.schema.ts';

/** Content as screens see it: every reference resolved, every link with its address. */

/** The company's mark as plain shapes on a square. */
export interface Logo {
  readonly viewBox: string;
  readonly shapes: string;
}

/** A picture of content/; pages know it by its name alone. */
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

/** A sheet that is begun: its address opens it, and the answers are what is drawn there. */
export interface SheetLink extends PageLink {
  readonly line: string;
  readonly answers: Answers;
  /** The address of a small picture of it. */
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

/** Somebody a visitor may ask for. */
export interface Person extends Omit<PersonFile, 'picture'> {
  readonly slug: string;
  /** Where they are introduced. */
  readonly href: string;
  /** The name of their picture. */
  readonly picture: string | undefined;
}

/** What stands beside a form, point by point, and the day it was last changed. */
export interface FormNotice {
  readonly version: string;
  readonly points: readonly { readonly title: string; readonly words: RichText }[];
}

/** A figure of this site, with its value as a reader sees it. */
export interface Figure extends FigureFile {
  readonly words: string;
}

export type Figures = Readonly<Partial<Record<FigureName, Figure>>>;

type ProofPage = PageFile<'proof'>;
type ProofRow = ProofPage['tests']['rows'][number];

/** Rows of figures, each with what was measured; a row whose figure nobody measured is not here. */
export interface ShownFigures extends Pick<ProofPage['tests'], 'title' | 'opening'> {
  readonly rows: readonly (Omit<ProofRow, 'figure'> & {
    readonly id: string;
    readonly figure: Figure;
  })[];
}

type FigureChapter = 'weight' | 'tests' | 'enquiry';

/** The page that shows what was measured of this site. */
export interface Proof {
  readonly page: Omit<ProofPage, FigureChapter> & Readonly<Record<FigureChapter, ShownFigures>>;
  readonly figures: Figures;
  /** What is drawn beside this site's home page: its weight in KB, and in words. */
  readonly beside: { readonly amount: number; readonly words: string };
  readonly notes: readonly SourceNote[];
}

/** The confidentiality agreement, which is handed out as a plain file. */
export type Nda = NdaFile;

export interface Service extends Omit<ServiceFile, 'technologies' | 'related' | 'answeredBy'> {
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

/** An old address, and the address of the page that took its place. */
export type Redirect = RedirectFile;

/** A page as the search on the site knows it. */
export interface SearchEntry extends PageLink {
  /** The group of pages it belongs to. */
  readonly group: string;
  readonly line: string;
  /** Further names it goes by: in the menu, and in the words of visitors. */
  readonly names: readonly string[];
  /** What else can be found: short texts, the headings of its bands, what it is made with. */
  readonly summary: string;
  readonly headings: readonly string[];
  readonly terms: readonly string[];
}

/** What visitors type, with pages by their address. */
export interface SearchWords extends Pick<SearchWordsFile, 'unanswered' | 'none'> {
  readonly byAddress: ReadonlyMap<string, readonly string[]>;
}

/** All the search in the browser knows. */
export interface SearchIndex extends Pick<SearchWordsFile, 'unanswered' | 'none'> {
  readonly pages: readonly SearchEntry[];
}

/** The pages of one group, as the list of all pages shows them. */
export interface SearchGroup {
  readonly name: string;
  readonly entries: readonly SearchEntry[];
}

/** An entry of the main menu; only services has groups. */
export interface MenuItem extends PageLink {
  readonly id: string;
  readonly groups?: readonly Category[];
}
