/** The first and last days of an entry; an omitted one sets no limit. */
interface Dated {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether an entry is shown on a day: both dates are included. Days are in UTC, like the build. */
export function isShown({ from = '', until = '9999-12-31' }: Dated, today: Date): boolean {
  const day = today.toISOString().slice(0, 10);
  return from <= day && day <= until;
}
