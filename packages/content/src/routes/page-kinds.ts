import type { SitePage } from '#schema/site-page.ts';
import { routes } from './routes.ts';

/** The paths of pages, grouped by kind, in the order of the menus. */
export const pathsByKind = (
  pages: readonly SitePage[] = routes().listed,
): readonly (readonly string[])[] =>
  [...Map.groupBy(pages, ({ subject }) => subject.kind).values()].map((ofKind) =>
    ofKind.map(({ path }) => path),
  );

/** One page of each kind that a visitor can open, for checks and measurements of every kind. */
export const pageOfEachKind = (pages?: readonly SitePage[]): readonly string[] =>
  pathsByKind(pages).flatMap((addresses) => addresses.slice(0, 1));
