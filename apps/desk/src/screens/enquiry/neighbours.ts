import type { EnquiryRow } from '@studio/contract/desk/responses';

export interface Neighbours {
  readonly previous: EnquiryRow | undefined;
  readonly next: EnquiryRow | undefined;
  /** Counted from 1; 0 if it is not in this list. */
  readonly place: number;
  readonly count: number;
}

export function neighboursOf(rows: readonly EnquiryRow[], id: string): Neighbours {
  const at = rows.findIndex((row) => row.id === id);
  return {
    previous: at > 0 ? rows[at - 1] : undefined,
    next: at === -1 ? undefined : rows[at + 1],
    place: at + 1,
    count: rows.length,
  };
}

/** What to open next: the next enquiry that is the user's or has no owner, otherwise the one before. */
export function nextToWorkOn(
  rows: readonly EnquiryRow[],
  id: string,
  meId: string,
): EnquiryRow | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const isMine = ({ ownerId, state, id: other }: EnquiryRow): boolean =>
    other !== id && state !== 'closed' && (ownerId === null || ownerId === meId);
  return rows.slice(at + 1).find(isMine) ?? rows.slice(0, Math.max(0, at)).findLast(isMine);
}
