// Load for the smoke test of a box: requests pages and sends enquiries over HTTPS until it is stopped (SIGTERM), then
// prints one line of results. Exits with 1 if a single request failed:
// node deploy/single-host/load.ts <host> <address> <authority>
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';

const [host = '', address = '', authority = ''] = process.argv.slice(2);
const EVERY_MS = 40;
const LAST_ANSWERS_MS = 5_000;
const agent = new Agent({
  keepAlive: true,
  maxSockets: 50,
  ca: readFileSync(authority),
  servername: host,
});

const failures = new Map<string, number>();
let [asked, askedAgain, answered, slowest] = [0, 0, 0, 0];

function ask(path: string, body?: unknown): void {
  const begun = performance.now();
  const fail = (why: string): void => {
    failures.set(why, (failures.get(why) ?? 0) + 1);
  };
  const sent = request(
    {
      agent,
      host: address,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', origin: `https://${host}` }),
      },
    },
    (response) => {
      response.resume().on('end', () => {
        answered += 1;
        slowest = Math.max(slowest, performance.now() - begun);
        const status = response.statusCode ?? 0;
        if (status !== 200 && status !== 201) fail(String(status));
      });
    },
  );
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // A kept-alive connection was closed while the request was on its way: a browser sends it again.
    if (sent.reusedSocket && error.code === 'ECONNRESET') {
      askedAgain += 1;
      ask(path, body);
    } else fail(error.code ?? error.message);
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
}

const visitors = setInterval(() => {
  asked += 2;
  ask('/contact');
  ask(enquiriesPath, { ...validEnquiry, idempotencykey: randomUUID() });
}, EVERY_MS);

process.on('SIGTERM', () => {
  clearInterval(visitors);
  setTimeout(() => {
    const failed = [...failures].map(([why, times]) => `${why}: ${times}`).join(', ') || 'none';
    console.log(
      `asked ${asked}, answered ${answered}, asked again ${askedAgain}, failed: ${failed}, slowest ${Math.round(slowest)} ms`,
    );
    process.exit(failures.size === 0 && answered === asked ? 0 : 1);
  }, LAST_ANSWERS_MS);
});
