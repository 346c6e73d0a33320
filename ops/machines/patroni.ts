import { request } from 'node:https';

/** Patroni's description of one machine. */
export interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
}

// Patroni answers a PATCH or POST only after it has finished.
const ANSWER_WITHIN_MS = { GET: 3_000, PATCH: 30_000, POST: 60_000 } as const;

/** Patroni's answer; undefined if it is unreachable or refuses. */
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
