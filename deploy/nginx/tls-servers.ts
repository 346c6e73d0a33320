import { existsSync } from 'node:fs';
import type { Headers } from '../headers.ts';
import { adding } from './site-locations.ts';

/** Whether this machine's kernel has IPv6. Without it nginx would not start with such an address. */
export const hasIpv6 = existsSync('/proc/net/if_inet6');

/** The public server: one name, its certificate, and the ports (443 and 80 except in tests). */
export interface TlsServer {
  readonly host: string;
  readonly certificate: string;
  readonly key: string;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly hasIpv6: boolean;
  /** The folder in which certbot shows that it controls these names; without it, certificates are renewed elsewhere. */
  readonly challenges?: string | undefined;
}

/** A port at every address of the machine. */
export const listenAt = (server: TlsServer, port: number, words = ''): string =>
  ['', ...(server.hasIpv6 ? ['[::]:'] : [])]
    .map((address) => `listen ${address}${port}${words};`)
    .join('\n    ');

/** Plain requests are redirected to the same name, except those with which the issuer checks a name. */
export const plainLocations = ({ challenges, httpsPort }: TlsServer): string =>
  `    location / { return 301 https://$host${httpsPort === 443 ? '' : `:${httpsPort}`}$request_uri; }
${challenges ? `    location ^~ /.well-known/acme-challenge/ { root ${challenges}; default_type text/plain; }\n` : ''}`;

/** Mozilla's “intermediate” set: every browser of the last seven years, nothing known to be weak. */
const ciphers = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

/** www.example and example are one site: the name that is not `host` redirects to it. */
const otherName = (host: string): string =>
  host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;

export function tlsServers(
  server: TlsServer,
  root: string,
  locations: string,
  ofRedirects: Headers,
): string {
  const { host, certificate, key, httpsPort, httpPort } = server;
  const port = httpsPort === 443 ? '' : `:${httpsPort}`;
  const home = `https://${host}${port}$request_uri`;
  return `  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${ciphers};
  ssl_ecdh_curve X25519:prime256v1:secp384r1;
  ssl_prefer_server_ciphers off;
  ssl_session_cache shared:tls:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  server {
    ${listenAt(server, httpsPort, ' ssl http2 backlog=4096')}
    server_name ${host};
    root ${root};
${locations}  }

  # Redirects to the same host first, then to the canonical name, so that the browser learns HSTS for both.
  server {
    ${listenAt(server, httpPort)}
    server_name ${host} ${otherName(host)};
${plainLocations(server)}  }
  server {
    ${listenAt(server, httpsPort, ' ssl http2')}
    server_name ${otherName(host)};
    return 301 ${home};
${adding(ofRedirects)}  }

  # A request for another name gets no page and no certificate.
  server {
    ${listenAt(server, httpPort, ' default_server')}
    return 444;
  }
  server {
    ${listenAt(server, httpsPort, ' ssl http2 default_server')}
    ssl_reject_handshake on;
  }
`;
}
