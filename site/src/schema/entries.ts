import type { CategoryFile } from './category.schema.ts';
import type { ClaimFile } from './claim.schema.ts';
import type { LegalFile } from './legal.schema.ts';
import type { ProjectFile } from './project.schema.ts';
import type { ReviewFile } from './review.schema.ts';
import type { ServiceFile } from './service.schema.ts';
import type { TechnologyFile } from './technology.schema.ts';
import type { VacancyFile } from './vacancy.schema.ts';

/** Content as screens see it: every reference resolved, every link with its address. */

export interface PageLink {
  readonly name: string;
  readonly href: string;
}

export interface ServiceLink extends PageLink {
  readonly slug: string;
  readonly line: string;
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

export interface Service extends Omit<ServiceFile, 'technologies' | 'related'> {
  readonly slug: string;
  readonly href: string;
  readonly category: PageLink;
  readonly technologies: {
    readonly lead: ServiceFile['technologies']['lead'];
    readonly items: readonly Technology[];
  };
  readonly related: readonly ServiceLink[];
  readonly notes: readonly SourceNote[];
}

export interface Project extends Omit<ProjectFile, 'disciplines' | 'stack'> {
  readonly slug: string;
  readonly href: string;
  readonly disciplines: readonly ServiceLink[];
  readonly stack: readonly Technology[];
}

export interface Review extends ReviewFile {
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

/** An entry of the main menu; only services has groups. */
export interface MenuItem extends PageLink {
  readonly id: string;
  readonly groups?: readonly Category[];
}
