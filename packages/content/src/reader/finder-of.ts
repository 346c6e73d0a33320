import type { Finder, FinderService, Service } from '#schema/entries.ts';
import type { RichText } from '#schema/rich-text.ts';
import type { Content } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';

/** The overview shows no sources, so it cannot repeat a case that needs one. */
export const withoutClaim = (text: RichText): boolean => text.every(({ kind }) => kind !== 'claim');

/** The finder with its services resolved; each has the first such case of its own page. */
export function finderOf(
  { finder: { file, value } }: Content,
  resolverFor: (file: string) => ReferenceResolver,
  services: readonly Service[],
): Finder {
  const resolver = resolverFor(file);
  return {
    ...resolver.resolve(value),
    questions: value.questions.map((question, q) => ({
      ...question,
      answers: question.answers.map((answer, a) => ({
        ...answer,
        services: answer.services.flatMap(({ service, why }, s) => {
          const field = `questions.${q}.answers.${a}.services.${s}.service`;
          const link = resolver.service(service, field);
          return link ? { ...link, why } : [];
        }),
      })),
    })),
    services: services.map(({ slug, menuName, line, href, notFor }): FinderService => ({
      slug,
      name: menuName,
      line,
      href,
      notFor: notFor.items.find(withoutClaim) ?? [],
    })),
  };
}
