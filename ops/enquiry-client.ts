import { Agent, request } from 'node:http';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';

/** The answer; `cut off` if it was missing or incomplete, so that nothing was acknowledged. */
export type Answer = { readonly status: number; readonly body: string } | 'cut off';

export interface EnquiryClient {
  post(body: Readonly<Record<string, unknown>>, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

const ANSWER_WITHIN_MS = 20_000;

export function enquiryClient(address: string): EnquiryClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    post: (body, headers = {}) =>
      new Promise((resolve) => {
        const text = JSON.stringify({ ...validEnquiry, ...body });
        const sent = request(
          `${address}${enquiriesPath}`,
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
