import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status, or how the connection fails. `drops`: reads everything, then closes the connection. */
export type ProviderBehavior =
  | { readonly status: number; readonly retryAfter?: number }
  | 'hangs'
  | 'resets'
  | 'drops';

export interface TestProvider extends AsyncDisposable {
  readonly url: string;
  readonly calls: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  behavior: ProviderBehavior;
}

/** Simulates EmailJS, a CRM's webhook or the receiver of alarms, with all their failures. */
export async function provider(): Promise<TestProvider> {
  const calls: TestProvider['calls'] = [];
  const server = createServer((request, response) => {
    if (self.behavior === 'resets') {
      request.socket.resetAndDestroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      if (self.behavior === 'hangs') return;
      if (self.behavior === 'drops') {
        request.socket.destroy();
        return;
      }
      if (typeof self.behavior === 'string') return;
      const { status, retryAfter } = self.behavior;
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      response.writeHead(status).end(status === 200 ? 'OK' : 'no');
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve();
    }),
  );
  const { port } = server.address() as AddressInfo;
  const self: TestProvider = {
    url: `http://127.0.0.1:${port}/`,
    calls,
    behavior: { status: 200 },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) =>
        server.close(() => {
          resolve();
        }),
      );
    },
  };
  return self;
}
