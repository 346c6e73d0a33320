import { request, type IncomingMessage } from 'node:http';
import type { ChangeEvent } from '@studio/contract/desk/responses';
import type { Browser } from '@studio/sign-in/dev/browser.ts';

export interface EventStream {
  readonly changes: readonly ChangeEvent[];
  readonly text: () => string;
  readonly lastId: () => string;
  readonly isOpen: () => boolean;
  stop(): void;
}

/** Acts as a browser's EventSource: keeps the connection open and remembers the last event. */
export async function watchLive(
  address: string,
  one: Browser,
  after?: string,
): Promise<EventStream> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(
    `${address}/api/live`,
    {
      agent: false,
      headers: {
        cookie: `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`,
        'sec-fetch-site': 'same-origin',
        ...(after !== undefined && { 'last-event-id': after }),
      },
    },
    resolve,
  );
  asked.on('error', reject);
  asked.end();
  const answer = await promise;
  if (answer.statusCode !== 200) throw new Error(`No event stream: ${answer.statusCode ?? 0}`);
  const changes: ChangeEvent[] = [];
  let text = '';
  let unread = '';
  let isOpen = true;
  answer.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    unread += chunk.toString('utf8');
    const blocks = unread.split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.+)$/mu.exec(block)?.[1];
      if (data !== undefined && block.includes('event: hint'))
        changes.push(JSON.parse(data) as ChangeEvent);
    }
  });
  answer.on('error', () => undefined);
  answer.on('close', () => (isOpen = false));
  return {
    changes,
    text: () => text,
    lastId: () => changes.at(-1)?.id ?? '0',
    isOpen: () => isOpen,
    stop: () => {
      asked.destroy();
    },
  };
}
