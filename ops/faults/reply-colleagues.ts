import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import type { TestEnquiry, TestInboundMail } from '@studio/tests/support/inbound-mail.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { copyOf, fileOf } from './mail-steps.ts';

const AT_ONCE = 5;
const TRIES = 600;
const TRY_AGAIN_MS = 100;
const ORIGIN = 'https://desk.company.example';
const SESSION = { idleMinutes: 60, hours: 12 };

/** The desk's service on a fixed port, which stays the same however often it is killed. */
export const deskSettings = (room: TestInboundMail, port: number): Record<string, string> => ({
  DESK_DATABASE_URL: asRole(room.rows.url, 'intake_desk'),
  DESK_ORIGIN: ORIGIN,
  DESK_OIDC_ISSUER: 'https://sign-in.company.example',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'secret',
  DESK_ROLES: 'sales=sales',
  DESK_REQUESTS_PER_MINUTE: '1000000',
  DESK_PORT: String(port),
  DESK_WORKING_HOURS_PATH: room.env['INTAKE_WORKING_HOURS_PATH'] ?? '',
  INTAKE_SECRET: room.env['INTAKE_SECRET'] ?? '',
});

export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly enquiry: TestEnquiry;
}

export const messageIdOf = ({ id }: Answer): string => `<${id}.reply@${new URL(ORIGIN).host}>`;

interface DeskRequest {
  readonly method: 'PUT' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** People who upload a file and send a reply with it, and retry until it is confirmed. */
export function colleagues(room: TestInboundMail, port: number) {
  const refused = new Map<string, number>();
  let done = 0;
  let cutOff = 0;

  async function insist(cookie: string, url: string, request: DeskRequest): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', ...request.headers };
      const answer = await fetch(`http://127.0.0.1:${port}/api/enquiries/${url}`, {
        ...request,
        headers,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined);
      if (answer?.status === 200) {
        done += 1;
        return;
      }
      if (answer) {
        const said = `${answer.status} ${await answer.text().catch(() => '')}`;
        refused.set(said, (refused.get(said) ?? 0) + 1);
      } else cutOff += 1;
      await sleep(TRY_AGAIN_MS);
    }
    throw new Error(`The desk never took ${url}: ${[...refused.keys()].join('; ')}`);
  }

  async function answerOne(staffId: string, { id, name, enquiry }: Answer): Promise<void> {
    const sessions = sessionStore(room.rows.database.db, 'desk', SESSION);
    const cookie = `__Host-desk=${await sessions.begin(staffId, 'a fault test')}`;
    const file = randomUUID();
    await insist(cookie, `${enquiry.id}/drafts/reply/files/${file}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': `${name}.txt` },
      body: new Uint8Array(fileOf(name)),
    });
    const [seen] = await room.rows.read<{ last: string | null }>(
      'select max(id)::text as last from enquiry_events where enquiry_id = $1',
      enquiry.id,
    );
    const reply = { id, text: `Words of ${name}.`, files: [file], then: 'waiting' };
    const people = { cc: [copyOf(name)], strangers: [copyOf(name)] };
    await insist(cookie, `${enquiry.id}/replies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reply, ...people, seen: seen?.last ?? '0' }),
    });
  }

  return {
    /** Uploads and replies that the desk confirmed. */
    done: () => done,
    cutOff: () => cutOff,
    refused,
    async answerAll(answers: readonly Answer[]): Promise<void> {
      const waiting = [...answers];
      const colleague = async (who: number): Promise<void> => {
        const staffId = await room.addStaff(`colleague-${who}@company.example`);
        for (let next = waiting.shift(); next; next = waiting.shift())
          await answerOne(staffId, next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, who) => colleague(who)));
    },
  };
}
