import { bad, fine, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Whether staff could sign in at the desk now: the provider says who it is, as the desk will ask it. */
export async function signInFinding(issuer: string): Promise<Finding> {
  const { host } = new URL(issuer);
  const known = await knownAs(issuer);
  if (known === undefined) {
    return bad(
      `The sign-in at ${host} does not answer, so nobody new gets into the desk. Look at DESK_ISSUER, the network and the provider.`,
    );
  }
  return known === issuer
    ? fine(`The sign-in at ${host} answers.`)
    : bad(
        `The sign-in at ${host} calls itself ${known}. Write DESK_ISSUER exactly so, or nobody gets into the desk.`,
      );
}

/** The name a provider gives itself; nothing where it does not answer with one. */
async function knownAs(issuer: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const told = (await answer.json()) as { readonly issuer?: unknown } | null;
    return typeof told?.issuer === 'string' ? told.issuer : undefined;
  } catch {
    return undefined;
  }
}
