import {
  letter,
  SALES,
  type TestEnquiry,
  type TestInboundMail,
} from '@studio/tests/support/inbound-mail.ts';
import { eventually } from '@studio/tests/support/service.ts';

const AT_ONCE = 10;
const WITHIN_MS = 4 * 60_000;

/** The content of the file with this name. */
export const fileOf = (name: string): Buffer => Buffer.from(`${name} `.repeat(40_000));

/** The recipient in copy of the mail with this name. */
export const copyOf = (name: string): string => `${name}@copies.example`;

interface MailParts {
  readonly hasFile?: boolean;
  readonly hasCopy?: boolean;
}

export function replyTo(
  enquiry: TestEnquiry,
  name: string,
  { hasFile = false, hasCopy = false }: MailParts = {},
): string {
  const headers = {
    From: enquiry.email,
    To: SALES,
    ...(hasCopy && { Cc: copyOf(name) }),
    'Message-ID': `<${name}@mail.menon.example>`,
    'In-Reply-To': enquiry.ids.acknowledgement,
  };
  const words = `Words of ${name}.`;
  if (!hasFile) return letter(headers, words);
  return letter(
    { ...headers, 'Content-Type': 'multipart/mixed; boundary=b' },
    [
      '--b',
      '',
      words,
      '--b',
      `Content-Disposition: attachment; filename="${name}.txt"`,
      'Content-Transfer-Encoding: base64',
      '',
      fileOf(name).toString('base64').replace(/.{76}/gu, '$&\r\n'),
      '--b--',
    ].join('\r\n'),
  );
}

/** Returns those that the mail server refused. */
export async function deliverAll(
  room: TestInboundMail,
  letters: readonly (string | Buffer)[],
): Promise<number[]> {
  const refused: number[] = [];
  const waiting = [...letters.entries()];
  const postman = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, one] = next;
      await room.server.deliver(SALES, one).catch(() => refused.push(at));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, postman));
  return refused;
}

export const count = async (room: TestInboundMail, from: string): Promise<number> =>
  Number((await room.rows.read<{ count: string }>(`select count(*) ${from}`))[0]?.count ?? 0);

export const until = (holds: () => Promise<boolean>, sentence: string): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(sentence);
  }, WITHIN_MS);

export const alarmIs = (room: TestInboundMail, subject: string, isOpen: boolean) => async () =>
  (await count(
    room,
    `from alarms where kind = 'mailbox' and subject = '${subject}' and resolved_at is null`,
  )) === (isOpen ? 1 : 0);
