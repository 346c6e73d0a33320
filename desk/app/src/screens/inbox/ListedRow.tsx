import type { EnquiryRow } from '@old/contract/desk/answers';
import { memo } from 'react';
import { EnquiryLine } from '#parts/EnquiryLine.tsx';
import { toggleChosen, useIsChosen, useIsSelected } from './selection.store.ts';

interface ListedRowProps {
  readonly row: EnquiryRow;
  readonly nth: number;
  readonly of: number;
  readonly href: string;
  readonly ownerName: string | null;
  readonly isOpen: boolean;
}

/** A row knows by itself whether it is selected or chosen; its list does not. */
export const ListedRow = memo(function ListedRow(props: ListedRowProps) {
  const { id } = props.row;
  return (
    <EnquiryLine
      {...props}
      isSelected={useIsSelected(id)}
      isChosen={useIsChosen(id)}
      onChoose={toggleChosen}
    />
  );
});
