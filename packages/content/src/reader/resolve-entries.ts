import type { Rules } from '@studio/sheet/rules.schema.ts';
import type { Extra } from '#schema/extras.schema.ts';
import type {
  Category,
  LegalPage,
  Notice,
  Person,
  Project,
  Redirect,
  Review,
  SearchWords,
  Service,
  TermsPage,
  Vacancy,
} from '#schema/entries.ts';
import { pathOf, fixedPages } from './paths.ts';
import { isOffFile } from './extras.ts';
import type { Content, Pages } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';
import { shapeOf } from './shape-of.ts';
import { termsOf } from './terms-of.ts';
import { shownAnswers, shownItems } from './without-server.ts';

/** Creates a resolver for each file, which numbers the file's notes and reports under its name. */
type ResolverFor = (file: string) => ReferenceResolver;

const nameOf = ({ pictures }: Content, file = ''): string | undefined => pictures.get(file)?.name;

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number =>
  a.order - b.order;

export const categoriesOf = (content: Content, resolverFor: ResolverFor): Category[] =>
  content.categories
    .map(({ slug, file, value }): Category => {
      const resolver = resolverFor(file);
      return {
        ...value,
        id: slug,
        href: `${fixedPages.services}#${slug}`,
        services: value.services.flatMap(({ service, name, line }, i) => {
          const link = resolver.service(service, `services.${i}.service`);
          return link ? { ...link, ...(name && { name }), ...(line && { line }) } : [];
        }),
      };
    })
    .sort(byOrder);

export function servicesOf(
  content: Content,
  resolverFor: ResolverFor,
  categories: readonly Category[],
  people: readonly Person[],
): Service[] {
  // The first group that lists a service is its home; the others only link to it.
  const homes = new Map(
    categories.toReversed().flatMap((home) => home.services.map(({ slug }) => [slug, home])),
  );
  return content.services.map(({ slug, file, value }): Service => {
    const resolver = resolverFor(file);
    const resolved = resolver.resolve(value);
    const home = homes.get(slug);
    const shape = shapeOf(value.engagement.shape, content, resolver);
    if (!home)
      resolver.report(
        '',
        'is listed by no category, so no menu leads to it.',
        'Add it to a file in content/categories.',
      );
    return {
      ...resolved,
      slug,
      href: pathOf.service(slug),
      category: { name: home?.name ?? '', href: home?.href ?? '' },
      technologies: {
        opening: resolved.technologies.opening,
        items: resolver.technologies(value.technologies.items, 'technologies.items'),
      },
      engagement: {
        ...resolved.engagement,
        shape: content.extras.value.termsOfWork ? shape : undefined,
      },
      related: resolver.services(value.related, 'related'),
      answeredBy: content.extras.value.people
        ? resolver.person(people, value.answeredBy, 'answeredBy')
        : undefined,
      notes: resolver.notes,
    };
  });
}

export const projectsOf = (content: Content, resolverFor: ResolverFor): Project[] =>
  content.projects
    .map(({ slug, file, value }): Project => {
      const resolver = resolverFor(file);
      return {
        ...resolver.resolve(value),
        picture: nameOf(content, value.picture),
        slug,
        href: pathOf.project(slug),
        disciplines: resolver.services(value.disciplines, 'disciplines'),
        stack: resolver.technologies(value.stack, 'stack'),
      };
    })
    .sort(byOrder);

export const reviewsOf = (content: Content): Review[] =>
  content.reviews
    .map(({ slug, value }): Review => ({ ...value, logo: nameOf(content, value.logo), id: slug }))
    .sort(byOrder);

export const peopleOf = (content: Content, resolverFor: ResolverFor): Person[] =>
  content.people
    .map(({ slug, file, value }): Person => ({
      ...resolverFor(file).resolve(value),
      picture: nameOf(content, value.picture),
      slug,
      href: pathOf.person(slug),
    }))
    .sort(byOrder);

export const vacanciesOf = (content: Content, resolverFor: ResolverFor): Vacancy[] =>
  content.vacancies.map(({ slug, file, value }): Vacancy => ({
    ...resolverFor(file).resolve(value),
    slug,
    href: pathOf.vacancy(slug),
  }));

export const legalOf = (content: Content, resolverFor: ResolverFor): LegalPage[] =>
  content.legal.map(({ slug, file, value }): LegalPage => {
    const page = resolverFor(file).resolve(value);
    return {
      ...page,
      sections: page.sections.filter(({ needs }) => !needs || content.extras.value[needs]),
      slug,
      href: pathOf.legal(slug),
    };
  });

export const noticesOf = (content: Content, resolverFor: ResolverFor): Notice[] =>
  content.notices.map(({ slug, file, value }): Notice => ({
    ...resolverFor(file).resolve(value),
    id: slug,
  }));

/** The pages with a switch of their own name in extras.yaml. */
type ExtraPage = keyof Pages & Extra;

/** Not included: the terms, which need the numbers of their facts. A page that is switched off is undefined. */
export type PlainPages = Omit<Pages, 'terms-of-work' | ExtraPage> & {
  readonly [Name in ExtraPage]: Pages[Name] | undefined;
} & { readonly 'terms-of-work': TermsPage | undefined };

export function pagesOf(content: Content, resolverFor: ResolverFor): PlainPages {
  const { 'terms-of-work': terms, security, about, ...others } = content.pages;
  const { answers } = security;
  const plain = {
    ...others,
    about: { ...about, site: { ...about.site, items: shownItems(about.site.items) } },
    security: { ...security, answers: { ...answers, groups: shownAnswers(answers.groups) } },
  };
  const extras = content.extras.value;
  const resolved = Object.fromEntries(
    Object.entries(plain).flatMap(([name, page]) => {
      const file = `pages/${name}.yaml`;
      return isOffFile(file, extras) ? [] : [[name, resolverFor(file).resolve(page)]];
    }),
    // Resolving does not change the shape of a page, but Object.entries loses its type.
  ) as Omit<PlainPages, 'terms-of-work'>;
  return {
    ...resolved,
    home: { ...resolved.home, ask: extras.sheet ? resolved.home.ask : undefined },
    'terms-of-work': extras.termsOfWork
      ? termsOf(terms, content, resolverFor('pages/terms-of-work.yaml'))
      : undefined,
  };
}

export function searchWordsOf(
  { searchWords: { file, value } }: Content,
  resolverFor: ResolverFor,
): SearchWords {
  const resolver = resolverFor(file);
  return {
    ...value,
    byAddress: new Map(
      value.pages.flatMap(({ page, words }, i): [string, readonly string[]][] => {
        const href = resolver.address(page, `pages.${i}.page`);
        return href ? [[href, words]] : [];
      }),
    ),
  };
}

export function redirectsOf(
  { redirects: { file, value } }: Content,
  resolverFor: ResolverFor,
): Redirect[] {
  const resolver = resolverFor(file);
  return value.flatMap(({ from, to, why }, i) => {
    const href = resolver.address(to, `${i}.to`);
    return href ? { from, to: href, why } : [];
  });
}

/** The rules of the sheet unchanged: services are named by slug there, but must exist. */
export function sheetOf({ sheet: { file, value } }: Content, resolverFor: ResolverFor): Rules {
  const resolver = resolverFor(file);
  value.services.forEach(({ service }, i) => resolver.service(service, `services.${i}.service`));
  value.votes.forEach((rule, r) => {
    rule.for.forEach(({ service }, i) => resolver.service(service, `votes.${r}.for.${i}.service`));
  });
  resolver.services(value.alone, 'alone');
  return value;
}
