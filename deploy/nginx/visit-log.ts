/** The path of a page of this site: no dot, no encoded letter, no empty part. At most 100 characters. */
const path = String.raw`(?=[a-z0-9/-]{1,100}(?:[?#]|$))/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?`;

const escaped = (host: string): string => host.replaceAll('.', String.raw`\.`);

/** Both names of the site. The one that is not canonical redirects, but a browser may send it as the referrer. */
const ownHosts = (host: string | undefined): string =>
  host === undefined
    ? String.raw`(?:127\.0\.0\.1|localhost)`
    : `(?:www\\.)?${escaped(host.replace(/^www\./u, ''))}`;

/**
 * Logs a line for each page that a person opened, and one for each form that they began. It has the day, and of what
 * the browser sends only values that fit a pattern: no address, no agent, no query, no path of another site.
 * packages/visits reads it.
 *
 * Browsers report that they open a page (Sec-Fetch-*); programs do not. A reload is not counted again. A prefetched
 * page is marked, because showing it later sends no request.
 */
export const visitMaps = (host: string | undefined): string => {
  const own = `^https?://${ownHosts(host)}(?::\\d+)?`;
  return `  map $http_user_agent $visit_agent {
    default 1;
    "" 0;
    "~*bot|crawl|http|lighthouse|headless|scan|search|spider" 0;
  }
  map "$request_method $http_sec_fetch_mode $http_sec_fetch_dest" $visit_opens {
    default 0;
    "GET navigate document" $visit_agent;
  }
  map $http_cache_control $visit_new { default $visit_opens; "max-age=0" 0; "no-cache" 0; }
  map $status $visit_counts { default 0; 200 $visit_new; 304 $visit_new; 404 $visit_new; }
  map $http_sec_purpose $visit_ahead { default 0; "~prefetch" 1; }
  map $http_sec_fetch_site $visit_site { default -; none none; same-origin own; cross-site cross; }
  map $time_iso8601 $visit_day { default -; "~^(?<visit_date>[0-9]{4}-[0-9]{2}-[0-9]{2})" $visit_date; }
  map $request_uri $visit_path { default "/?"; "~^(?<visit_asked>${path})(?:\\?|$)" $visit_asked; }
  map $http_referer $visit_from {
    default -;
    "~${own}(?<visit_own>${path})(?:[?#]|$)" $visit_own;
    "~${own}/" "/?";
    "~^https?://(?<visit_host>(?=[a-z0-9.-]{1,100}(?:[:/?#]|$))(?:[a-z0-9-]+\\.)+[a-z]{2,24})(?:[:/?#]|$)" $visit_host;
  }
  map $arg_utm_campaign $visit_campaign { default -; "~^(?<visit_known>[a-z0-9-]{1,40})$" $visit_known; }
  map $request_uri $visit_words {
    default -;
    "~^/search\\?q=(?<visit_typed>[A-Za-z]{2,20}(?:(?:\\+|%20)[A-Za-z]{2,20}){0,3})$" $visit_typed;
  }
  map "$http_sec_fetch_dest $uri" $visit_island {
    default "";
    "~^script /_astro/(?<visit_form>ContactForm|Sheet|SendSheet)\\.island\\." $visit_form;
  }
  log_format visit '$visit_day page $status $visit_ahead $visit_path $visit_from $visit_site $visit_campaign $visit_words';
  log_format begun '$visit_day begun $visit_island';
`;
};

/** Writes many lines at once, each within a second. */
export const buffered = 'buffer=64k flush=1s';

/** The directives for the locations of pages and scripts. They replace the outer log, so it is repeated. */
export function visitLogs(file: string | undefined, outer: string) {
  if (!file) return { page: '', script: '' };
  const inside = (format: string, condition: string) =>
    `\n      ${outer}\n      access_log ${file} ${format} ${buffered} if=$${condition};`;
  return {
    page: inside('visit', 'visit_counts'),
    script: inside('begun', 'visit_island'),
  };
}
