import type { HeldRow } from '@studio/contract/desk/held';

/** One card: a held enquiry, with the others that have the same text. */
export interface HeldCard {
  readonly row: HeldRow;
  /** All enquiries that the card represents, the shown one first. */
  readonly ids: readonly string[];
}

/** Enquiries with the same text share a card, unless something speaks for one of them. */
export function cardsOf(rows: readonly HeldRow[]): HeldCard[] {
  const taken = new Set<string>();
  const there = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    if (taken.has(row.id)) return [];
    const alike =
      row.speaksFor.length > 0 ? [] : row.alike.filter((id) => there.has(id) && !taken.has(id));
    const ids = [row.id, ...alike];
    for (const id of ids) taken.add(id);
    return [{ row, ids }];
  });
}

export const speaksForPerson = ({ row }: HeldCard): boolean => row.speaksFor.length > 0;
