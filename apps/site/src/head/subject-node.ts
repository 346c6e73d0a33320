import type { CreativeWork, JobPosting, Service as ServiceNode } from 'schema-dts';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Project, Service, Vacancy } from '@studio/content/schema/entries.ts';
import type { RichText } from '@studio/content/schema/rich-text.ts';
import type { SitePage } from '@studio/content/schema/site-page.ts';
import { absolute } from './absolute.ts';
import { organizationId, postalAddress } from './publisher.ts';

export const subjectId = ({ path }: Pick<SitePage, 'path'>, company: Company) => ({
  '@id': `${absolute(path, company)}#subject`,
});

/** The main subject of a page, if it has one; lists and statements do not. */
export function subjectNode(
  { subject, preview }: SitePage,
  company: Company,
): ServiceNode | CreativeWork | JobPosting | undefined {
  switch (subject.kind) {
    case 'service':
      return serviceNode(subject.service, company);
    case 'project':
      return projectNode(subject.project, absolute(preview, company), company);
    case 'vacancy':
      // Job boards refuse a vacancy without a place, and a sample address is not one.
      return company.contact.sample ? undefined : vacancyNode(subject.vacancy, company);
    default:
      return undefined;
  }
}

const serviceNode = (service: Service, company: Company): ServiceNode => ({
  '@type': 'Service',
  ...subjectId({ path: service.href }, company),
  name: service.title,
  serviceType: service.menuName,
  category: service.category.name,
  slogan: service.tagline,
  description: service.summary,
  url: absolute(service.href, company),
  provider: organizationId(company),
});

const projectNode = (project: Project, image: string, company: Company): CreativeWork => ({
  '@type': 'CreativeWork',
  ...subjectId({ path: project.href }, company),
  name: project.name,
  description: project.summary,
  ...(project.case?.steps && { abstract: abstractOf(project.case.steps) }),
  keywords: project.disciplines.map(({ name }) => name),
  image,
  url: absolute(project.href, company),
  creator: organizationId(company),
});

type CaseSteps = NonNullable<NonNullable<Project['case']>['steps']>;

const abstractOf = ({ before, decision, after }: CaseSteps): string =>
  [before, decision, after].map(({ text }) => text).join(' ');

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
} as const satisfies Record<Vacancy['employment'], string>;

const vacancyNode = (vacancy: Vacancy, company: Company): JobPosting => ({
  '@type': 'JobPosting',
  ...subjectId({ path: vacancy.href }, company),
  title: vacancy.title,
  description: [vacancy.work, ...vacancy.needs, ...vacancy.offers].map(wordsOf).join('\n'),
  datePosted: vacancy.from,
  validThrough: vacancy.until,
  employmentType: employmentTypes[vacancy.employment],
  url: absolute(vacancy.href, company),
  hiringOrganization: organizationId(company),
  jobLocation: { '@type': 'Place', address: postalAddress(company) },
});

const wordsOf = (text: RichText): string => text.map((part) => part.text).join('');
