import type { Clock } from '@studio/intake/platform/clock.ts';
import * as oidc from 'openid-client';
import type { SignInSettings } from './sign-in-settings.ts';
import type { Claims } from './claims.ts';

const TIMEOUT_SECONDS = 5;
const UNKNOWN_KEY = 'OAUTH_KEY_SELECTION_FAILED';
/** How far two honest clocks may be apart. */
const TOLERATED_SECONDS = 30;

/** What is asked of the provider and must come back unchanged; used once. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Provider {
  begin(): Promise<{ readonly challenge: Challenge; readonly url: URL }>;
  /** Throws where anything is not as it was asked. */
  finish(callback: URL, challenge: Challenge): Promise<Claims>;
  /** Where a browser signs out of the company's account too; nowhere if the provider has no such page. */
  signOutUrl(): Promise<URL | undefined>;
}

const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

/** The company's sign-in. The desk starts without it, and whoever is signed in stays so while it is away. */
export function openProvider(settings: SignInSettings, origin: string, clock: Clock): Provider {
  const issuer = new URL(settings.issuer);
  const redirectUri = `${origin}/auth/callback`;
  let found: Promise<oidc.Configuration> | undefined;

  function discover(): Promise<oidc.Configuration> {
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1_000);
    return oidc.discovery(
      issuer,
      settings.clientId,
      { [oidc.clockTolerance]: TOLERATED_SECONDS, [oidc.clockSkew]: skew },
      oidc.ClientSecretBasic(settings.clientSecret),
      {
        // Without the first the signature of an ID token is not looked at.
        execute: [
          oidc.enableNonRepudiationChecks,
          // Called deprecated only to stand out; a developer's provider has no certificate.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
        ],
        timeout: TIMEOUT_SECONDS,
      },
    );
  }

  /** Asked when first needed and kept; after a failure it is asked again. */
  async function configuration(): Promise<oidc.Configuration> {
    found ??= discover();
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  }

  /** The library leaves this one alone: a token of tomorrow is as wrong as one of yesterday. */
  function refuseFuture({ iat }: oidc.IDToken): void {
    const now = clock.now().getTime() / 1_000;
    if (iat > now + TOLERATED_SECONDS) throw new FutureToken();
  }

  return {
    async begin() {
      const config = await configuration();
      const challenge = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state: challenge.state,
        nonce: challenge.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
        code_challenge_method: 'S256',
      });
      return { challenge, url };
    },
    async finish(callback, { state, nonce, verifier }) {
      const tokens = await oidc
        .authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          // The provider has other keys. Who signs in next is checked by those.
          if (error instanceof oidc.ClientError && error.code === UNKNOWN_KEY) found = undefined;
          throw error;
        });
      const claims = tokens.claims();
      if (claims === undefined) throw new FutureToken();
      refuseFuture(claims);
      return claims;
    },
    async signOutUrl() {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}/` });
    },
  };
}

class FutureToken extends Error {
  override readonly name = 'FutureToken';
}

/** True where the visitor's own turn was wrong: begun elsewhere, replayed, forged or too late. */
export function isTheirTurn(error: unknown): boolean {
  if (error instanceof FutureToken) return true;
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (error instanceof oidc.AuthorizationResponseError) return true;
  return error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT';
}
