import type { Clock } from '@studio/platform/clock.ts';
import * as oidc from 'openid-client';
import type { SignInSettings } from './sign-in-settings.ts';
import type { Claims } from './claims.ts';

const TIMEOUT_SECONDS = 5;
const UNKNOWN_KEY = 'OAUTH_KEY_SELECTION_FAILED';
/** Tolerated difference between our clock and the provider's. */
const TOLERATED_SECONDS = 30;

/** Values sent to the provider that must come back unchanged; used once. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Provider {
  begin(prompt?: 'select_account'): Promise<{ readonly challenge: Challenge; readonly url: URL }>;
  /** Throws if the callback does not match the challenge. */
  finish(callback: URL, challenge: Challenge): Promise<Claims>;
  /** The provider's own sign-out page, if it has one. */
  signOutUrl(): Promise<URL | undefined>;
}

const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

/** The company's sign-in. The desk starts without it, and existing sessions continue while it is down. */
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
        // Without the first one, signatures of ID tokens are not checked.
        execute: [
          oidc.enableNonRepudiationChecks,
          // Marked deprecated only as a warning; the development provider has no certificate.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
        ],
        timeout: TIMEOUT_SECONDS,
      },
    );
  }

  /** Fetched when first needed and cached; a failure is not cached. */
  async function configuration(): Promise<oidc.Configuration> {
    found ??= discover();
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  }

  /** The library does not check that a token was issued in the past. */
  function refuseFuture({ iat }: oidc.IDToken): void {
    const now = clock.now().getTime() / 1_000;
    if (iat > now + TOLERATED_SECONDS) throw new FutureToken();
  }

  return {
    async begin(prompt) {
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
        ...(prompt && { prompt }),
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
          // The provider has rotated its keys: fetch them again for the next sign-in.
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

/** True if the request was at fault: started elsewhere, replayed, forged or too late. */
export function isClientFault(error: unknown): boolean {
  if (error instanceof FutureToken) return true;
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (error instanceof oidc.AuthorizationResponseError) return true;
  return error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT';
}
