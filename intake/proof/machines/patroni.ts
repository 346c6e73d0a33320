import { request } from 'node:https';

/** What Patroni tells of one machine. */
export interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
}

// What it is told to do is done before it answers.
const ANSWER_WITHIN_MS = { GET: 3_000, PATCH: 30_000, POST: 60_000 } as const;

/** Its answer, or nothing: it is away, or says no. */
export function askPatroni<Answer = unknown>(
  url: string,
  method: 'GET' | 'PATCH' | 'POST',
  what: string,
  tls: { readonly ca: Buffer; readonly cert: Buffer; readonly key: Buffer },
  words?: unknown,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const nothing = () => {
      resolve(undefined);
    };
    const sent = request(`${url}/${what}`, { method, agent: false, ...tls }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', nothing).on('end', () => {
        if ((response.statusCode ?? 500) >= 300) nothing();
        else resolve((text.startsWith('{') ? JSON.parse(text) : text || '{}') as Answer);
      });
    });
    const slow = setTimeout(() => sent.destroy(), ANSWER_WITHIN_MS[method]);
    sent.on('error', nothing).on('close', () => {
      clearTimeout(slow);
    });
    sent.end(words === undefined ? undefined : JSON.stringify(words));
  });
}
