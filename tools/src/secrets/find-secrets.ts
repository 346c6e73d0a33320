/** Secrets that can be recognized by their form. */
const kinds: readonly (readonly [kind: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['a secret key of age', /AGE-SECRET-KEY-1[0-9A-Z]{58}/g],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40})/g],
  ['a token of GitLab', /\bglpat-[\w-]{20}/g],
  ['a token of npm', /\bnpm_[0-9A-Za-z]{36}/g],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10}/g],
  ['a key of Google', /\bAIza[\w-]{35}/g],
  ['a key of Stripe', /\b[rs]k_live_[0-9A-Za-z]{16}/g],
  ['a secret of a webhook', /\bwhsec_[0-9A-Za-z+/]{32}[0-9A-Za-z+/=]*/g],
];

/** Harmless values of these forms, each with the reason. */
const harmless: ReadonlyMap<string, string> = new Map([
  [
    'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
    'in base64 it reads a-webhook-secret-that-is-used-in-tests',
  ],
  [
    'whsec_YW5vdGhlci1zZWNyZXQtdGhhdC1pcy11c2VkLWluLXRlc3RzLS0=',
    'in base64 it reads another-secret-that-is-used-in-tests',
  ],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'the published example of Standard Webhooks'],
]);

/** A sentence for each secret in a file, with its line and without the secret. */
export function findSecrets(path: string, text: string): string[] {
  return kinds.flatMap(([kind, form]) =>
    [...text.matchAll(form)]
      .filter(([found]) => !harmless.has(found))
      .map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} — this looks like ${kind}. Replace it where it is used, then remove it here; a secret that was committed stays known.`;
      }),
  );
}
