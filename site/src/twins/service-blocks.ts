import { engagementTerms, serviceOutline } from '#outline/service-outline.ts';
import type { Company } from '#schema/company.schema.ts';
import type { PageLink } from '#schema/entries.ts';
import type { RichText } from '#schema/rich-text.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { blocksOf } from './blocks-of.ts';
import { callBlocks, contactLine } from './call-blocks.ts';
import { footnote, h2, h3, list, plain, terms, type Block, type Pen } from './markdown.ts';

/** A service page band by band, in the page's order. */
export function serviceBlocks(subject: SubjectOf<'service'>, company: Company, pen: Pen): Block[] {
  const { service, why, projects } = subject;
  const outline = serviceOutline(subject, company.shortName);
  const led = (title: string, opening: RichText): Block[] => [h2(title), pen.text(opening)];
  return [
    plain(service.tagline),
    pen.text(service.intro.text),
    pen.text(service.intro.beside),
    ...blocksOf(outline, {
      reasons: ({ title }) => [
        ...led(title, service.reasons.opening),
        ...pen.rows(service.reasons.items),
      ],
      offer: ({ title }) => [
        ...led(title, service.offer.opening),
        ...pen.rows(service.offer.items),
      ],
      process: ({ title }) => [
        ...led(title, service.process.opening),
        ...service.process.steps.flatMap((step, i) => [
          h3(`${i + 1}. ${step.title}`),
          `${pen.text(step.text)} You get: ${pen.text(step.youGet)}`,
        ]),
      ],
      technologies: ({ title }) => [
        ...led(title, service.technologies.opening),
        ...list(service.technologies.items.map(({ name }) => plain(name))),
      ],
      features: ({ title }) => [
        ...led(title, service.features.opening),
        ...pen.rows(service.features.items),
      ],
      'why-us': (chapter) => [
        ...led(chapter.title, service.whyUs.opening),
        ...pen.rows(service.whyUs.items),
        h2(chapter.company),
        ...pen.rows(why),
      ],
      fit: ({ title, shape }) => [
        ...led(title, service.notFor.opening),
        ...list(service.notFor.items.map((item) => pen.text(item))),
        h2(shape),
        ...(service.engagement.sample ? ['These are sample figures.'] : []),
        ...terms(engagementTerms(service), pen),
      ],
      questions: ({ title }) => [
        h2(title),
        ...service.questions.flatMap(({ question, answer }) => [h3(question), pen.text(answer)]),
      ],
      next: ({ title, proof }) => [
        ...(projects.length > 0 ? [h2(proof), ...list(projects.map(lineOf(pen)))] : []),
        h2(title),
        ...list(service.related.map(lineOf(pen))),
      ],
      contact: ({ sheet }) => [
        ...callBlocks(service.call, pen),
        h3(sheet),
        contactLine(company, pen),
      ],
      sources: ({ title }) =>
        service.notes.length > 0 ? [h2(title), ...service.notes.map(footnote)] : [],
    }),
  ];
}

const lineOf =
  (pen: Pen) =>
  (page: PageLink & { readonly line: string }): Block =>
    `${pen.link(page)}: ${plain(page.line)}`;
