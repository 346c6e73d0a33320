import type {
  Category,
  LegalPage,
  Notice,
  Project,
  Redirect,
  Review,
  SearchWords,
  Service,
  Vacancy,
} from '#schema/entries.ts';
import { addressOf, fixedPages } from './addresses.ts';
import type { Content, Pages } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';

/** Gives each file a resolver of its own, which numbers the file's notes and reports under its name. */
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
): Service[] {
  // The first group that lists a service is its home; the others only lead to it.
  const homes = new Map(
    categories.toReversed().flatMap((home) => home.services.map(({ slug }) => [slug, home])),
  );
  return content.services.map(({ slug, file, value }): Service => {
    const resolver = resolverFor(file);
    const resolved = resolver.resolve(value);
    const home = homes.get(slug);
    if (!home)
      resolver.report(
        '',
        'is listed by no category, so no menu leads to it.',
        'Add it to a file in content/categories.',
      );
    return {
      ...resolved,
      slug,
      href: addressOf.service(slug),
      category: { name: home?.name ?? '', href: home?.href ?? '' },
      technologies: {
        opening: resolved.technologies.opening,
        items: resolver.technologies(value.technologies.items, 'technologies.items'),
      },
      related: resolver.services(value.related, 'related'),
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
        href: addressOf.project(slug),
        disciplines: resolver.services(value.disciplines, 'disciplines'),
        stack: resolver.technologies(value.stack, 'stack'),
      };
    })
    .sort(byOrder);

export const reviewsOf = (content: Content): Review[] =>
  content.reviews
    .map(({ slug, value }): Review => ({ ...value, logo: nameOf(content, value.logo), id: slug }))
    .sort(byOrder);

export const vacanciesOf = (content: Content, resolverFor: ResolverFor): Vacancy[] =>
  content.vacancies.map(({ slug, file, value }): Vacancy => ({
    ...resolverFor(file).resolve(value),
    slug,
    href: addressOf.vacancy(slug),
  }));

export const legalOf = (content: Content, resolverFor: ResolverFor): LegalPage[] =>
  content.legal.map(({ slug, file, value }): LegalPage => ({
    ...resolverFor(file).resolve(value),
    slug,
    href: addressOf.legal(slug),
  }));

export const noticesOf = (content: Content, resolverFor: ResolverFor): Notice[] =>
  content.notices.map(({ slug, file, value }): Notice => ({
    ...resolverFor(file).resolve(value),
    id: slug,
  }));

export const pagesOf = (content: Content, resolverFor: ResolverFor): Pages =>
  Object.fromEntries(
    Object.entries(content.pages).map(([name, page]) => [
      name,
      resolverFor(`pages/${name}.yaml`).resolve(page),
    ]),
    // Resolving changes no page's shape, which Object.entries cannot tell.
  ) as Pages;

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
