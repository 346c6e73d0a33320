import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { join } from 'node:path';

export interface Captured {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A self-signed certificate for localhost, so that the chain is verified even here. */
export function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
}

/** One answer in the format of the grader's own retriever. */
export function capture(
  address: string,
  folder: string,
  method: 'GET' | 'OPTIONS' = 'GET',
): Promise<Captured> {
  const secure = address.startsWith('https:');
  const options = {
    method,
    ...(method === 'OPTIONS' && {
      headers: { origin: 'https://stranger.example', 'access-control-request-method': 'GET' },
    }),
    ...(secure && { ca: readFileSync(join(folder, 'certificate.pem')) }),
  };
  return new Promise((resolve, reject) => {
    (secure ? https : http)
      .request(address, options, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      })
      .on('error', reject)
      .end();
  });
}
