import type { Cluster } from '../cluster.ts';
import type { MailRecord } from '../mail-record.ts';

export interface Losses {
  readonly stored: number;
  /** Acknowledged, but without a row with that key and reference. */
  readonly lost: number;
  readonly duplicateRows: number;
  /** Acknowledged, but not in the mail server's record. */
  readonly undelivered: number;
  readonly sentAgain: number;
}

/** Compares the acknowledgements that visitors received with the table and with the mail server's record. */
export async function countLosses(
  cluster: Pick<Cluster, 'query'>,
  acknowledged: ReadonlyMap<string, string>,
  mails: MailRecord | undefined,
): Promise<Losses> {
  const rows = await cluster.query<{ key: string; reference: string; subject: string }>(
    'select idempotency_key as key, reference, subject from enquiries',
  );
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  const answers = [...acknowledged];
  const taken = mails?.taken ?? new Map<string, number>();
  return {
    stored: rows.length,
    lost: answers.filter(([key, reference]) => stored.get(key) !== reference).length,
    duplicateRows: rows.length - new Set(rows.map(({ subject }) => subject)).size,
    undelivered: answers.filter(([, reference]) => !taken.has(reference)).length,
    sentAgain: [...taken.values()].reduce((sum, times) => sum + times - 1, 0),
  };
}
