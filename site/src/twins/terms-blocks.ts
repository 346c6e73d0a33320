import {
  sampleTerms,
  scenarioTerms,
  scenarioTitle,
  shortAnswers,
  termsOutline,
} from '#outline/terms-outline.ts';
import { regionDays, sharedWords } from '#outline/working-hours.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { blocksOf } from './blocks-of.ts';
import { callBlocks } from './call-blocks.ts';
import { h2, h3, list, plain, terms, type Block, type Pen } from './markdown.ts';

interface Told {
  readonly title: string;
  readonly part: {
    readonly sample: boolean;
    readonly opening: Parameters<Pen['text']>[0];
    readonly items?: Parameters<Pen['rows']>[0];
  };
}

const marked = (sample: boolean): Block[] => (sample ? [`${sampleTerms}.`] : []);

/** How we work together: the short answers, then every part with all it says. */
export function termsBlocks(subject: SubjectOf<'terms-of-work'>, pen: Pen): Block[] {
  const { page } = subject;
  const opened = ({ title, part }: Told): Block[] => [
    h2(title),
    ...marked(part.sample),
    pen.text(part.opening),
  ];
  const told = (chapter: Told): Block[] => [
    ...opened(chapter),
    ...pen.rows(chapter.part.items ?? []),
  ];
  return [
    pen.text(page.opening),
    ...list(shortAnswers(subject).map(({ name, line }) => `${plain(name)}: ${plain(line)}`)),
    ...blocksOf(termsOutline(subject), {
      cost: (chapter) => [
        ...opened(chapter),
        ...chapter.part.scenarios.flatMap((scenario, i) => [
          h3(scenarioTitle(scenario, i)),
          ...marked(scenario.sample),
          pen.text(scenario.text),
          ...terms(scenarioTerms(chapter.part, scenario), pen),
        ]),
      ],
      moves: told,
      drawing: told,
      start: told,
      people: told,
      hours: (chapter) => [
        ...opened(chapter),
        ...list(regionDays(chapter.part).map((day) => `${plain(day.name)}: ${sharedWords(day)}`)),
        ...pen.rows(chapter.part.items),
      ],
      ownership: told,
      contract: ({ title, clauses }) => [
        h2(title),
        ...clauses.flatMap((clause) => [
          h3(clause.title),
          ...marked(clause.sample),
          pen.text(clause.text),
        ]),
      ],
      ending: told,
      ai: (chapter) => [
        ...opened(chapter),
        h3(chapter.done),
        ...terms(
          chapter.part.done.map(({ title, text }) => ({ term: title, words: text })),
          pen,
        ),
        h3(chapter.never),
        ...list(chapter.part.never.map((item) => pen.text(item))),
      ],
      call: () => callBlocks(page.call, pen),
    }),
  ];
}
