import type {
  Category,
  Finder,
  LegalPage,
  PageLink,
  Project,
  Review,
  SearchEntry,
  Service,
  ServiceLink,
  Vacancy,
} from './entries.ts';
import type { PageFile } from './page.schema.ts';

/** What a page shows, for everything that tells of all pages: previews, twins, structured data. */
export type Subject =
  | {
      readonly kind: 'home';
      readonly page: PageFile<'home'>;
      readonly models: PageFile<'services'>['models'];
      readonly groups: readonly Category[];
      readonly featured: readonly Project[];
      readonly reviews: readonly Review[];
    }
  | {
      readonly kind: 'services';
      readonly page: PageFile<'services'>;
      readonly groups: readonly Category[];
      readonly finder: Finder;
      readonly call: Call;
    }
  | {
      readonly kind: 'service';
      readonly service: Service;
      readonly why: PageFile<'services'>['why'];
      readonly call: Call;
    }
  | {
      readonly kind: 'work';
      readonly page: PageFile<'work'>;
      readonly projects: readonly Project[];
      /** The one discipline whose projects are listed; without it, all are. */
      readonly discipline?: ServiceLink;
    }
  | { readonly kind: 'project'; readonly project: Project; readonly call: Call }
  | {
      readonly kind: 'careers';
      readonly page: PageFile<'careers'>;
      readonly vacancies: readonly Vacancy[];
    }
  | { readonly kind: 'vacancy'; readonly vacancy: Vacancy }
  | { readonly kind: 'about'; readonly page: PageFile<'about'> }
  | { readonly kind: 'contact'; readonly page: PageFile<'contact'> }
  | {
      readonly kind: 'search';
      readonly page: PageFile<'search'>;
      readonly entries: readonly SearchEntry[];
    }
  | { readonly kind: 'legal'; readonly page: LegalPage };

type Call = PageFile<'home'>['call'];

export interface SitePage {
  readonly path: string;
  /** The page's name among files, without a slash before it: `services/seo`, `index`. */
  readonly name: string;
  /** The addresses of its Markdown twin and of its link preview. */
  readonly twin: string;
  readonly preview: string;
  readonly title: string;
  readonly summary: string;
  /** The way here as the page shows it, without the page itself. */
  readonly trail: readonly PageLink[];
  /** The content files whose change is a change of this page. */
  readonly files: readonly string[];
  /** True for a page of invented facts: neither structured data nor the released list names it. */
  readonly sample: boolean;
  readonly subject: Subject;
}
