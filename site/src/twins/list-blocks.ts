import type { Category, Finder, Project, Review } from '../schema/entries.ts';
import type { PageFile } from '../schema/page.schema.ts';
import type { Subject } from '../schema/site-page.ts';
import { callBlocks } from './call-blocks.ts';
import { h2, h3, list, plain, quote, type Block, type Pen } from './markdown.ts';

type Of<Kind extends Subject['kind']> = Extract<Subject, { kind: Kind }>;

/** Pages that lead on to others: home, the services, the work, the list of all. */

export const homeBlocks = (subject: Of<'home'>, pen: Pen): Block[] => [
  pen.text(subject.page.lead),
  h2('01 About Us'),
  plain(subject.page.about.statement),
  ...subject.page.about.paragraphs.map((paragraph) => pen.text(paragraph)),
  h2('02 Our Services'),
  ...modelBlocks(subject.models, pen),
  ...subject.groups.flatMap((group) => groupBlocks(group, h3, pen)),
  h2('03 Our Works'),
  ...subject.featured.flatMap((project) => projectBlocks(project, h3, pen)),
  h2('04 Client Reviews'),
  ...subject.reviews.flatMap(reviewBlocks),
  ...callBlocks(subject.page.call, pen),
];

export const servicesBlocks = (subject: Of<'services'>, pen: Pen): Block[] => [
  pen.text(subject.page.lead),
  h2(subject.page.models.title),
  pen.text(subject.page.models.lead),
  ...modelBlocks(subject.page.models, pen),
  ...finderBlocks(subject.finder, pen),
  ...subject.groups.flatMap((group) => groupBlocks(group, h2, pen)),
  ...callBlocks(subject.call, pen),
];

export const workBlocks = (subject: Of<'work'>, pen: Pen): Block[] => [
  pen.text(subject.page.lead),
  ...subject.projects.flatMap((project) => projectBlocks(project, h2, pen)),
  ...callBlocks(subject.page.next, pen),
];

export const searchBlocks = (subject: Of<'search'>, pen: Pen): Block[] => [
  pen.text(subject.page.lead),
  ...[...Map.groupBy(subject.entries, (entry) => entry.subject)].flatMap(([title, entries]) => [
    h2(title),
    ...list(entries.map((entry) => `${pen.link(entry)}: ${plain(entry.line)}`)),
  ]),
];

type Heading = typeof h2;

const finderBlocks = (finder: Finder, pen: Pen): Block[] => [
  h2(finder.title),
  pen.text(finder.lead),
  ...finder.questions.flatMap(({ question, answers }) => [
    h3(question),
    ...list(
      answers.map(({ answer, services }) =>
        [
          plain(answer),
          ...services.map((service) => `  - ${pen.link(service)}: ${plain(service.why)}`),
        ].join('\n'),
      ),
    ),
  ]),
  ...finder.services.flatMap(({ name, notFor }) => [
    h3(name),
    `When not to buy it: ${pen.text(notFor)}`,
  ]),
];

const modelBlocks = ({ team, project }: PageFile<'services'>['models'], pen: Pen): Block[] =>
  [team, project].flatMap((model) => [
    h3(model.title),
    pen.text(model.text),
    ...list([
      `Suits: ${pen.text(model.suits)}`,
      `You steer by: ${pen.text(model.steer)}`,
      `You pay for: ${pen.text(model.pay)}`,
    ]),
  ]);

const groupBlocks = (group: Category, heading: Heading, pen: Pen): Block[] => [
  heading(group.name),
  plain(group.description),
  ...list(group.services.map((service) => `${pen.link(service)}: ${plain(service.line)}`)),
];

const projectBlocks = (project: Project, heading: Heading, pen: Pen): Block[] => [
  heading(project.name),
  `${project.sample ? 'Sample project. ' : ''}${plain(project.line)} ${pen.link({ ...project, name: 'Read on' })}`,
];

const reviewBlocks = (review: Review): Block[] => [
  quote(review.review),
  plain(`${review.clientName}, ${review.clientOccupation}, ${review.label}`) +
    (review.sample ? ' (sample text)' : ''),
];
