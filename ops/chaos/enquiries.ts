import { setTimeout as sleep } from 'node:timers/promises';
import { referenceOf, type EnquiryClient } from '../enquiry-client.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Visitors who repeat an enquiry with the same key until the answer is "sent". */
export interface Enquiries {
  /** The reference of each acknowledged idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly sent: () => number;
  /** Requests without an answer; each was repeated with the same key. */
  readonly cutOff: () => number;
  readonly refused: ReadonlyMap<number, number>;
  /** The longest time until "sent", in milliseconds. */
  readonly slowest: () => number;
  begin(count: number): void;
  /** Resolves when all visitors have an answer. */
  settle(): Promise<void>;
}

const TRIES = 300;

export function enquiries(
  client: EnquiryClient,
  random: SeededRandom,
  name = 'Enquiry',
): Enquiries {
  const acknowledged = new Map<string, string>();
  const refused = new Map<number, number>();
  const open = new Set<Promise<void>>();
  let sent = 0;
  let cutOff = 0;
  let slowest = 0;

  async function enquire(idempotencykey: string, subject: string): Promise<void> {
    const begun = performance.now();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await client.post({ idempotencykey, subject });
      if (answer === 'cut off') cutOff += 1;
      else if (answer.status === 200 || answer.status === 201) {
        acknowledged.set(idempotencykey, referenceOf(answer.body));
        slowest = Math.max(slowest, performance.now() - begun);
        return;
      } else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      await sleep(random.between(50, 400));
    }
  }

  return {
    acknowledged,
    refused,
    sent: () => sent,
    cutOff: () => cutOff,
    slowest: () => slowest,
    begin(count) {
      for (let begun = 0; begun < count; begun += 1) {
        sent += 1;
        const enquiry = enquire(random.uuid(), `${name} ${sent}`);
        open.add(enquiry);
        void enquiry.finally(() => open.delete(enquiry));
      }
    },
    async settle() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
