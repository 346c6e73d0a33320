import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '@studio/contract/desk/work';
import type { Browser } from '@studio/sign-in/dev/browser.ts';

/** Changes that were confirmed to a colleague. */
export interface Acknowledged {
  readonly staffId: string;
  readonly enquiry: string;
  readonly note?: string;
  readonly change?: { readonly kind: string; readonly version: number };
}

const TRY_AGAIN_MS = 50;

export interface StaffLoad {
  readonly acknowledged: readonly Acknowledged[];
  /** Answers of 5xx are counted; while a process is down they are correct. */
  end(): Promise<void>;
}

/** Colleagues who take, annotate and put off enquiries without a pause, and retry without an answer. */
export function startStaffLoad(
  address: () => string,
  staff: readonly Browser[],
  enquiries: readonly string[],
): StaffLoad {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;

  async function post(one: Browser, path: string, body: object): Promise<Response | undefined> {
    try {
      return await fetch(`${address()}${path}`, {
        method: 'POST',
        headers: {
          cookie: `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      });
    } catch {
      await sleep(TRY_AGAIN_MS);
      return undefined;
    }
  }

  async function note(one: Browser, enquiry: string): Promise<void> {
    const id = randomUUID();
    // The same note until the server confirms that it is stored.
    for (let tries = 0; tries < 400 && !isOver; tries += 1) {
      const answer = await post(one, `/api/enquiries/${enquiry}/notes`, { id, text: `Note ${id}` });
      if (answer?.status !== 200) continue;
      acknowledged.push({ staffId: one.staffId, enquiry, note: id });
      return;
    }
  }

  async function change(one: Browser, enquiry: string, seen: Map<string, number>): Promise<void> {
    const version = seen.get(enquiry) ?? 1;
    const command =
      version % 2 === 1
        ? { kind: 'assigned', to: one.staffId }
        : { kind: 'put-off', until: new Date(Date.now() + 60_000).toISOString() };
    const answer = await post(one, `/api/enquiries/${enquiry}/changes`, { command, version });
    if (answer?.status === 409) {
      const { now } = (await answer.json()) as { now: Work };
      seen.set(enquiry, now.version);
    }
    if (answer?.status !== 200) return;
    const work = (await answer.json()) as Work;
    seen.set(enquiry, work.version);
    acknowledged.push({
      staffId: one.staffId,
      enquiry,
      change: { kind: command.kind, version: work.version },
    });
  }

  const working = staff.map(async (one, who) => {
    const seen = new Map<string, number>();
    for (let turn = who; !isOver; turn += 1) {
      const enquiry = enquiries[(turn * 7 + who) % enquiries.length] ?? '';
      if (turn % 3 === 0) await note(one, enquiry);
      else await change(one, enquiry, seen);
    }
  });
  return {
    acknowledged,
    async end() {
      isOver = true;
      await Promise.all(working);
    },
  };
}
