import type { Company } from '../schema/company.schema.ts';
import type { SourceNote } from '../schema/entries.ts';
import type { Subject } from '../schema/site-page.ts';
import { callBlocks, contactLine } from './call-blocks.ts';
import { h2, h3, list, plain, type Block, type Pen } from './markdown.ts';

type ServiceSubject = Extract<Subject, { kind: 'service' }>;

/** A service page band by band, in the page's order. */
export function serviceBlocks(subject: ServiceSubject, company: Company, pen: Pen): Block[] {
  const { service, why, call } = subject;
  const { engagement } = service;
  return [
    plain(service.tagline),
    pen.text(service.intro.text),
    pen.text(service.intro.beside),
    h2('Why clients come with this'),
    pen.text(service.reasons.lead),
    ...pen.rows(service.reasons.items),
    h2('Services offered'),
    pen.text(service.offer.lead),
    ...pen.rows(service.offer.items),
    h2('How the work runs'),
    pen.text(service.process.lead),
    ...service.process.steps.flatMap((step, i) => [
      h3(`${i + 1}. ${step.title}`),
      `${pen.text(step.text)} You get: ${pen.text(step.youGet)}`,
    ]),
    h2('Technologies and tools'),
    pen.text(service.technologies.lead),
    ...list(service.technologies.items.map(({ name }) => plain(name))),
    h2('Key features'),
    pen.text(service.features.lead),
    ...pen.rows(service.features.items),
    h2('Why work with us'),
    pen.text(service.whyUs.lead),
    ...pen.rows(service.whyUs.items),
    h2('When not to buy this'),
    pen.text(service.notFor.lead),
    ...list(service.notFor.items.map((item) => pen.text(item))),
    h2('The usual shape'),
    ...(engagement.sample ? ['These are sample figures.'] : []),
    ...list([
      `How long: ${pen.text(engagement.duration)}`,
      `Who works on it: ${pen.text(engagement.team)}`,
      `What it takes from you: ${pen.text(engagement.yourSide)}`,
      `How we agree on it: ${pen.text(engagement.model)}`,
    ]),
    h2('Questions and answers'),
    ...service.questions.flatMap(({ question, answer }) => [h3(question), pen.text(answer)]),
    h2(`Why ${company.shortName}?`),
    ...pen.rows(why),
    h2('Look at next'),
    ...list(service.related.map((next) => `${pen.link(next)}: ${plain(next.line)}`)),
    ...callBlocks(call, pen),
    ...callBlocks(service.call, pen),
    contactLine(company, pen),
    ...sourceBlocks(service.notes),
  ];
}

const sourceBlocks = (notes: readonly SourceNote[]): Block[] =>
  notes.length > 0 ? [h2('Sources'), ...notes.map(footnote)] : [];

function footnote({ note, sentence, publisher, source, checked }: SourceNote): Block {
  const name = publisher && plain(publisher);
  const where = name ? `Published by ${source ? `[${name}](${source})` : name}` : unconfirmed;
  return `[^${note}]: ${plain(sentence)} ${where}; last checked ${checked}.`;
}

const unconfirmed = 'Source not yet confirmed';
