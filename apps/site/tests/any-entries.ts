import { siteContent } from '@studio/content/reader/site-content.ts';

const { services, categories } = siteContent();

function first<T>(kind: string, [one]: readonly T[]): T {
  if (!one) throw new Error(`content/ holds no ${kind}.`);
  return one;
}

/** An arbitrary entry of each kind from content/, because these tests must not depend on a name. */
export const aService = first('services', services);
export const aCategory = first('categories', categories);
