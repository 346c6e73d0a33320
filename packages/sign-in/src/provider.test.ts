import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openProvider } from './provider.ts';

/** As at Google: people cannot sign out there, but they can choose another account. */
test('a provider without a sign-out is asked for the choice of an account', async () => {
  const server = createServer((_request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const provider = openProvider(
      {
        issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        ...{ clientId: 'desk', clientSecret: 'x'.repeat(40), scopes: 'openid email' },
        ...{
          roleClaim: 'groups',
          roleOf: new Map(),
          required: new Map(),
          areEmailsVerified: false,
        },
      },
      'https://edit.company.example',
      { now: () => new Date() },
    );
    expect(await provider.signOutUrl()).toBeUndefined();
    const { url } = await provider.begin('select_account');
    expect(url.searchParams.get('prompt')).toBe('select_account');
    expect((await provider.begin()).url.searchParams.has('prompt')).toBe(false);
  } finally {
    server.close();
  }
});
