import {
  drawingName,
  drawingParts,
  type DrawingState,
} from '@studio/drawings/registry/drawing-names.ts';
import type { SmallDrawingNames } from '@studio/drawings/registry/small-drawing-names.ts';
import type { Drawings } from '#reader/drawing-status.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

const services = 'packages/drawings/src/services';
const marks = 'packages/drawings/src/marks';
const registry = 'packages/drawings/src/registry';

/** Services without a drawing: the preview shows a placeholder, which must not be published. */
export const missingDrawings =
  (drawings: Drawings): Check =>
  (content) => [...drawn(content, drawings, 'missing'), ...unknownSmall(content, drawings)];

/** Placeholders that a developer has listed as unfinished. The launch check refuses them. */
export const unfinishedDrawings =
  (drawings: Drawings): Check =>
  (content) => [...drawn(content, drawings, 'unfinished'), ...unnamedSmall(content)];

const problems = {
  missing: (what: string) => `has no ${what}.`,
  unfinished: (what: string) => `shows a placeholder for its ${what}.`,
};

function drawn(content: Content, drawings: Drawings, state: 'missing' | 'unfinished'): Finding[] {
  const is = (found: DrawingState): boolean => found === state;
  return content.services.flatMap(({ file, slug }) => [
    ...drawingParts
      .filter((part) => is(drawings.stateOf(slug, part)))
      .map((part) => ({
        file,
        field: `drawings.${part}`,
        problem: problems[state]('drawing'),
        fix: `Draw ${drawingName(slug, part)} in ${services}/${slug}/${drawingName(slug, part)}${state === 'missing' ? ` and add the service to ${registry}` : ''}.`,
      })),
    ...(is(drawings.stateOf(slug, 'mark'))
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

const tableFiles = { offerMarks: 'offer-marks.tsx', deliverables: 'deliverables.tsx' };

interface SmallPlace {
  readonly file: string;
  readonly slug: string;
  readonly field: string;
  readonly kind: keyof SmallDrawingNames;
  readonly name: string | undefined;
}

/** Every place of a service page with a small drawing of its own. */
const smallPlaces = (content: Content): SmallPlace[] =>
  content.services.flatMap(({ file, slug, value }) => [
    ...value.offer.items.map(({ mark }, i): SmallPlace => ({
      file,
      slug,
      field: `offer.items.${i}.mark`,
      kind: 'offerMarks',
      name: mark,
    })),
    ...value.process.steps.map(({ deliverable }, i): SmallPlace => ({
      file,
      slug,
      field: `process.steps.${i}.deliverable`,
      kind: 'deliverables',
      name: deliverable,
    })),
  ]);

const unknownSmall = (content: Content, drawings: Drawings): Finding[] =>
  smallPlaces(content).flatMap(({ file, slug, field, kind, name }) =>
    name === undefined || drawings.hasSmallDrawing(slug, kind, name)
      ? []
      : {
          file,
          field,
          problem: `names the drawing “${name}”, which does not exist.`,
          fix: `Draw it in ${services}/${slug}/${tableFiles[kind]} and add its name to ${registry}/names, or leave the field empty.`,
        },
  );

const unnamedSmall = (content: Content): Finding[] =>
  smallPlaces(content).flatMap(({ file, slug, field, kind, name }) =>
    name !== undefined
      ? []
      : {
          file,
          field,
          problem: 'has no small drawing.',
          fix: `Draw one in ${services}/${slug}/${tableFiles[kind]} and name it here.`,
        },
  );
