import type { DeskHeaders } from '../headers.ts';
import { adding, location } from './site-locations.ts';
import { sessionCheck, uploadLimits } from './staff-limits.ts';

/** The desk's host name, and where its API and its files are. */
export interface Desk {
  readonly host: string;
  /** For example 127.0.0.1:8090. */
  readonly upstream: string;
  /** The folder of the built app. */
  readonly app: string;
}

export const deskHttpSettings = ({ upstream }: Desk): string =>
  `  upstream desk { server ${upstream} max_fails=0; keepalive 32; }
  limit_req_zone $client_network zone=desk-by-network:1m rate=50r/s;
`;

/** Also for requests without a session. Not for the event stream: the API limits how many a person has open. */
const apiLimit = `limit_req zone=desk-by-network burst=200 nodelay;
      limit_req_status 429;`;

const passOn = `proxy_pass http://desk;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;`;

/** Every path that is not a file is a screen: the app's page opens it, or reports that it does not exist. */
const appLocations = ({ page, hashedFile, file }: DeskHeaders): string =>
  [
    location('/', 'try_files /index.html =404;', page),
    // Under this name it would be served as a file, without the policy of a page.
    location('= /index.html', 'return 404;', {}),
    location('^~ /assets/', 'try_files $uri @missing;', hashedFile),
    // Without the headers of a file: the next release may have it.
    location('@missing', 'return 404;', {}),
    location('~ \\.(?:br|gz)$', 'return 404;', {}),
    location('~ \\.[a-z0-9]+$', 'try_files $uri =404;', file),
  ].join('\n');

/**
 * The desk's server: the app's files and the API, nothing else. The API sets its own headers. The monitoring routes are
 * not proxied.
 */
export function deskServer({ host, app }: Desk, listen: string, headers: DeskHeaders): string {
  const { 'Strict-Transport-Security': hsts } = headers.file;
  return `  server {
    ${listen}
    server_name ${host};
    root ${app};
    # Kept in memory, because no session is known yet.
    client_max_body_size 64k;
    client_body_buffer_size 64k;
${hsts ? adding({ 'Strict-Transport-Security': hsts }) : ''}    location ^~ /api/ {
      ${apiLimit}
      ${passOn}
      # Files of replies, up to 25 MB. nginx buffers them, so that a slow connection does not occupy the API, which
      # stores and scans them.
      location ~ "^/api/enquiries/[0-9a-f-]{36}/drafts/reply/files/[0-9a-f-]{36}$" {
        ${uploadLimits}
        ${passOn}
        client_max_body_size 25m;
        client_body_timeout 60s;
        proxy_read_timeout 120s;
      }
    }
    # Files from strangers are passed through, never written to this machine's disk.
    location ^~ /api/files/ {
      ${apiLimit}
      ${passOn}
      proxy_max_temp_file_size 0;
    }
    # The stream stays open: no buffering, and a heartbeat every 25 seconds.
    location = /api/live {
      ${passOn}
      proxy_buffering off;
      proxy_read_timeout 60s;
      gzip off;
    }
    location ^~ /auth/ {
      limit_req zone=sign-in-by-network burst=30 nodelay;
      limit_req_status 429;
      ${passOn}
    }
${sessionCheck(passOn, 'application/json', '{"message":"Please sign in."}')}${appLocations(headers)}  }
`;
}
