import { aboutOutline } from '#outline/about-outline.ts';
import { companyFacts, factsAreSamples } from '#outline/company-facts.ts';
import { caseFacts, caseSteps, projectOutline } from '#outline/project-outline.ts';
import { vacancyOutline } from '#outline/vacancy-outline.ts';
import type { Company } from '#schema/company.schema.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { blocksOf } from './blocks-of.ts';
import { callBlocks, contactLine } from './call-blocks.ts';
import { h2, h3, list, plain, terms, type Block, type Pen } from './markdown.ts';

/** Pages that are read from the top to the end. */

export const projectBlocks = (subject: SubjectOf<'project'>, pen: Pen): Block[] => {
  const { project, next, call } = subject;
  const outline = projectOutline(subject);
  return [
    pen.text(project.client),
    ...(project.sample ? ['This is a sample project.'] : []),
    ...blocksOf(outline, {
      steps: ({ title, steps }) => [
        h2(title),
        ...caseSteps.flatMap((step) => [h3(step.title), plain(steps[step.name].text)]),
      ],
      problem: ({ title, facts }) => [
        h2(title),
        pen.text(project.problem),
        ...terms(caseFacts(project), pen),
        ...list([
          `${facts.disciplines}: ${project.disciplines.map((service) => pen.link(service)).join(', ')}`,
          `${facts.stack}: ${plain(project.stack.map(({ name }) => name).join(', '))}`,
        ]),
      ],
      approach: ({ title }) => [h2(title), ...pen.rows(project.approach)],
      result: ({ title }) => [h2(title), pen.text(project.result)],
      measured: ({ title, rows, note }) => [
        h2(title),
        ...(note ? [pen.text(note)] : []),
        ...pen.rows(rows),
      ],
      lesson: ({ title }) => [h2(title), pen.text(project.lesson)],
      next: ({ title }) => [h2(title), pen.link(next)],
      call: () => callBlocks(call, pen),
    }),
  ];
};

export const aboutBlocks = (subject: SubjectOf<'about'>, pen: Pen): Block[] => {
  const { page } = subject;
  const outline = aboutOutline(subject);
  return [
    pen.text(page.opening),
    ...blocksOf(outline, {
      phases: ({ title }) => [
        h2(title),
        ...page.phases.flatMap((phase) => [
          h3(phase.title),
          `${pen.text(phase.text)} ${pen.text(phase.who)}`,
        ]),
      ],
      habits: ({ title }) => [
        h2(title),
        pen.text(page.habits.opening),
        ...pen.rows(page.habits.items),
      ],
      people: ({ title }) => [
        h2(title),
        ...subject.people.flatMap(({ name, role, ask, sample }) => [
          h3(name),
          `${plain(role)}${sample ? ' (sample)' : ''}. Ask: ${pen.text(ask)}`,
        ]),
      ],
      refusals: ({ title }) => [
        h2(title),
        pen.text(page.refusals.opening),
        ...list(page.refusals.items.map((item) => pen.text(item))),
      ],
      call: () => callBlocks(page.call, pen),
    }),
  ];
};

export const careersBlocks = ({ page, vacancies }: SubjectOf<'careers'>, pen: Pen): Block[] =>
  vacancies.length === 0
    ? [h2(page.noneTitle), pen.text(page.noneText)]
    : vacancies.flatMap((vacancy) => [
        h2(vacancy.title),
        `${pen.text(vacancy.work)} ${pen.link({ ...vacancy, name: 'Read about this position' })}`,
      ]);

export const vacancyBlocks = (subject: SubjectOf<'vacancy'>, pen: Pen): Block[] => {
  const { vacancy } = subject;
  return [
    pen.text(vacancy.place),
    ...(vacancy.sample ? ['This is a sample vacancy.'] : []),
    pen.text(vacancy.work),
    `${vacancy.employment}, open until ${vacancy.until}`,
    pen.text(vacancy.apply),
    ...vacancyOutline(subject).flatMap(({ title, points }) => [
      h2(title),
      ...list(points.map((point) => pen.text(point))),
    ]),
  ];
};

export const contactBlocks = (
  { page, notice, pace }: SubjectOf<'contact'>,
  company: Company,
  pen: Pen,
): Block[] => [
  h2(page.next),
  'You send the form, we reply with questions, we have a first call, we send a written proposal, you decide.',
  ...(page.answers
    ? [
        ...(page.answers.sample ? ['These are sample promises.'] : []),
        ...pen.rows(page.answers.items),
      ]
    : []),
  ...(pace ? [plain(pace)] : []),
  contactLine(company, pen),
  ...(factsAreSamples(company) ? ['These are sample facts about the company.'] : []),
  ...terms(companyFacts(company), pen),
  ...terms(
    notice.points.map(({ title, words }) => ({ term: title, words })),
    pen,
  ),
];

export const legalBlocks = ({ page }: SubjectOf<'legal'>, pen: Pen): Block[] => [
  pen.text(page.opening),
  ...page.sections.flatMap((section) => [
    h2(section.title),
    ...section.paragraphs.map((paragraph) => pen.text(paragraph)),
    ...list(section.list.map((item) => pen.text(item))),
  ]),
];
