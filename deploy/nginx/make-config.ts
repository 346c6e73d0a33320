import { deskHeaders, siteHeaders } from '../headers.ts';
import type { Redirect } from '../redirects.ts';
import type { SiteSettings } from '../site-settings.ts';
import { deskHttpSettings, deskServer, type Desk } from './desk-server.ts';
import { type Editor, editorHttpSettings, editorServers } from './editor-server.ts';
import { siteLocations } from './site-locations.ts';
import { staffLimits } from './staff-limits.ts';
import { listenAt, plainLocations, type TlsServer, tlsServers } from './tls-servers.ts';
import { buffered, visitLogs, visitMaps } from './visit-log.ts';

/** Where nginx keeps its own files. */
export interface Paths {
  readonly pid: string;
  readonly errorLog: string;
  readonly accessLog?: string | undefined;
  /** Where page views are logged for the visit counter; without it, none are. */
  readonly visitLog?: string | undefined;
  /** A folder for what does not fit into memory. */
  readonly temporary: string;
}

export interface NginxOptions {
  /** The folder of the built site. */
  readonly root: string;
  readonly places: Paths;
  readonly settings: SiteSettings;
  readonly redirects: readonly Redirect[];
  /** A loopback port, or the public server with its certificate. */
  readonly listen: { readonly loopbackPort: number } | TlsServer;
  /** Where the API listens, for example 127.0.0.1:8080. */
  readonly intake?: string | undefined;
  readonly desk?: Desk | undefined;
  readonly editor?: Editor | undefined;
  /** A loopback port where monitoring reaches the API, whichever port its release has. */
  readonly monitorPort?: number | undefined;
  /** The account of the workers; only root may choose one. */
  readonly user?: string | undefined;
}

/** All of nginx's files in one folder, for a run that leaves nothing elsewhere. */
export const placesIn = (folder: string): Paths => ({
  pid: `${folder}/nginx.pid`,
  errorLog: `${folder}/error.log`,
  temporary: folder,
});

const modules = '/usr/lib/nginx/modules';

/** The whole configuration: a developer's machine, the tests and the public server run the same. */
export function nginxConfig(options: NginxOptions): string {
  const { root, places, listen, intake, desk, editor, user, settings, redirects, monitorPort } =
    options;
  const secure = !('loopbackPort' in listen);
  const headers = siteHeaders(settings, secure);
  const logs = visitLogs(places.visitLog, accessLogOf(places));
  const locations = siteLocations(headers, settings, intake, redirects, logs);
  const signIn = [
    desk || editor ? staffLimits : '',
    desk ? deskHttpSettings(desk) : '',
    editor ? editorHttpSettings(editor) : '',
  ].join('');
  const staff =
    (desk ? deskServers(desk, listen) : '') + (editor ? namedServers(editor, listen) : '');
  const visits = places.visitLog ? visitMaps(secure ? listen.host : undefined) : '';
  return `load_module ${modules}/ngx_http_brotli_static_module.so;
${user ? `user ${user};\n` : ''}pid ${places.pid};
error_log ${places.errorLog} warn;
worker_processes auto;
worker_rlimit_nofile 16384;
pcre_jit on;
events { worker_connections 4096; }

http {
${httpSettings(places)}${visits}${intake ? `  upstream intake { server ${intake} max_fails=0; keepalive 32; }\n` : ''}${signIn}
${secure ? tlsServers(listen, root, locations, headers.file) : loopbackServer(listen.loopbackPort, root, locations)}${staff}${monitorPort && intake ? monitorServer(monitorPort) : ''}}
`;
}

/** Releases alternate between two ports. This port always reaches the live one. */
const monitorServer = (port: number): string => `  server {
    listen 127.0.0.1:${port};
    location / { return 404; }
    location ~ ^/(healthz|readyz|metrics)$ { proxy_pass http://intake; }
  }
`;

/** Uses the site's certificate, which must cover the desk's name as well. */
function deskServers(desk: Desk, listen: NginxOptions['listen']): string {
  if ('loopbackPort' in listen)
    return deskServer(desk, `listen 127.0.0.1:${listen.loopbackPort};`, deskHeaders(false));
  const https = deskServer(
    desk,
    listenAt(listen, listen.httpsPort, ' ssl http2'),
    deskHeaders(true),
  );
  return https + toHttps(listen, [desk.host]);
}

/** Uses the site's certificate, which must cover both names as well. */
function namedServers(editor: Editor, listen: NginxOptions['listen']): string {
  if ('loopbackPort' in listen)
    return editorServers(editor, `listen 127.0.0.1:${listen.loopbackPort};`, undefined);
  const hsts = deskHeaders(true).file['Strict-Transport-Security'];
  const names = [editor.host, ...(editor.preview ? [editor.preview.host] : [])];
  const lines = listenAt(listen, listen.httpsPort, ' ssl http2');
  return editorServers(editor, lines, hsts) + toHttps(listen, names);
}

const toHttps = (server: TlsServer, names: readonly string[]): string => `  server {
    ${listenAt(server, server.httpPort)}
    server_name ${names.join(' ')};
${plainLocations(server)}  }
`;

const loopbackServer = (port: number, root: string, locations: string): string => `  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${root};
${locations}  }
`;

/**
 * The access log has no address, no query and no referrer, so it has no personal data; the visit log (visit-log.ts) has
 * no time. The access log has the upstream's status and time, because errors of requests are logged nowhere else.
 */
const logFormat = `'$time_iso8601 $status $asked $body_bytes_sent $request_time "$http_sec_purpose" $upstream_status $upstream_response_time'`;

/**
 * Method and path as requested, up to the first character that no path of this site has: a
 * mail program that mangles a link can put its "?token=" into the path.
 */
const asked = `  map $request $asked {
    default "- -";
    "~^(?<asked_plainly>[A-Z]+ /[A-Za-z0-9/_.-]*)" $asked_plainly;
  }
`;

/**
 * nginx logs the client's address and the whole request, with its query, for every error of a request or a connection,
 * at every level up to alert. So these errors are not logged; nginx's own go to the error log of the main level.
 */
const noErrorsOfRequests = 'error_log /dev/null emerg;';

const accessLogOf = ({ accessLog }: Paths): string =>
  `access_log ${accessLog ? `${accessLog} impersonal ${buffered}` : 'off'};`;

function httpSettings(places: Paths): string {
  const { temporary } = places;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${temporary}/${kind};\n`)
    .join('');
  return `  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; text/markdown md; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/xml image/svg+xml;
  ${noErrorsOfRequests}
${asked}  log_format impersonal ${logFormat};
  ${accessLogOf(places)}
  log_not_found off;
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 10s;
  open_file_cache_errors on;

  # The build writes both beside every file, so nothing is compressed while a visitor waits.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Slow clients are disconnected; the API receives only complete requests.
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 32k;
  client_body_buffer_size 32k;
  send_timeout 10s;
  keepalive_timeout 30s;
  reset_timedout_connection on;
${folders}`;
}
