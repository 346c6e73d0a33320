import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type AdapterFactory, type Configuration, type JWK } from 'oidc-provider';
// @ts-expect-error The types of the package leave this file out.
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { accounts, signInPage } from './accounts.ts';

export const devClient = {
  id: 'desk',
  secret: 'for-developers-only-0123456789-0123456789',
} as const;

export interface DevProvider {
  readonly issuer: string;
  stop(): Promise<void>;
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

function settings(origins: readonly string[]): Configuration {
  return {
    clients: [
      {
        client_id: devClient.id,
        client_secret: devClient.secret,
        redirect_uris: origins.map((origin) => `${origin}/auth/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    // What it uses anyway, but then it warns at each start that this is only for development.
    adapter: (createMemoryAdapter as () => AdapterFactory)(),
    jwks: { keys: [newKey()] },
    cookies: { keys: [devClient.secret] },
    // Groups are in the ID token itself, as with common company providers.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { IdToken: 3_600, AccessToken: 3_600, Interaction: 600, Session: 36_000, Grant: 36_000 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts[id] }),
    }),
    async loadExistingGrant({ oidc }) {
      const { provider, client, session } = oidc;
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

/**
 * A real OpenID provider for development and tests: you can sign in as any account of the list. It is
 * a development dependency, so no build contains it.
 */
export async function startProvider(
  port: number,
  ...origins: readonly string[]
): Promise<DevProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, settings(origins));
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chosen = new URL(request.url ?? '', issuer).searchParams.get('as');
    if (chosen === null || !(chosen in accounts)) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage());
      return;
    }
    await provider.interactionFinished(request, response, { login: { accountId: chosen } });
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
