import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A status with a body, no answer at all, or a connection closed without one. */
export type Behaviour = { readonly status: number; readonly body?: string } | 'hang' | 'drop';

interface Received {
  readonly path: string;
  readonly type: string;
  readonly body: string;
  /** The fields of a form, by name; a repeated name gives a list. */
  readonly fields: () => Promise<Record<string, unknown>>;
}

/** A server on this machine that answers as a test tells it to, and records its requests. */
export interface FakeServer {
  readonly origin: string;
  readonly received: readonly Received[];
  readonly answers: (behaviour: Behaviour | Promise<Behaviour>) => void;
  readonly close: () => Promise<void>;
}

export async function startFakeServer(usual: Behaviour, at = 0): Promise<FakeServer> {
  const received: Received[] = [];
  let behaviour: Behaviour | Promise<Behaviour> = usual;
  const server = createServer((request, response) => {
    // The preflight request of a browser for JSON from another site; EmailJS allows it.
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
        })
        .end();
      return;
    }
    void buffer(request)
      .then((body) => received.push(asReceived(request, body)))
      .then(async () => {
        answer(response, await behaviour);
      });
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function asReceived(request: IncomingMessage, body: Buffer): Received {
  const type = request.headers['content-type'] ?? '';
  return {
    path: request.url ?? '',
    type,
    body: body.toString(),
    fields: async () => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData();
      return Object.fromEntries(
        [...new Set(form.keys())].map((name) => {
          const values = form.getAll(name);
          return [name, values.length === 1 ? values[0] : values];
        }),
      );
    },
  };
}

function answer(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'drop') {
    response.destroy();
    return;
  }
  response
    .writeHead(behaviour.status, {
      'access-control-allow-origin': '*',
      'content-type': 'text/html',
    })
    .end(behaviour.body);
}
