/** The days of an entry; one that is left out sets no limit. */
interface Dated {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether an entry is shown on a day: both dates count. The day is UTC's, as the build's is. */
export function isShown({ from = '', until = '9999-12-31' }: Dated, today: Date): boolean {
  const day = today.toISOString().slice(0, 10);
  return from <= day && day <= until;
}
