import { adding } from './site-locations.ts';
import { sessionCheck, uploadLimits } from './staff-limits.ts';

/** A host name that is proxied to one port of this machine: the editor, or its preview. */
export interface Passed {
  readonly host: string;
  /** For example 127.0.0.1:8093. */
  readonly upstream: string;
}

/** The editor, and the preview of saved content if there is one. */
export interface Editor extends Passed {
  readonly preview?: Passed | undefined;
}

export const editorHttpSettings = ({ upstream, preview }: Editor): string =>
  `  upstream editor { server ${upstream} max_fails=0; keepalive 16; }
${preview ? `  upstream preview { server ${preview.upstream} max_fails=0; keepalive 16; }\n` : ''}  limit_req_zone $client_network zone=editor-by-network:1m rate=50r/s;
`;

const passTo = (name: string): string => `proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;`;

const server = (host: string, listen: string, hsts: string | undefined, locations: string) =>
  `  server {
    ${listen}
    server_name ${host};
${hsts ? adding({ 'Strict-Transport-Security': hsts }) : ''}    # Also for requests without a session. A list of the editor loads each of its entries.
    limit_req zone=editor-by-network burst=400 nodelay;
    limit_req_status 429;
${locations}  }
`;

/** The content service sets its own headers. The monitoring routes are not proxied. */
export function editorServers(editor: Editor, listen: string, hsts: string | undefined): string {
  const { host, preview } = editor;
  const ofEditor = `    location / {
      ${passTo('editor')}
    }
    location ~ ^/(healthz|readyz|metrics)$ { return 404; }
    # A form with its pictures, up to 24 MB. nginx buffers it before it is passed on.
    location = /api/keystatic/update {
      ${uploadLimits}
      ${passTo('editor')}
      client_max_body_size 25m;
      client_body_timeout 60s;
      proxy_read_timeout 120s;
    }
    # The stream stays open, so it is not buffered.
    location = /api/live {
      ${passTo('editor')}
      proxy_buffering off;
      proxy_read_timeout 120s;
      gzip off;
    }
    location ^~ /auth/ {
      limit_req zone=sign-in-by-network burst=30 nodelay;
      ${passTo('editor')}
    }
${sessionCheck(passTo('editor'), 'text/plain', 'Please sign in.')}`;
  const ofPreview = `    location / {
      ${passTo('preview')}
    }
`;
  return (
    server(host, listen, hsts, ofEditor) +
    (preview ? server(preview.host, listen, hsts, ofPreview) : '')
  );
}
