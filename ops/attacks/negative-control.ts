import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './product.ts';

/** Forwards every request as if a page of this origin had sent it. */
async function vouchingProxy(origin: string): Promise<Server> {
  const { port, host } = new URL(origin);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, origin, 'sec-fetch-site': 'same-origin' };
    const { method, url: path } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (heard) => {
      answer.writeHead(heard.statusCode ?? 502, heard.headers);
      heard.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The same product behind a proxy that makes every request look same-origin, which disables the origin check. */
export async function withoutOriginCheck(product: Product): Promise<Product> {
  const [site, desk] = [await vouchingProxy(product.site), await vouchingProxy(product.desk)];
  return {
    ...product,
    site: addressOf(site),
    desk: addressOf(desk),
    isControl: true,
    async [Symbol.asyncDispose]() {
      for (const server of [site, desk]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
