import type { Answering } from '@studio/contract/response-target-text';
import type { Rules } from '@studio/sheet/rules.schema.ts';
import type {
  Category,
  Finder,
  LegalPage,
  PageLink,
  Person,
  Project,
  Review,
  SearchGroup,
  Service,
  SheetLink,
  TermsPage,
  Vacancy,
} from './entries.ts';
import type { EnquiryNotice } from './form-notice.ts';
import type { PageFile } from './page.schema.ts';

type Call = PageFile<'home'>['call'];

/** The subject of each kind of listed page. */
interface ListedSubjects {
  readonly home: {
    readonly page: PageFile<'home'>;
    readonly models: PageFile<'services'>['models'];
    readonly groups: readonly Category[];
    readonly featured: readonly Project[];
    readonly reviews: readonly Review[];
    /** The path of a picture in which several sheets are drawn, if sheets are on. */
    readonly sheets?: string;
  };
  readonly services: {
    readonly page: PageFile<'services'>;
    readonly groups: readonly Category[];
    /** Undefined while it is switched off. */
    readonly finder: Finder | undefined;
    readonly call: Call;
  };
  readonly service: {
    readonly service: Service;
    readonly why: PageFile<'services'>['why'];
    readonly answered: PageFile<'services'>['answered'];
    /** The projects that used this service. */
    readonly projects: readonly Project[];
    readonly call: Call;
    /** A prefilled sheet with answers in favour of this service, if sheets are on. */
    readonly sheet?: string;
  };
  readonly work: {
    readonly page: PageFile<'work'>;
    readonly projects: readonly Project[];
  };
  readonly project: {
    readonly project: Project;
    readonly next: PageLink;
    readonly call: Call;
    /** The sheet this project would have started with, if the content has one. */
    readonly sheet?: string;
  };
  readonly careers: { readonly page: PageFile<'careers'>; readonly vacancies: readonly Vacancy[] };
  readonly vacancy: { readonly vacancy: Vacancy };
  readonly about: { readonly page: PageFile<'about'>; readonly people: readonly Person[] };
  readonly 'terms-of-work': { readonly page: TermsPage };
  readonly contact: {
    readonly page: PageFile<'contact'>;
    readonly notice: EnquiryNotice;
    /** The response time up to the day of the build; omitted if none may be published. */
    readonly responseTime: string | undefined;
  };
  readonly sheet: {
    readonly page: PageFile<'sheet'>;
    readonly rules: Rules;
    /** The privacy notice of the form. */
    readonly notice: EnquiryNotice;
    readonly examples: readonly SheetLink[];
  };
  readonly security: {
    readonly page: PageFile<'security'>;
    /** The data of the drawing: a hook for each question, by subject. */
    readonly subjects: readonly {
      readonly title: string;
      readonly hooks: readonly ('shown' | 'sample' | 'no')[];
    }[];
  };
  readonly search: { readonly page: PageFile<'search'>; readonly groups: readonly SearchGroup[] };
  readonly legal: { readonly page: LegalPage };
}

/** The subjects of result pages: an unknown path, an error, a form. */
interface ResultSubjects {
  readonly 'not-found': {
    readonly page: PageFile<'not-found'>;
    readonly links: readonly PageLink[];
  };
  readonly error: { readonly page: PageFile<'error'> };
  readonly sent: {
    readonly page: PageFile<'sent'>;
    readonly answering: Answering;
    readonly answers: PageFile<'contact'>['answers'];
  };
  readonly notice: { readonly page: PageFile<'notice'> };
  readonly enquiry: {
    readonly page: PageFile<'enquiry'>;
    /** The response target as the contact page states it. */
    readonly promise: NonNullable<PageFile<'contact'>['answers']>['items'][number] | undefined;
  };
  /** The contact page with another heading and the visitor's input in the form. */
  readonly problem: { readonly page: PageFile<'contact'>; readonly notice: EnquiryNotice };
}

type Subjects = ListedSubjects & ResultSubjects;

export type ListedKind = keyof ListedSubjects;
export type ResultKind = keyof ResultSubjects;
export type PageKind = keyof Subjects;

/** Indexed by kind, so that a lookup with a page's own kind has the matching type. */
export type SubjectOf<Kind extends PageKind = PageKind> = {
  [One in Kind]: { readonly kind: One } & Subjects[One];
}[Kind];

/** The subject of a listed page: everything that handles all pages has a case for each kind. */
export type Subject = SubjectOf<ListedKind>;

/** A page: its path, its metadata, and the content of its screen. Created once, in routes. */
export interface PageOf<Kind extends PageKind = PageKind> {
  readonly path: string;
  /** The page's name as a file, without a leading slash: `services/seo`, `index`. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The breadcrumbs, without the page itself. */
  readonly trail: readonly PageLink[];
  readonly subject: SubjectOf<Kind>;
}

/** A listed page, with its versions for programs. */
export interface SitePage extends PageOf<ListedKind> {
  /** The paths of its Markdown version and of its link preview. */
  readonly markdownPath: string;
  readonly preview: string;
  /** The content files of which a change is a change of this page. */
  readonly files: readonly string[];
  /** True for a page of invented facts: neither structured data nor the released list has it. */
  readonly sample: boolean;
}

export type ResultPage = PageOf<ResultKind>;
