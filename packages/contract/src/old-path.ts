import { intakePath } from './paths.ts';

/**
 * An old address that may redirect. It becomes a word of nginx's configuration, so it has only characters without a
 * meaning there.
 */
export const oldPath = /^(?=.{2,200}$)(?:\/[A-Za-z0-9._-]+)+$/;

/** Folders with files of the build, and paths that the web server passes on. */
const folders = [
  ...[intakePath, '/auth', '/.well-known', '/_astro'],
  ...['/icons', '/marks', '/og', '/pictures', '/sheets'],
];

/** Files of the build and the paths of error pages. */
const files = [
  ...['/404', '/404.html', '/500', '/500.html', '/index.html', '/index.md'],
  ...['/llms.txt', '/manifest.webmanifest', '/nda.txt', '/redirects.txt', '/robots.txt'],
  ...['/rules.json', '/search-index.json', '/sitemap.xml'],
];

/** Paths that the web server or the build uses itself. A redirect there would win, even over the API. */
export const isReserved = (path: string): boolean =>
  files.includes(path) ||
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
