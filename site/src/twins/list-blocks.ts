import { homeOutline } from '#outline/home-outline.ts';
import { modelTerms } from '#outline/model-terms.ts';
import { servicesOutline } from '#outline/services-outline.ts';
import type { Category, Finder, Project, Review } from '#schema/entries.ts';
import type { PageFile } from '#schema/page.schema.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { blocksOf } from './blocks-of.ts';
import { callBlocks } from './call-blocks.ts';
import { h2, h3, list, plain, quote, terms, type Block, type Pen } from './markdown.ts';

/** Pages that lead on to others: home, the services, the work, the list of all. */

export const homeBlocks = (subject: SubjectOf<'home'>, pen: Pen): Block[] => [
  pen.text(subject.page.opening),
  ...blocksOf(homeOutline(subject), {
    'about-us': (chapter) => [
      numbered(chapter),
      plain(subject.page.about.statement),
      ...subject.page.about.paragraphs.map((paragraph) => pen.text(paragraph)),
    ],
    'our-services': (chapter) => [
      numbered(chapter),
      ...modelBlocks(subject.models, pen),
      ...subject.groups.flatMap((group) => groupBlocks(group, h3, pen)),
    ],
    'our-works': (chapter) => [
      numbered(chapter),
      ...subject.featured.flatMap((project) => projectBlocks(project, h3, pen)),
    ],
    reviews: (chapter) => [numbered(chapter), ...subject.reviews.flatMap(reviewBlocks)],
    call: () => callBlocks(subject.page.call, pen),
  }),
];

const numbered = ({ number, title }: { readonly number: string; readonly title: string }): Block =>
  h2(`${number} ${title}`);

export const servicesBlocks = (subject: SubjectOf<'services'>, pen: Pen): Block[] => [
  pen.text(subject.page.opening),
  ...blocksOf(servicesOutline(subject), {
    models: ({ title }) => [
      h2(title),
      pen.text(subject.page.models.opening),
      ...modelBlocks(subject.page.models, pen),
    ],
    finder: () => finderBlocks(subject.finder, pen),
    group: ({ group }) => groupBlocks(group, h2, pen),
    call: () => callBlocks(subject.call, pen),
  }),
];

export const workBlocks = (subject: SubjectOf<'work'>, pen: Pen): Block[] => [
  pen.text(subject.page.opening),
  ...subject.projects.flatMap((project) => projectBlocks(project, h2, pen)),
  ...callBlocks(subject.page.next, pen),
];

export const searchBlocks = (subject: SubjectOf<'search'>, pen: Pen): Block[] => [
  pen.text(subject.page.opening),
  ...subject.groups.flatMap(({ name, entries }) => [
    h2(name),
    ...list(entries.map((entry) => `${pen.link(entry)}: ${plain(entry.line)}`)),
  ]),
];

type Heading = typeof h2;

const finderBlocks = (finder: Finder, pen: Pen): Block[] => [
  h2(finder.title),
  pen.text(finder.opening),
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
    ...terms(modelTerms(model), pen),
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
