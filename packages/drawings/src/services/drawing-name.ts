export const drawingParts = ['Hero', 'Figure'] as const;
export type DrawingPart = (typeof drawingParts)[number];

/** Drawings are found by their service's slug: `ui-ux` has UiUxHero and UiUxFigure. */
export const drawingName = (slug: string, part: DrawingPart): string =>
  slug.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) + part;
