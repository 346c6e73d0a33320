import { withoutClaim } from '#reader/finder-of.ts';
import { fittingServices } from '#reader/fitting-services.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

interface Way {
  /** The ids of the three answers, as written in the file. */
  readonly answers: string;
  readonly leadsTo: readonly string[];
}

/** Every combination of answers to the three questions: few enough to check them all. */
const channelKindsOf = ({ finder }: Content): Way[] =>
  finder.value.questions
    .reduce<Answer[][]>(
      (ways, { answers }) => ways.flatMap((way) => answers.map((answer) => [...way, answer])),
      [[]],
    )
    .map((way) => ({
      answers: way.map(({ id }) => id).join(', '),
      leadsTo: fittingServices(way.map(({ services }) => services.map(({ service }) => service))),
    }));

type Answer = Content['finder']['value']['questions'][number]['answers'][number];

const unreached = (content: Content, ways: readonly Way[]): Finding[] => {
  const reached = new Set(ways.flatMap(({ leadsTo }) => leadsTo));
  return content.services
    .filter(({ slug }) => !reached.has(slug))
    .map(({ slug }) => ({
      file: content.finder.file,
      field: 'questions',
      problem: `no three answers lead to the service “${slug}”.`,
      fix: 'Name it in one more answer, or nearer the front of one.',
    }));
};

const lonely = (content: Content, ways: readonly Way[]): Finding[] =>
  ways
    .filter(({ leadsTo }) => leadsTo.length < 2)
    .map(({ answers, leadsTo }) => ({
      file: content.finder.file,
      field: 'questions',
      problem: `the answers ${answers} lead to ${leadsTo.join()} alone.`,
      fix: 'Name another service in one of them.',
    }));

const repeated = ({ finder: { file, value } }: Content): Finding[] =>
  value.questions.flatMap(({ answers }, q) =>
    answers.flatMap(({ services }, a) =>
      services
        .map(({ service }) => service)
        .flatMap((service, s, all) =>
          all.indexOf(service) === s
            ? []
            : {
                file,
                field: `questions.${q}.answers.${a}.services.${s}.service`,
                problem: `names the service “${service}” a second time.`,
                fix: 'Remove one of the two.',
              },
        ),
    ),
  );

const unwarned = ({ services }: Content): Finding[] =>
  services
    .filter(({ value }) => !value.notFor.items.some(withoutClaim))
    .map(({ file }) => ({
      file,
      field: 'notFor.items',
      problem: 'needs a claim in every case, and the service finder shows no sources.',
      fix: 'Word one case without a claim.',
    }));

/** Every service can be found, and every combination of answers gives two or three. */
export const finder: Check = (content) => {
  // It also reports in the services, which are never off.
  if (!content.extras.value.finder) return [];
  const ways = channelKindsOf(content);
  return [
    ...repeated(content),
    ...unreached(content, ways),
    ...lonely(content, ways),
    ...unwarned(content),
  ];
};
