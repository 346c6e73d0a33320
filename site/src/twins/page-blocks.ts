import type { Company } from '../schema/company.schema.ts';
import type { Subject } from '../schema/site-page.ts';
import { callBlocks, contactLine } from './call-blocks.ts';
import { h2, h3, list, plain, type Block, type Pen } from './markdown.ts';

type Of<Kind extends Subject['kind']> = Extract<Subject, { kind: Kind }>;

/** Pages that are read from the top to the end. */

export const projectBlocks = ({ project, call }: Of<'project'>, pen: Pen): Block[] => [
  pen.text(project.client),
  ...(project.sample ? ['This is a sample project.'] : []),
  ...list([
    `Disciplines: ${project.disciplines.map((service) => pen.link(service)).join(', ')}`,
    `Built with: ${plain(project.stack.map(({ name }) => name).join(', '))}`,
  ]),
  h2('The problem'),
  pen.text(project.problem),
  h2('What was done'),
  ...pen.rows(project.approach),
  h2('What is different now'),
  pen.text(project.result),
  h2('What we would do differently'),
  pen.text(project.lesson),
  ...callBlocks(call, pen),
];

export const aboutBlocks = ({ page }: Of<'about'>, pen: Pen): Block[] => [
  pen.text(page.lead),
  h2('How a piece of work goes'),
  ...page.phases.flatMap((phase) => [
    h3(phase.title),
    `${pen.text(phase.text)} ${pen.text(phase.who)}`,
  ]),
  h2(page.habits.title),
  pen.text(page.habits.lead),
  ...pen.rows(page.habits.items),
  h2(page.refusals.title),
  pen.text(page.refusals.lead),
  ...list(page.refusals.items.map((item) => pen.text(item))),
  ...callBlocks(page.call, pen),
];

export const careersBlocks = ({ page, vacancies }: Of<'careers'>, pen: Pen): Block[] =>
  vacancies.length === 0
    ? [h2(page.noneTitle), pen.text(page.noneText)]
    : vacancies.flatMap((vacancy) => [
        h2(vacancy.title),
        `${pen.text(vacancy.work)} ${pen.link({ ...vacancy, name: 'Read about this position' })}`,
      ]);

export const vacancyBlocks = ({ vacancy }: Of<'vacancy'>, pen: Pen): Block[] => [
  pen.text(vacancy.place),
  ...(vacancy.sample ? ['This is a sample vacancy.'] : []),
  pen.text(vacancy.work),
  `${vacancy.employment}, open until ${vacancy.until}`,
  pen.text(vacancy.apply),
  h2('What you bring'),
  ...list(vacancy.needs.map((need) => pen.text(need))),
  h2('What we offer'),
  ...list(vacancy.offers.map((offer) => pen.text(offer))),
];

export const contactBlocks = ({ page }: Of<'contact'>, company: Company, pen: Pen): Block[] => [
  h2(page.next),
  'You send the form, we reply with questions, we have a first call, we send a written proposal, you decide.',
  contactLine(company, pen),
  pen.text(page.notice),
];

export const legalBlocks = ({ page }: Of<'legal'>, pen: Pen): Block[] => [
  pen.text(page.lead),
  ...page.sections.flatMap((section) => [
    h2(section.title),
    ...section.paragraphs.map((paragraph) => pen.text(paragraph)),
    ...list(section.list.map((item) => pen.text(item))),
  ]),
];
