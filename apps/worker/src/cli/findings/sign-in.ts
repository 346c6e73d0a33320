import { bad, fine, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Whether staff can sign in at the desk now: requests the provider's metadata as the desk does. */
export async function signInFinding(issuer: string): Promise<Finding> {
  const { host } = new URL(issuer);
  const known = await knownAs(issuer);
  if (known === undefined) {
    return bad(
      'sign-in',
      `The sign-in at ${host} does not answer, so no one can sign in to the desk. Check DESK_OIDC_ISSUER, the network and the provider.`,
    );
  }
  return known === issuer
    ? fine(`The sign-in at ${host} answers.`)
    : bad(
        'sign-in',
        `The sign-in at ${host} calls itself ${known}. Write DESK_OIDC_ISSUER exactly like that, or no one can sign in to the desk.`,
      );
}

/** The issuer that the provider names; undefined if it does not answer with one. */
async function knownAs(issuer: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const metadata = (await answer.json()) as { readonly issuer?: unknown } | null;
    return typeof metadata?.issuer === 'string' ? metadata.issuer : undefined;
  } catch {
    return undefined;
  }
}
