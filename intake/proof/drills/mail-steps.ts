import { letter, SALES, type TestEnquiry, type TestRoom } from '../../tests/support/mail-room.ts';
import { eventually } from '../../tests/support/service.ts';

const AT_ONCE = 10;
const WITHIN_MS = 4 * 60_000;

export const replyTo = (enquiry: TestEnquiry, name: string): string =>
  letter(
    {
      From: enquiry.email,
      To: SALES,
      'Message-ID': `<${name}@mail.menon.example>`,
      'In-Reply-To': enquiry.ids.acknowledgement,
    },
    `Words of ${name}.`,
  );

export async function deliverAll(
  room: TestRoom,
  letters: readonly (string | Buffer)[],
): Promise<number> {
  let refused = 0;
  const waiting = [...letters];
  const postman = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      await room.server.deliver(SALES, one).catch(() => (refused += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, postman));
  return refused;
}

export const count = async (room: TestRoom, from: string): Promise<number> =>
  Number((await room.rows.read<{ count: string }>(`select count(*) ${from}`))[0]?.count ?? 0);

export const until = (holds: () => Promise<boolean>, sentence: string): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(sentence);
  }, WITHIN_MS);

export const alarmIs = (room: TestRoom, subject: string, isOpen: boolean) => async () =>
  (await count(
    room,
    `from alarms where kind = 'mailbox' and subject = '${subject}' and cleared_at is null`,
  )) === (isOpen ? 1 : 0);
