import { drawingName, drawingParts } from '@studio/drawings/services/drawing-name.ts';
import { drawingFolder, type Drawings, type Drawn, type SmallTable } from '#reader/drawn.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

const services = 'packages/drawings/src/services';
const marks = 'packages/drawings/src/marks';

/** Services that would stop the build, because a drawing is missing. */
export const missingDrawings =
  (drawings: Drawings | undefined): Check =>
  (content) =>
    drawings ? [...drawn(content, drawings, 'missing'), ...unknownSmall(content, drawings)] : [];

/** Placeholders: legible, but nothing to go out with. */
export const unfinishedDrawings =
  (drawings: Drawings | undefined): Check =>
  (content) =>
    drawings ? [...drawn(content, drawings, 'unfinished'), ...unnamedSmall(content)] : [];

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

interface SmallPlace {
  readonly file: string;
  readonly slug: string;
  readonly field: string;
  readonly table: SmallTable;
  readonly name: string | undefined;
}

/** Every place of a service page with a small drawing of its own. */
const smallPlaces = (content: Content): SmallPlace[] =>
  content.services.flatMap(({ file, slug, value }) => [
    ...value.offer.items.map(({ mark }, i): SmallPlace => ({
      file,
      slug,
      field: `offer.items.${i}.mark`,
      table: 'offer-marks',
      name: mark,
    })),
    ...value.process.steps.map(({ deliverable }, i): SmallPlace => ({
      file,
      slug,
      field: `process.steps.${i}.deliverable`,
      table: 'deliverables',
      name: deliverable,
    })),
  ]);

const unknownSmall = (content: Content, drawings: Drawings): Finding[] =>
  smallPlaces(content).flatMap(({ file, slug, field, table, name }) =>
    name === undefined || drawings.small(slug, table, name)
      ? []
      : {
          file,
          field,
          problem: `names the drawing “${name}”, which does not exist.`,
          fix: `Draw it in ${services}/${slug}/${table}.tsx, or leave the field empty.`,
        },
  );

const unnamedSmall = (content: Content): Finding[] =>
  smallPlaces(content).flatMap(({ file, slug, field, table, name }) =>
    name !== undefined
      ? []
      : {
          file,
          field,
          problem: 'has no small drawing.',
          fix: `Draw one in ${services}/${slug}/${table}.tsx and name it here.`,
        },
  );
