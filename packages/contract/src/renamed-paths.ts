import { enquiriesPath, responseTimePath } from './paths.ts';

/**
 * Paths that were renamed: for one release the old ones work too, because pages that are open or cached still request
 * them. The next release deletes this file.
 */
export const renamedPaths: readonly (readonly [old: string, current: string])[] = [
  ['/api/leads', enquiriesPath],
  ['/api/pace', responseTimePath],
];

/** The URL of a request with the current path; below an old path too. */
export function currentUrl(url: string): string {
  const found = renamedPaths.find(
    ([old]) => url.startsWith(old) && /^(?:$|[/?])/u.test(url.slice(old.length)),
  );
  return found ? found[1] + url.slice(found[0].length) : url;
}
