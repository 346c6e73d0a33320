import type { Answering } from '@studio/contract/response-target-text';
import type { Rules } from '@studio/sheet/rules.schema.ts';
import type {
  Category,
  Finder,
  LegalPage,
  PageLink,
  Person,
  Project,
  Proof,
  Review,
  SearchGroup,
  Service,
  ServiceLink,
  SheetLink,
  TermsPage,
  Vacancy,
} from './entries.ts';
import type { EnquiryNotice } from './form-notice.ts';
import type { PageFile } from './page.schema.ts';

type Call = PageFile<'home'>['call'];
type Weight = Proof['beside'];

/** What each kind of page shows that a visitor may look for. */
interface ListedSubjects {
  readonly home: {
    readonly page: PageFile<'home'>;
    readonly models: PageFile<'services'>['models'];
    readonly groups: readonly Category[];
    readonly featured: readonly Project[];
    readonly reviews: readonly Review[];
    /** The address of a picture of a sheet on which one project after another is drawn, while there are sheets. */
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
    /** Those that took this service. */
    readonly projects: readonly Project[];
    readonly call: Call;
    /** A prefilled sheet with what speaks for this service, if sheets are on. */
    readonly sheet?: string;
  };
  readonly work: {
    readonly page: PageFile<'work'>;
    readonly projects: readonly Project[];
    /** One page for each discipline, so that filtering needs no script. */
    readonly filters: readonly PageLink[];
    /** The one discipline whose projects are listed; without it, all are. */
    readonly discipline?: ServiceLink;
  };
  readonly project: {
    readonly project: Project;
    readonly next: PageLink;
    readonly call: Call;
    /** The sheet this project would have begun with, where it is written down. */
    readonly sheet?: string;
  };
  readonly careers: { readonly page: PageFile<'careers'>; readonly vacancies: readonly Vacancy[] };
  readonly vacancy: { readonly vacancy: Vacancy };
  readonly about: { readonly page: PageFile<'about'>; readonly people: readonly Person[] };
  readonly 'terms-of-work': { readonly page: TermsPage };
  readonly contact: {
    readonly page: PageFile<'contact'>;
    readonly notice: EnquiryNotice;
    /** How soon we answered, up to the day of the build; left out where nothing may be said. */
    readonly responseTime: string | undefined;
  };
  readonly sheet: {
    readonly page: PageFile<'sheet'>;
    readonly rules: Rules;
    /** What is kept of a form and for how long, as beside every other. */
    readonly notice: EnquiryNotice;
    readonly examples: readonly SheetLink[];
  };
  readonly security: {
    readonly page: PageFile<'security'>;
    /** What is drawn: a hook for each question, by subject. */
    readonly subjects: readonly {
      readonly title: string;
      readonly hooks: readonly ('shown' | 'sample' | 'no')[];
    }[];
  };
  readonly proof: Proof & {
    /** What is drawn, where it was measured: weights in KB, and the way of an enquiry. */
    readonly weight:
      | {
          readonly page: Weight;
          readonly parts: readonly (Weight & { readonly name: string })[];
        }
      | undefined;
    readonly route:
      | { readonly kills: string; readonly acknowledged: string; readonly lost: string }
      | undefined;
  };
  readonly search: { readonly page: PageFile<'search'>; readonly groups: readonly SearchGroup[] };
  readonly legal: { readonly page: LegalPage };
}

/** What the pages show that only answer to something: a wrong address, a fault, a form. */
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
    /** What the contact page promises first: when an answer comes. */
    readonly promise: NonNullable<PageFile<'contact'>['answers']>['items'][number] | undefined;
  };
  /** The contact page under another heading: what was typed is in the form. */
  readonly problem: { readonly page: PageFile<'contact'>; readonly notice: EnquiryNotice };
}

type Subjects = ListedSubjects & ResultSubjects;

export type ListedKind = keyof ListedSubjects;
export type ResultKind = keyof ResultSubjects;
export type PageKind = keyof Subjects;

/** Written so that a table by kind, asked with a page's own kind, gives what fits that page. */
export type SubjectOf<Kind extends PageKind = PageKind> = {
  [One in Kind]: { readonly kind: One } & Subjects[One];
}[Kind];

/** The subject of a page in the list: everything that tells of all pages has a case for each kind. */
export type Subject = SubjectOf<ListedKind>;

/** A page: where it is, what its head says of it, and all its screen shows. Made once, in page-map. */
export interface PageOf<Kind extends PageKind = PageKind> {
  readonly path: string;
  /** The page's name among files, without a slash before it: `services/seo`, `index`. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The way here as the page shows it, without the page itself. */
  readonly trail: readonly PageLink[];
  readonly subject: SubjectOf<Kind>;
}

/** A page a visitor may look for, with its versions for programs. */
export interface SitePage extends PageOf<ListedKind> {
  /** The addresses of its Markdown version and of its link preview. */
  readonly markdownPath: string;
  readonly preview: string;
  /** The content files whose change is a change of this page. */
  readonly files: readonly string[];
  /** True for a page of invented facts: neither structured data nor the released list names it. */
  readonly sample: boolean;
}

export type ResultPage = PageOf<ResultKind>;
