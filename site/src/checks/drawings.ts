import { drawingName, drawingParts } from '@studio/drawings/services/drawing-name.ts';
import { drawingFolder, type Drawings, type Drawn } from '#catalogue/drawn.ts';
import type { Finding } from '#catalogue/finding.ts';
import type { Content } from '#catalogue/load-content.ts';
import type { Check } from '#catalogue/check.ts';

const services = 'drawings/src/services';
const marks = 'drawings/src/marks';

/** Services that the build would stop at, because nobody has drawn for them. */
export const missingDrawings =
  (drawings: Drawings | undefined): Check =>
  (content) =>
    drawings ? [...drawn(content, drawings, 'missing'), ...unknownMarks(content, drawings)] : [];

/** Placeholders: legible, but nothing to go out with. */
export const unfinishedDrawings =
  (drawings: Drawings | undefined): Check =>
  (content) =>
    drawings ? drawn(content, drawings, 'unfinished') : [];

const problems = {
  missing: (what: string) => `has no ${what}.`,
  unfinished: (what: string) => `shows a placeholder for its ${what}.`,
};

function drawn(content: Content, drawings: Drawings, state: 'missing' | 'unfinished'): Finding[] {
  const is = (found: Drawn): boolean => found === state;
  return content.services.flatMap(({ file, slug }) => [
    ...drawingParts
      .filter((part) => is(drawings.part(slug, part)))
      .map((part) => ({
        file,
        field: `drawings.${part.toLowerCase()}`,
        problem: problems[state]('drawing'),
        fix: `Draw ${drawingName(slug, part)} in ${services}/${drawingFolder(slug, part)}.`,
      })),
    ...(is(drawings.mark(slug))
      ? [
          {
            file,
            field: '',
            problem: problems[state]('small mark'),
            fix: `Draw it in ${marks}, under the name “${slug}”.`,
          },
        ]
      : []),
  ]);
}

/** A mark that an offer borrows from another service. */
const unknownMarks = (content: Content, drawings: Drawings): Finding[] =>
  content.services.flatMap(({ file, value }) =>
    value.offer.items.flatMap(({ mark }, i) =>
      drawings.mark(mark) === 'missing'
        ? {
            file,
            field: `offer.items.${i}.mark`,
            problem: `names the mark “${mark}”, which nobody has drawn.`,
            fix: 'Name a service that has one.',
          }
        : [],
    ),
  );
