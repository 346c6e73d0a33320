import { consultancy } from './names/consultancy.ts';
import { design } from './names/design.ts';
import { development } from './names/development.ts';
import { optimization } from './names/optimization.ts';
import { solutions } from './names/solutions.ts';
import type { SmallDrawingNames } from './small-drawing-names.ts';
import { unfinished } from './unfinished.ts';

/**
 * Every service that has drawings, with the names of its small ones. It contains no JSX, so that checks can read it
 * without a build. The tables of drawings are typed by it: a name without a drawing does not compile.
 */
const serviceNames = {
  ...consultancy,
  ...design,
  ...development,
  ...optimization,
  ...solutions,
};

export type DrawnService = keyof typeof serviceNames;
export const drawnServices: readonly string[] = Object.keys(serviceNames);
export type DrawingPart = 'hero' | 'figure';
export type DrawingState = 'drawn' | 'unfinished' | 'missing';
export const drawingParts = ['hero', 'figure'] as const satisfies readonly DrawingPart[];

export type OfferMarkName<Service extends DrawnService> =
  (typeof serviceNames)[Service]['offerMarks'][number];
export type DeliverableName<Service extends DrawnService> =
  (typeof serviceNames)[Service]['deliverables'][number];

/** The name of a drawing's component: `ui-ux` has UiUxHero and UiUxFigure. */
export const drawingName = (slug: string, part: DrawingPart): string =>
  `${slug}-${part}`.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const namesOf = (slug: string): SmallDrawingNames | undefined =>
  new Map<string, SmallDrawingNames>(Object.entries(serviceNames)).get(slug);

/** Whether a service's drawing is finished, a placeholder, or missing. */
export function stateOf(slug: string, part: DrawingPart | 'mark'): DrawingState {
  const left = new Map<string, readonly string[]>(Object.entries(unfinished)).get(slug);
  if (left?.includes(part)) return 'unfinished';
  return namesOf(slug) ? 'drawn' : 'missing';
}

/** Whether a service has a small drawing of that name. */
export const hasSmallDrawing = (
  slug: string,
  kind: keyof SmallDrawingNames,
  name: string,
): boolean => namesOf(slug)?.[kind].includes(name) ?? false;
