import { memo } from 'react';
import { EnquiryLine } from '#parts/EnquiryLine.tsx';
import type { Item } from './due-groups.ts';
import { toggleChosen, useIsChosen, useIsSelected } from './selection.store.ts';

interface ListedRowProps {
  readonly item: Extract<Item, { kind: 'row' }>;
  readonly href: string;
  readonly ownerName: string | null;
  readonly isOpen: boolean;
}

/** A row knows by itself whether it is selected or chosen; its list does not. */
export const ListedRow = memo(function ListedRow({
  item,
  href,
  ownerName,
  isOpen,
}: ListedRowProps) {
  const { row, nth, of } = item;
  return (
    <EnquiryLine
      row={row}
      href={href}
      ownerName={ownerName}
      nth={nth}
      of={of}
      isSelected={useIsSelected(row.id)}
      isChosen={useIsChosen(row.id)}
      isOpen={isOpen}
      onChoose={toggleChosen}
    />
  );
});
