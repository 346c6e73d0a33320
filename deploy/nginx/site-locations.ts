import { responseTimePath, pathAt } from '@studio/contract/paths';
import { renamedPaths } from '@studio/contract/renamed-paths';
import type { Headers, SiteHeaders } from '../headers.ts';
import { speculationRulesPath } from '../headers.ts';
import type { Redirect } from '../redirects.ts';
import type { SiteSettings } from '../site-settings.ts';

const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** nginx drops inherited headers where a location sets one, so each location gets its whole list. */
export const adding = (headers: Headers): string =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `      add_header ${name} ${quoted(value)} always;\n`)
    .join('');

export const location = (match: string, body: string, headers: Headers): string =>
  `    location ${match} {\n      ${body}\n${adding(headers)}    }\n`;

/** All locations of the site. Canonical paths are like /work, never /work.html or /work/. */
export function siteLocations(
  headers: SiteHeaders,
  settings: SiteSettings,
  upstream: string | undefined,
  redirects: readonly Redirect[],
  logs: { readonly page: string; readonly script: string },
): string {
  const { page, failedPage, file, hashedFile, speculationRules } = headers;
  const markdownOf = (address: string): Headers => ({
    ...file,
    Link: `<${address}>; rel="canonical"`,
  });
  return [
    `    error_page 403 =404 /404.html;
    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;
`,
    location('= /404.html', `internal;${logs.page}`, page),
    location('= /500.html', 'internal;', failedPage),
    location('= /404', 'return 404;', {}),
    location('= /500', 'return 500;', {}),

    location('= /', `try_files /index.html =404;${logs.page}`, page),
    location('/', `try_files $uri.html =404;${logs.page}`, page),
    // Only characters that a page's path may have, so that a decoded line break never reaches the response.
    location('= /index.html', 'return 301 /$is_args$args;', file),
    location(
      '~ ^(?<page>/[a-z0-9/-]*[a-z0-9])(?:\\.html|/)$',
      'return 301 $page$is_args$args;',
      file,
    ),

    ...redirects.map(({ from, to }) =>
      location(`= ${from}`, `return 301 ${to}$is_args$args;`, file),
    ),

    location('^~ /_astro/', `try_files $uri =404;${logs.script}`, hashedFile),
    location(
      `= ${speculationRulesPath}`,
      `types {}\n      default_type ${speculationRules['Content-Type'] ?? ''};`,
      speculationRules,
    ),
    // A page's Markdown version names the page, so that search engines list that one.
    location('= /index.md', 'try_files $uri =404;', markdownOf('/')),
    location('~ ^(?<page>/[a-z0-9/-]+)\\.md$', 'try_files $uri =404;', markdownOf('$page')),
    // Compressed copies and files written for a server have no URL.
    location('~ ^/_[a-z]+$|^/redirects\\.txt$|\\.(?:br|gz)$', 'return 404;', {}),
    location('~ \\.[a-z0-9]+$', 'try_files $uri =404;', file),
    intakeLocation(headers.intake, settings, upstream),
  ].join('\n');
}

/** Only if the site was built with a path on this server, such as /api. */
function intakeLocation(
  headers: Headers,
  { intake }: SiteSettings,
  upstream: string | undefined,
): string {
  if (!intake?.startsWith('/')) return '';
  const match = `^~ ${intake.replace(/\/$/, '')}/`;
  if (!upstream) {
    // The contact page always requests the response time. Without an API it is unknown, which is not an error.
    const old = renamedPaths.flatMap(([path, now]) => (now === responseTimePath ? path : []));
    const responseTime = [responseTimePath, ...old].map((path) =>
      location(`= ${pathAt(intake, path)}`, 'return 204;', headers),
    );
    return [location(match, 'return 503;', {}), ...responseTime].join('\n');
  }
  const hidden = Object.keys(headers).map((name) => `      proxy_hide_header ${name};\n`);
  return location(
    match,
    `proxy_pass http://intake;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      # Set, not appended: an address that a visitor claims is dropped here.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_request_buffering on;
      proxy_buffering on;
      proxy_connect_timeout 2s;
      proxy_send_timeout 10s;
      proxy_read_timeout 10s;
      proxy_next_upstream off;
${hidden.join('')}`.trimEnd(),
    headers,
  );
}
