import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

export interface SeenSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status?: { readonly code: number };
  readonly attributes: readonly Attribute[];
}

interface Posted {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SeenSpan, 'service'>[] }[];
  }[];
}

export interface TestCollector extends AsyncDisposable {
  readonly url: string;
  /** The body of each request. */
  readonly bodies: string[];
  spans(): SeenSpan[];
}

const spansIn = (body: string): SeenSpan[] =>
  (JSON.parse(body) as Posted).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: resource.attributes[0]?.value.stringValue ?? '',
        ...span,
      })),
    ),
  );

/** Accepts traces by OTLP over HTTP in JSON, refuses them, or never answers. */
export async function collector(
  manner: 'takes' | 'refuses' | 'hangs' = 'takes',
): Promise<TestCollector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (isTraces && request.headers['content-type'] === 'application/json') bodies.push(body);
      if (manner === 'hangs') return;
      response.writeHead(manner === 'takes' ? 200 : 503, { 'content-type': 'application/json' });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () => bodies.flatMap(spansIn),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
