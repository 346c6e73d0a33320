/** The desk: a name of its own, and where its service listens. */
export interface Desk {
  readonly host: string;
  /** For example 127.0.0.1:8090. */
  readonly upstream: string;
}

/** Whoever begins sign-ins without end fills a table; thirty a minute are a whole office's. */
export const deskHttpSettings = ({ upstream }: Desk): string =>
  `  upstream desk { server ${upstream} max_fails=0; keepalive 32; }
  limit_req_zone $binary_remote_addr zone=sign-in:1m rate=30r/m;
`;

const passOn = `proxy_pass http://desk;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;`;

/**
 * The desk's own server: what the service answers, and nothing else. Its headers are its own. The routes
 * for the machine that watches are not passed on.
 */
export function deskServer({ host }: Desk, listen: string, hsts: string): string {
  return `  server {
    listen ${listen};
    server_name ${host};
    client_max_body_size 64k;
${hsts}    location /api/ {
      ${passOn}
    }
    # A line that stays open: nothing is held back, and a beat comes every 25 seconds.
    location = /api/live {
      ${passOn}
      proxy_buffering off;
      proxy_read_timeout 60s;
      gzip off;
    }
    location /auth/ {
      limit_req zone=sign-in burst=30 nodelay;
      limit_req_status 429;
      ${passOn}
    }
    location / { return 404; }
  }
`;
}
