import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WireRequest {
  readonly method?: string;
  readonly path: string;
  /** A header that is undefined is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const WITHIN_MS = 20_000;
const TRIES_WHEN_BUSY = 30;

function askOnce(origin: string, { method = 'GET', path, headers = {}, body }: WireRequest) {
  const { port, host } = new URL(origin);
  const all: Record<string, string | undefined> = { host, ...headers };
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  return new Promise<WireResponse>((resolve, reject) => {
    const sent = request(
      {
        // nginx listens only on IPv4, and localhost may resolve to IPv6 first.
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: {
          ...(Object.fromEntries(said) as Record<string, string>),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('close', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.setTimeout(WITHIN_MS, () => sent.destroy(new Error(`No answer: ${method} ${path}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends a request with exactly these headers; `fetch` would add its own. "Too many requests" is no result
 * of the attack, so the request is repeated.
 */
export async function ask(origin: string, asked: WireRequest): Promise<WireResponse> {
  for (let tries = 1; ; tries += 1) {
    const heard = await askOnce(origin, asked);
    if (heard.status !== 429 || tries === TRIES_WHEN_BUSY) return heard;
    await sleep(1_000);
  }
}

const IDLE_MS = 400;

/** Sends these bytes and returns everything that is received until the connection is silent. */
export function askRawly(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let text = '';
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(text);
    });
    socket.write(bytes, 'latin1');
  });
}
