import type { Extra, Extras } from '#schema/extras.schema.ts';

/** For tests: everything switched on. */
export const allExtras: Extras = {
  sheet: true,
  finder: true,
  termsOfWork: true,
  security: true,
  people: true,
  search: true,
};

export const extraNames = Object.keys(allExtras) as readonly Extra[];
