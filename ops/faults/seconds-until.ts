import { eventually } from '@studio/tests/support/service.ts';
import type { TestSmtp } from '@studio/tests/support/smtp.ts';

const WITHIN_MS = 5 * 60_000;

/** How long it took until a mail arrived whose subject starts with this text. */
export async function secondsUntil(mails: TestSmtp, begins: string): Promise<number> {
  const started = performance.now();
  await eventually(() => {
    const subjects = mails.received.map(({ mail }) => mail.subject ?? '');
    if (!subjects.some((subject) => subject.startsWith(begins))) throw new Error('No mail yet.');
  }, WITHIN_MS);
  return (performance.now() - started) / 1_000;
}
