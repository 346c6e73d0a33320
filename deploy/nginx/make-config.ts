import { deskHeaders, siteHeaders } from '../headers.ts';
import type { Redirect } from '../redirects.ts';
import type { SiteSettings } from '../site-settings.ts';
import { deskHttpSettings, deskServer, type Desk } from './desk-server.ts';
import { siteLocations } from './site-locations.ts';
import { type TlsServer, tlsServers } from './tls-servers.ts';

/** Where nginx keeps its own files. */
export interface Places {
  readonly pid: string;
  readonly errorLog: string;
  readonly accessLog?: string | undefined;
  /** A folder for what does not fit into memory. */
  readonly temporary: string;
}

export interface NginxOptions {
  /** The folder of the built site. */
  readonly root: string;
  readonly places: Places;
  readonly settings: SiteSettings;
  readonly redirects: readonly Redirect[];
  /** A port of this machine alone, or the public server with its certificate. */
  readonly listen: { readonly loopbackPort: number } | TlsServer;
  /** Where the intake listens, for example 127.0.0.1:8080. */
  readonly intake?: string | undefined;
  readonly desk?: Desk | undefined;
  /** The account of the workers; only root may choose one. */
  readonly user?: string | undefined;
}

/** All of nginx's files in one folder, for a run that leaves nothing elsewhere. */
export const placesIn = (folder: string): Places => ({
  pid: `${folder}/nginx.pid`,
  errorLog: `${folder}/error.log`,
  temporary: folder,
});

const modules = '/usr/lib/nginx/modules';

/** The whole configuration: a developer's machine, the tests and the public server run the same. */
export function nginxConfig(options: NginxOptions): string {
  const { root, places, listen, intake, desk, user, settings, redirects } = options;
  const secure = !('loopbackPort' in listen);
  const headers = siteHeaders(settings, secure);
  const locations = siteLocations(headers, settings, intake, redirects);
  return `load_module ${modules}/ngx_http_brotli_static_module.so;
${user ? `user ${user};\n` : ''}pid ${places.pid};
error_log ${places.errorLog} warn;
worker_processes auto;
worker_rlimit_nofile 16384;
pcre_jit on;
events { worker_connections 4096; }

http {
${httpSettings(places)}${intake ? `  upstream intake { server ${intake} max_fails=0; keepalive 32; }\n` : ''}${desk ? deskHttpSettings(desk) : ''}
${secure ? tlsServers(listen, root, locations, headers.file) : loopbackServer(listen.loopbackPort, root, locations)}${desk ? deskServers(desk, listen) : ''}}
`;
}

/** Behind the same certificate, which must name the desk as well. */
function deskServers(desk: Desk, listen: NginxOptions['listen']): string {
  if ('loopbackPort' in listen)
    return deskServer(desk, `127.0.0.1:${listen.loopbackPort}`, deskHeaders(false));
  const https = deskServer(desk, `${listen.httpsPort} ssl http2`, deskHeaders(true));
  return `${https}  server {
    listen ${listen.httpPort};
    server_name ${desk.host};
    return 301 https://$host${listen.httpsPort === 443 ? '' : `:${listen.httpsPort}`}$request_uri;
  }
`;
}

const loopbackServer = (port: number, root: string, locations: string): string => `  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${root};
${locations}  }
`;

/** The log holds no address, no query and no referrer, so it says nothing about a person. */
const logFormat = `'$time_iso8601 $status $request_method $uri $body_bytes_sent $request_time "$http_sec_purpose"'`;

function httpSettings({ temporary, accessLog }: Places): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${temporary}/${kind};\n`)
    .join('');
  return `  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; text/markdown md; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/xml image/svg+xml;
  log_format impersonal ${logFormat};
  access_log ${accessLog ? `${accessLog} impersonal` : 'off'};
  log_not_found off;
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 10s;
  open_file_cache_errors on;

  # The build wrote both beside every file; nothing is compressed while a visitor waits.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Slow senders and readers are let go; the intake only ever sees whole requests.
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 32k;
  client_body_buffer_size 32k;
  send_timeout 10s;
  keepalive_timeout 30s;
  reset_timedout_connection on;
${folders}`;
}
