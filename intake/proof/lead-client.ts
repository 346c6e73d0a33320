import { Agent, request } from 'node:http';
import { validLead } from '@old/contract/fixtures/leads';
import { leadsPath } from '@old/contract/paths';

/** What came back; `cut off` when no whole answer did, so that nothing was promised. */
export type Answer = { readonly status: number; readonly body: string } | 'cut off';

export interface LeadClient {
  post(body: Readonly<Record<string, unknown>>, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

const ANSWER_WITHIN_MS = 20_000;

export function leadClient(address: string): LeadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    post: (body, headers = {}) =>
      new Promise((resolve) => {
        const text = JSON.stringify({ ...validLead, ...body });
        const sent = request(
          `${address}${leadsPath}`,
          { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('close', () => {
              const status = response.statusCode ?? 0;
              resolve(
                response.complete ? { status, body: Buffer.concat(chunks).toString() } : 'cut off',
              );
            });
          },
        );
        sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy());
        sent.on('error', () => {
          resolve('cut off');
        });
        sent.end(text);
      }),
    close: () => {
      agent.destroy();
    },
  };
}

export function referenceOf(body: string): string {
  return (JSON.parse(body) as { reference: string }).reference;
}
